/** References to rows whose id differs between worlds. */
import * as v from 'valibot';
import type { MockControl, TableName } from '../../mock-server/index.ts';
import { copy } from '../copy.ts';

export const textSchema = v.pipe(v.string(), v.maxLength(2_000));
export const wholeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The tables whose rows an action can change: all but Ranking, which is computed. */
export const tableSchema = v.picklist(
  Object.keys(copy.tableNames).filter((name) => name !== 'ranking'),
) as unknown as v.GenericSchema<TableName>;

/** `game` is the one-based position of the game in its week, in order of kick-off. */
const gameEntries = { week: wholeSchema, game: wholeSchema };
const gameSchema = v.strictObject(gameEntries);
export type GameReference = v.InferOutput<typeof gameSchema>;

/** `back` is the number of newer mails of that kind, or of newer sessions. */
export const rowSchema = v.union([
  textSchema,
  wholeSchema,
  gameSchema,
  v.strictObject({ triviaOf: wholeSchema }),
  v.strictObject({ account: textSchema }),
  v.strictObject({ mailTo: textSchema, kind: v.picklist(['code', 'link']), back: wholeSchema }),
  v.strictObject({ sessionOf: textSchema, back: wholeSchema }),
  v.strictObject({ predictionOf: textSchema, ...gameEntries }),
]);
export type RowReference = v.InferOutput<typeof rowSchema>;

export function describeReference(table: string, row: RowReference): string {
  if (typeof row !== 'object') return `${(copy.tableNames as Record<string, string>)[table] ?? table} ${row}`;
  if ('triviaOf' in row) return `la trivia de la jornada ${row.triviaOf}`;
  if ('account' in row) return `la cuenta ${row.account}`;
  if ('mailTo' in row) return `un correo de ${row.mailTo}`;
  if ('sessionOf' in row) return `una sesión de ${row.sessionOf}`;
  const game = `el partido ${row.game} de la jornada ${row.week}`;
  return 'predictionOf' in row ? `el pronóstico de ${row.predictionOf} en ${game}` : game;
}

type World = Pick<MockControl, 'world'>;

function findGameId({ world }: World, { week, game }: GameReference): string {
  const found = world.table('games').rows.find((row) => row.week === week && row.place === game);
  if (!found) throw new Error(`La jornada ${week} no tiene un partido ${game}.`);
  return String(found.id);
}

export function findUserId({ world }: World, email: string): string {
  const found = world.table('users').rows.findLast((row) => row.email === email);
  if (!found) throw new Error(`Nadie tiene el correo ${email}.`);
  return String(found.id);
}

export function findTrivia({ world }: World, week: number) {
  const found = world.table('trivias').rows.find((row) => row.week === week);
  if (!found) throw new Error(`La jornada ${week} no tiene trivia.`);
  return found;
}

type Row = Record<string, unknown>;

function findNewest(rows: readonly Row[], email: string, back = 0): string {
  const found = rows.at(-1 - back);
  if (!found) throw new Error(`No existe esa fila de ${email}.`);
  return String(found.id);
}

export function findRowId(simulator: World, row: RowReference): string | number {
  if (typeof row !== 'object') return row;
  if ('triviaOf' in row) return String(findTrivia(simulator, row.triviaOf).id);
  if ('account' in row) return findUserId(simulator, row.account);
  const { rows: mails } = simulator.world.table('mails');
  if ('mailTo' in row) {
    const sent = mails.filter(({ to, kind }) => to === row.mailTo && kind === row.kind);
    return findNewest(sent, row.mailTo, row.back);
  }
  const isOf = (email: string) => {
    const id = findUserId(simulator, email);
    return ({ userId }: Row) => String(userId) === id;
  };
  if ('sessionOf' in row) {
    const opened = simulator.world.table('sessions').rows.filter(isOf(row.sessionOf));
    return findNewest(opened, row.sessionOf, row.back);
  }
  const game = findGameId(simulator, row);
  if (!('predictionOf' in row)) return game;
  const sent = simulator.world.table('predictions').rows.filter(isOf(row.predictionOf));
  return findNewest(
    sent.filter(({ gameId }) => String(gameId) === game),
    row.predictionOf,
  );
}

function toGameReference({ world }: World, id: unknown): GameReference {
  const found = world.table('games').rows.find((row) => String(row.id) === String(id));
  return { week: Number(found?.week), game: Number(found?.place) };
}

/** Returns a reference to a row that finds the same row in another world with the same actions. */
export function toRowReference(simulator: World, table: TableName, id: string | number): RowReference {
  const { rows } = simulator.world.table(table);
  const place = rows.findIndex((row) => String(row.id) === String(id));
  const row = rows[place];
  if (!row) return id;
  const newer = rows.slice(place + 1);
  const getEmail = () =>
    String(simulator.world.table('users').rows.find((user) => String(user.id) === String(row.userId))?.email);
  switch (table) {
    case 'games':
      return toGameReference(simulator, id);
    case 'trivias':
      return { triviaOf: Number(row.week) };
    case 'users':
      return { account: String(row.email) };
    case 'mails': {
      const back = newer.filter(({ to, kind }) => to === row.to && kind === row.kind).length;
      return { mailTo: String(row.to), kind: row.kind as 'code', back };
    }
    case 'sessions':
      return { sessionOf: getEmail(), back: newer.filter(({ userId }) => userId === row.userId).length };
    case 'predictions':
      return { predictionOf: getEmail(), ...toGameReference(simulator, row.gameId) };
    default:
      return id;
  }
}
