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

/** `back` is the number of newer mails of that kind, or of newer sessions. */
export const rowSchema = v.union([
  textSchema,
  wholeSchema,
  v.strictObject(gameEntries),
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
type Row = Record<string, unknown>;

const isLike = (part: Row) => (row: Row) =>
  Object.entries(part).every(([name, value]) => String(row[name]) === String(value));

/** Throws an error with a Spanish message when the row does not exist. */
export function findRow(simulator: World, row: Exclude<RowReference, string | number>): Row {
  const find = (table: TableName, part: Row, problem: string, place = 0) => {
    const found = simulator.world.table(table).rows.filter(isLike(part)).at(place);
    if (!found) throw new Error(problem);
    return found;
  };
  const findNewest = (table: TableName, email: string, part: Row, back = 0) =>
    find(table, part, `No existe esa fila de ${email}.`, -1 - back);
  if ('triviaOf' in row)
    return find('trivias', { week: row.triviaOf }, `La jornada ${row.triviaOf} no tiene trivia.`);
  if ('account' in row)
    return find('users', { email: row.account }, `Nadie tiene el correo ${row.account}.`, -1);
  if ('mailTo' in row) return findNewest('mails', row.mailTo, { to: row.mailTo, kind: row.kind }, row.back);
  if ('sessionOf' in row) {
    const userId = findUserId(simulator, row.sessionOf);
    return findNewest('sessions', row.sessionOf, { userId }, row.back);
  }
  if ('predictionOf' in row) {
    const { predictionOf, ...game } = row;
    const gameId = findRowId(simulator, game);
    return findNewest('predictions', predictionOf, { gameId, userId: findUserId(simulator, predictionOf) });
  }
  const { week, game } = row;
  return find('games', { week, place: game }, `La jornada ${week} no tiene un partido ${game}.`);
}

export const findRowId = (simulator: World, row: RowReference) =>
  typeof row === 'object' ? String(findRow(simulator, row).id) : row;

export const findUserId = (simulator: World, account: string) => findRowId(simulator, { account });

/** Returns a reference to a row that finds the same row in another world with the same actions. */
export function toRowReference({ world }: World, table: TableName, id: string | number): RowReference {
  const { rows } = world.table(table);
  const place = rows.findIndex(isLike({ id }));
  const row = rows[place];
  if (!row) return id;
  const { userId, to, kind } = row;
  const countNewer = (part: Row) => rows.slice(place + 1).filter(isLike(part)).length;
  const find = (other: TableName, key: unknown): Row =>
    world.table(other).rows.find(isLike({ id: key })) ?? {};
  const getEmail = () => String(find('users', userId).email);
  const toGame = (game: Row) => ({ week: Number(game.week), game: Number(game.place) });
  const references: Partial<Record<TableName, () => RowReference>> = {
    games: () => toGame(row),
    trivias: () => ({ triviaOf: Number(row.week) }),
    users: () => ({ account: String(row.email) }),
    mails: () => ({ mailTo: String(to), kind: kind as 'code', back: countNewer({ to, kind }) }),
    sessions: () => ({ sessionOf: getEmail(), back: countNewer({ userId }) }),
    predictions: () => ({ predictionOf: getEmail(), ...toGame(find('games', row.gameId)) }),
  };
  return references[table]?.() ?? id;
}
