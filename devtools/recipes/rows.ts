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

/** Throws an error with a Spanish message when the row does not exist. */
export function findRow(simulator: World, row: Exclude<RowReference, string | number>): Row {
  const find = (table: TableName, fits: (row: Row) => boolean, problem: string, place = 0) => {
    const found = simulator.world.table(table).rows.filter(fits).at(place);
    if (!found) throw new Error(problem);
    return found;
  };
  const findNewest = (table: TableName, email: string, fits: (row: Row) => boolean, back = 0) =>
    find(table, fits, `No existe esa fila de ${email}.`, -1 - back);
  if ('triviaOf' in row) {
    const { triviaOf } = row;
    return find('trivias', ({ week }) => week === triviaOf, `La jornada ${triviaOf} no tiene trivia.`);
  }
  if ('account' in row) {
    const { account } = row;
    return find('users', ({ email }) => email === account, `Nadie tiene el correo ${account}.`, -1);
  }
  if ('mailTo' in row) {
    const { mailTo, back } = row;
    return findNewest('mails', mailTo, ({ to, kind }) => to === mailTo && kind === row.kind, back);
  }
  if ('sessionOf' in row) {
    const user = findUserId(simulator, row.sessionOf);
    return findNewest('sessions', row.sessionOf, ({ userId }) => String(userId) === user, row.back);
  }
  if ('predictionOf' in row) {
    const { predictionOf, ...played } = row;
    const game = findRowId(simulator, played);
    const user = findUserId(simulator, predictionOf);
    const isSent = ({ userId, gameId }: Row) => String(userId) === user && String(gameId) === game;
    return findNewest('predictions', predictionOf, isSent);
  }
  const problem = `La jornada ${row.week} no tiene un partido ${row.game}.`;
  return find('games', ({ week, place }) => week === row.week && place === row.game, problem);
}

export const findRowId = (simulator: World, row: RowReference) =>
  typeof row === 'object' ? String(findRow(simulator, row).id) : row;

export const findUserId = (simulator: World, account: string) => findRowId(simulator, { account });

/** Returns a reference to a row that finds the same row in another world with the same actions. */
export function toRowReference({ world }: World, table: TableName, id: string | number): RowReference {
  const { rows } = world.table(table);
  const place = rows.findIndex((row) => String(row.id) === String(id));
  const row = rows[place];
  if (!row) return id;
  const newer = rows.slice(place + 1);
  const find = (other: TableName, key: unknown): Row =>
    world.table(other).rows.find((candidate) => String(candidate.id) === String(key)) ?? {};
  const getEmail = () => String(find('users', row.userId).email);
  const toGame = (game: Row) => ({ week: Number(game.week), game: Number(game.place) });
  switch (table) {
    case 'games':
      return toGame(row);
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
      return { predictionOf: getEmail(), ...toGame(find('games', row.gameId)) };
    default:
      return id;
  }
}
