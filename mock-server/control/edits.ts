import { type AnyRow, checkPatch } from '../admin/tables.ts';
import type { BackEnd } from '../back-end.ts';
import { hidePassword } from '../catalogue/disguised-password.ts';
import type { Author } from '../engine/facts.ts';
import type { RowChange } from '../facts/edit.ts';
import type { AppSchema } from '../models/index.ts';
import { findRow, getMatchName, getRows } from '../models/rows.ts';
import {
  isTable,
  RECORD_TABLES,
  type RecordName,
  type Row,
  TARGETS,
  type TableName,
} from '../models/tables.ts';
import { isEmail } from '../rules/registration.ts';
import { isAwaitingResult } from '../rules/status.ts';
import type { World } from '../world.ts';
import { NOUNS } from './table-nouns.ts';
import { createUndo } from './undo-edit.ts';

export type Id = string | number;

/**
 * Returns the methods that edit rows. Each edit is one fact, which can be undone. `getUserId` returns the id of the
 * current user for a missing id.
 */
export function createEditControl(backEnd: BackEnd, getUserId: (id: Id | undefined) => Id) {
  const { world, change } = backEnd;
  const { schema } = world;
  const commit = (label: string, changes: RowChange[], by: Author = 'panel', undoes?: number) => {
    for (const { table, id, patch } of changes) if (table === 'users' && patch) checkEmail(schema, id, patch);
    return world.commit('edit', { label, changes, undoes }, by).seq;
  };

  return {
    /**
     * Changes columns of one row; resolves to the fact's `seq`. Rejects an unknown table or row, a column that can't
     * be edited, a value of a wrong type or out of its bounds, the id of an unknown row, and an e-mail that is invalid
     * or another account's.
     */
    edit: (table: TableName, id: Id, patch: Record<string, unknown>) =>
      change(() => {
        const edited = createRowChange(world, table, id, table === 'users' ? cleanUser(patch) : patch);
        return commit(`Editar ${getName(world, table, id)}: ${Object.keys(patch).join(', ')}`, [edited]);
      }),
    ...createUndo(backEnd, commit),
    /** Ends a game with `score`, by default with the goals of its row; resolves to the fact's `seq`. */
    publish: (id: Id, score?: { home: number; away: number }) =>
      change(() => {
        const { home_goals, away_goals } = getRow(world, 'games', id);
        const { home, away } = score ?? { home: home_goals, away: away_goals };
        const patch = { status: 'finalizado', home_goals: home, away_goals: away };
        const result = createRowChange(world, 'games', id, patch);
        return commit(`Publicar resultado ${getName(world, 'games', id)}: ${home}-${away}`, [result]);
      }),
    /**
     * Ends the games of a week that have no result yet, in one fact. Final, postponed, cancelled and unpublished
     * games don't change. Resolves to the fact's `seq`, or to null when no game has to end.
     */
    publishWeek: (number: number) =>
      change(() => {
        const week = findRow(schema, 'weeks', number);
        if (!week) throw new Error(`No existe la jornada ${number}.`);
        const awaited = getRows(schema, 'games').filter(
          (game) => game.weekId === week.id && isAwaitingResult(game, week, world.now()),
        );
        if (awaited.length === 0) return null;
        const changes = awaited.map(({ id, home_goals, away_goals }) =>
          createRowChange(world, 'games', id, { status: 'finalizado', home_goals, away_goals }),
        );
        return commit(`Publicar resultados: ${week.alias ?? `Jornada ${number}`}`, changes);
      }),
    remove: (id: Id, table: TableName = 'games') =>
      change(() => {
        const before = structuredClone(getAnyRow(world, table, id));
        const removal: RowChange = { table, id: String(id), patch: null, before };
        const label = `Quitar ${getName(world, table, id)}`;
        return commit(label, [...createUnlinkChanges(schema, table, String(id)), removal]);
      }),
    /** Ends all open sessions of an account, by default of the current user. The fact's author is `other-device`. */
    revoke: (id?: Id) =>
      change(() => {
        const userId = getUserId(id);
        const { email } = getRow(world, 'users', userId);
        const changes = getRows(schema, 'sessions')
          .filter((session) => session.userId === String(userId) && !session.revoked)
          .map(({ id }) => createRowChange(world, 'sessions', id, { revoked: true }));
        return commit(`Cerrar las sesiones de ${email}`, changes, 'other-device');
      }),
    deleteUser: (id?: Id) =>
      change(() => {
        const userId = getUserId(id);
        const { email } = getRow(world, 'users', userId);
        const deletion = createRowChange(world, 'users', userId, { deleted_at: world.now() });
        return commit(`Borrar la cuenta ${email}`, [deletion]);
      }),
  };
}

/** Returns the patch with the e-mail as a registration stores it. */
function cleanUser(patch: Record<string, unknown>): Record<string, unknown> {
  const { email } = patch;
  return hidePassword(typeof email === 'string' ? { ...patch, email: email.trim().toLowerCase() } : patch);
}

/** Throws in Spanish when the account would have an invalid e-mail, or that of another account which is not deleted. */
function checkEmail(schema: AppSchema, id: string, patch: Record<string, unknown>): void {
  if (!('email' in patch || 'deleted_at' in patch)) return;
  const row = { ...findRow(schema, 'users', id), ...patch };
  const email = String(row.email);
  if ('email' in patch && !isEmail(email)) throw new Error(`No es un correo: “${email}”.`);
  const others = getRows(schema, 'users').filter((user) => user.id !== id && user.deleted_at === null);
  const isLiving = (row.deleted_at ?? null) === null;
  if (isLiving && others.some((user) => user.email === email))
    throw new Error(`Ese correo ya es de otra cuenta: ${email}.`);
}

export function createRowChange(
  world: World,
  table: TableName,
  id: Id,
  patch: Record<string, unknown>,
): RowChange {
  checkPatch(table, patch);
  for (const [key, value] of Object.entries(patch)) {
    const target = TARGETS[key];
    if (target) getRow(world, target, String(value));
  }
  const before = pickColumns(getAnyRow(world, table, id), Object.keys(patch));
  return { table, id: String(id), patch, before };
}

/** Returns a row. Throws in Spanish for an unknown table or id. */
export function getRow<Name extends RecordName>(world: World, table: Name, id: Id): Row<Name> {
  if (!isTable(table)) throw new Error(`No existe la tabla ${table}.`);
  return requireRow(findRow(world.schema, table, id), table, id);
}

const getAnyRow = (world: World, table: TableName, id: Id): AnyRow =>
  table === 'faults'
    ? { ...requireRow(world.faults.find(String(id)), table, id) }
    : { ...getRow(world, table, id) };

function requireRow<Row>(row: Row | null, table: TableName, id: Id): Row {
  if (!row) throw new Error(`No existe ${NOUNS[table].join(' ')} (${id}).`);
  return row;
}

const pickColumns = (row: AnyRow, names: readonly string[]) =>
  structuredClone(Object.fromEntries(names.map((name) => [name, row[name] ?? null])));

/** Returns the changes that replace the foreign keys to a row by null. */
function createUnlinkChanges(schema: AppSchema, target: TableName, id: string): RowChange[] {
  return RECORD_TABLES.flatMap((table) =>
    getRows(schema, table).flatMap((record): RowChange[] => {
      const keys = Object.entries(record).flatMap(([name, value]) =>
        TARGETS[name] === target && value === id ? [name] : [],
      );
      if (keys.length === 0) return [];
      const patch = Object.fromEntries(keys.map((name) => [name, null]));
      return [{ table, id: record.id, patch, before: pickColumns(record, keys) }];
    }),
  );
}

function getName(world: World, table: TableName, id: Id): string {
  if (table === 'games') return getMatchName(world.schema, getRow(world, 'games', id));
  if (table === 'trivias') return `trivia de la jornada ${getRow(world, 'trivias', id).weekId}`;
  return `${NOUNS[table][1]} ${id}`;
}
