import type { Author, Change, Fact } from '../history/facts.ts';
import type { World } from '../history/world.ts';
import { TARGETS, toAttributes, toColumns } from '../models/columns.ts';
import { type AppSchema, MODELS } from '../models/index.ts';
import { findRecord, getRecords } from '../models/records.ts';
import type { TableName, Tables } from '../models/rows.ts';
import { isAwaitingResult } from '../rules/window.ts';
import { checkPatch } from './columns.ts';
import { createMissingRowError, getRowName } from './row-names.ts';

type Id = string | number;

export interface Admin {
  edit(table: TableName, id: Id, patch: Record<string, unknown>): number;
  remove(table: TableName, id: Id): number;
  publish(gameId: Id, score?: { home: number; away: number }): number;
  publishWeek(week: number): number | null;
  revoke(userId: Id): number;
  deleteUser(userId: Id): number;
  expireMail(id: Id): number;
  undo(seq?: number): number | null;
  canUndo(): boolean;
}

const pickColumns = (row: object, names: readonly string[]) =>
  structuredClone(
    Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name] ?? null])),
  );

function reverseChange({ table, id, patch, before }: Change): Change {
  if (patch === null) return { table, id, patch: before, before: null };
  return before === null
    ? { table, id, patch: null, before: patch }
    : { table, id, patch: before, before: patch };
}

function unlinkFrom(schema: AppSchema, target: TableName, id: string): Change[] {
  const keys = Object.entries(TARGETS).flatMap(([key, table]) => (table === target ? [key] : []));
  return (Object.keys(MODELS) as TableName[]).flatMap((table) =>
    getRecords(schema, table).flatMap((record) => {
      const columns = toColumns(record);
      const own = Object.entries(record).flatMap(([key, value]) =>
        keys.includes(key) && value === id ? Object.keys(toColumns({ [key]: value })) : [],
      );
      if (own.length === 0) return [];
      const patch = Object.fromEntries(own.map((name) => [name, null]));
      return [{ table, id: record.id, patch, before: pickColumns(columns, own) }];
    }),
  );
}

export function createAdmin(world: World): Admin {
  const { schema } = world;
  const getRow = <Name extends TableName>(table: Name, id: Id): Tables[Name][number] => {
    if (!schema.db[table]) throw new Error(`No existe la tabla ${table}.`);
    const row = findRecord(schema, table, id);
    if (!row) throw createMissingRowError(table, id);
    return row;
  };

  const createChange = (table: TableName, id: Id, patch: Record<string, unknown>): Change => {
    checkPatch(table, patch);
    for (const [key, value] of Object.entries(toAttributes(patch))) {
      const target = TARGETS[key as keyof typeof TARGETS];
      if (target && !findRecord(schema, target, String(value)))
        throw createMissingRowError(target, String(value));
    }
    return {
      table,
      id: String(id),
      patch,
      before: pickColumns(toColumns(getRow(table, id)), Object.keys(patch)),
    };
  };

  const commit = (label: string, changes: Change[], by: Author = 'panel', undoes?: number) =>
    world.commit('edit', { label, changes, ...(undoes !== undefined && { undoes }) }, by).seq;

  const edits = () =>
    world.timeline.applied().filter((fact): fact is Extract<Fact, { kind: 'edit' }> => fact.kind === 'edit');

  const getUndone = () => new Set(edits().map(({ payload }) => payload.undoes));
  const findUndoable = () => {
    const undone = getUndone();
    return edits().findLast(({ seq, payload }) => payload.undoes === undefined && !undone.has(seq));
  };

  const getName = (table: TableName, id: Id) => {
    if (table !== 'games') return getRowName(table, id);
    const game = schema.find('game', String(id));
    if (!game) throw createMissingRowError(table, id);
    return `${game.home?.short_name ?? '---'}–${game.away?.short_name ?? '---'}`;
  };

  return {
    edit(table, id, patch) {
      const change = createChange(table, id, patch);
      return commit(`Editar ${getName(table, id)}: ${Object.keys(patch).join(', ')}`, [change]);
    },
    remove(table, id) {
      const before = structuredClone(toColumns(getRow(table, id)));
      const removal: Change = { table, id: String(id), patch: null, before };
      return commit(`Quitar ${getName(table, id)}`, [...unlinkFrom(schema, table, String(id)), removal]);
    },
    publish(gameId, score) {
      const game = getRow('games', gameId);
      const goals = score ?? { home: game.home_goals, away: game.away_goals };
      const patch = { status: 'finalizado', home_goals: goals.home, away_goals: goals.away };
      const change = createChange('games', gameId, patch);
      return commit(`Publicar resultado ${getName('games', gameId)}: ${goals.home}-${goals.away}`, [change]);
    },
    publishWeek(number) {
      const week = schema.find('week', String(number));
      if (!week) throw new Error(`No existe la jornada ${number}.`);
      const awaited = week.games.models.filter((game) => isAwaitingResult(game, week, world.now()));
      if (awaited.length === 0) return null;
      const changes = awaited.map(({ id, home_goals, away_goals }) =>
        createChange('games', String(id), { status: 'finalizado', home_goals, away_goals }),
      );
      return commit(`Publicar resultados: ${week.alias ?? `Jornada ${number}`}`, changes);
    },
    revoke(userId) {
      const { email } = getRow('users', userId);
      const open = schema.where('session', { userId: String(userId), revoked: false }).models;
      const changes = open.map(({ id }) => createChange('sessions', String(id), { revoked: true }));
      return commit(`Cerrar las sesiones de ${email}`, changes, 'other-device');
    },
    deleteUser(userId) {
      const { email } = getRow('users', userId);
      return commit(`Borrar la cuenta ${email}`, [
        createChange('users', userId, { deleted_at: world.now() }),
      ]);
    },
    expireMail(id) {
      return commit(`Vencer correo ${id}`, [createChange('mails', id, { expires_at: world.now() })]);
    },
    undo(seq) {
      const fact = seq === undefined ? findUndoable() : edits().find((one) => one.seq === seq);
      if (!fact) return null;
      if (getUndone().has(fact.seq)) throw new Error(`La edición ${fact.seq} ya se deshizo.`);
      const changes = fact.payload.changes.map(reverseChange).reverse();
      return commit(`Deshacer: ${fact.payload.label}`, changes, 'panel', fact.seq);
    },
    canUndo: () => findUndoable() !== undefined,
  };
}
