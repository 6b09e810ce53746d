import type { Author, Change, Fact } from '../history/facts.ts';
import type { World } from '../history/world.ts';
import { type AppSchema, MODELS, TARGETS, type TableName, type Tables } from '../models/index.ts';
import { findRecord, getRecords } from '../models/read-records.ts';
import { isAwaitingResult } from '../rules/window.ts';
import { checkPatch } from './columns.ts';
import { createMissingRowError, getRowName } from './row-names.ts';

type Id = string | number;

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
  return (Object.keys(MODELS) as TableName[]).flatMap((table) =>
    getRecords(schema, table).flatMap((record): Change[] => {
      const keys = Object.entries(record).flatMap(([name, value]) =>
        TARGETS[name] === target && value === id ? [name] : [],
      );
      if (keys.length === 0) return [];
      const patch = Object.fromEntries(keys.map((name) => [name, null]));
      return [{ table, id: record.id, patch, before: pickColumns(record, keys) }];
    }),
  );
}

export function createAdmin(world: World) {
  const { schema } = world;
  const getRow = <Name extends TableName>(table: Name, id: Id): Tables[Name][number] => {
    if (!schema.db[table]) throw new Error(`No existe la tabla ${table}.`);
    const row = findRecord(schema, table, id);
    if (!row) throw createMissingRowError(table, id);
    return row;
  };

  const createChange = (table: TableName, id: Id, patch: Record<string, unknown>): Change => {
    checkPatch(table, patch);
    for (const [key, value] of Object.entries(patch)) {
      const target = TARGETS[key];
      if (target && !findRecord(schema, target, String(value)))
        throw createMissingRowError(target, String(value));
    }
    return {
      table,
      id: String(id),
      patch,
      before: pickColumns(getRow(table, id), Object.keys(patch)),
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
    edit(table: TableName, id: Id, patch: Record<string, unknown>) {
      const change = createChange(table, id, patch);
      return commit(`Editar ${getName(table, id)}: ${Object.keys(patch).join(', ')}`, [change]);
    },
    remove(table: TableName, id: Id) {
      const before = structuredClone({ ...getRow(table, id) });
      const removal: Change = { table, id: String(id), patch: null, before };
      return commit(`Quitar ${getName(table, id)}`, [...unlinkFrom(schema, table, String(id)), removal]);
    },
    publish(gameId: Id, score?: { home: number; away: number }) {
      const game = getRow('games', gameId);
      const goals = score ?? { home: game.home_goals, away: game.away_goals };
      const patch = { status: 'finalizado', home_goals: goals.home, away_goals: goals.away };
      const change = createChange('games', gameId, patch);
      return commit(`Publicar resultado ${getName('games', gameId)}: ${goals.home}-${goals.away}`, [change]);
    },
    publishWeek(number: number) {
      const week = schema.find('week', String(number));
      if (!week) throw new Error(`No existe la jornada ${number}.`);
      const awaited = week.games.models.filter((game) => isAwaitingResult(game, week, world.now()));
      if (awaited.length === 0) return null;
      const changes = awaited.map(({ id, home_goals, away_goals }) =>
        createChange('games', String(id), { status: 'finalizado', home_goals, away_goals }),
      );
      return commit(`Publicar resultados: ${week.alias ?? `Jornada ${number}`}`, changes);
    },
    revoke(userId: Id) {
      const { email } = getRow('users', userId);
      const open = schema.where('session', { userId: String(userId), revoked: false }).models;
      const changes = open.map(({ id }) => createChange('sessions', String(id), { revoked: true }));
      return commit(`Cerrar las sesiones de ${email}`, changes, 'other-device');
    },
    deleteUser(userId: Id) {
      const { email } = getRow('users', userId);
      return commit(`Borrar la cuenta ${email}`, [
        createChange('users', userId, { deleted_at: world.now() }),
      ]);
    },
    expireMail(id: Id) {
      return commit(`Vencer correo ${id}`, [createChange('mails', id, { expires_at: world.now() })]);
    },
    undo(seq?: number) {
      const fact = seq === undefined ? findUndoable() : edits().find((edit) => edit.seq === seq);
      if (!fact) return null;
      if (getUndone().has(fact.seq)) throw new Error(`La edición ${fact.seq} ya se deshizo.`);
      const changes = fact.payload.changes.map(reverseChange).reverse();
      return commit(`Deshacer: ${fact.payload.label}`, changes, 'panel', fact.seq);
    },
    canUndo: () => findUndoable() !== undefined,
  };
}
