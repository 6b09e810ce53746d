/** References to rows of the world, whose id differs between worlds. */
import type { MockControl, TableName } from '../api.ts';
import type { RowReference } from './game-types.ts';

type World = MockControl['world'];
type Row = Record<string, unknown>;

interface Call {
  method: string;
  url: string;
}

/** Whether a call of the log has the method and the address of another one. */
export const isSameCall = (call: Call) => (other: Call) =>
  other.method === call.method && other.url === call.url;

/** Returns the facts of edits that are no undos, the oldest first. */
export const listEdits = (world: World) =>
  world.facts().filter((fact) => fact.kind === 'edit' && fact.payload.undoes === undefined);

const hasValues = (values: Row) => (row: Row) =>
  Object.entries(values).every(([name, value]) => String(row[name]) === String(value));

/** Returns the row of a reference. Throws an error with a Spanish message when the row does not exist. */
export function findReferencedRow(world: World, row: Exclude<RowReference, string | number>): Row {
  const find = (table: TableName, values: Row, problem: string, place = 0) => {
    const match = world.table(table).rows.filter(hasValues(values)).at(place);
    if (!match) throw new Error(problem);
    return match;
  };
  const findNewest = (table: TableName, email: string, values: Row, back = 0) =>
    find(table, values, `No existe esa fila de ${email}.`, -1 - back);
  if ('triviaOf' in row)
    return find('trivias', { week: row.triviaOf }, `La jornada ${row.triviaOf} no tiene trivia.`);
  if ('account' in row)
    return find('users', { email: row.account }, `Nadie tiene el correo ${row.account}.`, -1);
  if ('mailTo' in row) return findNewest('mails', row.mailTo, { to: row.mailTo, kind: row.kind }, row.back);
  if ('sessionOf' in row) {
    const userId = findUserId(world, row.sessionOf);
    return findNewest('sessions', row.sessionOf, { userId }, row.back);
  }
  if ('predictionOf' in row) {
    const { predictionOf, ...game } = row;
    const gameId = findRowId(world, game);
    return findNewest('predictions', predictionOf, { gameId, userId: findUserId(world, predictionOf) });
  }
  const { week, game } = row;
  return find('games', { week, place: game }, `La jornada ${week} no tiene un partido ${game}.`);
}

export const findRowId = (world: World, row: RowReference) =>
  typeof row === 'object' ? String(findReferencedRow(world, row).id) : row;

export const findUserId = (world: World, account: string) => findRowId(world, { account });

/** Returns a reference to a row that finds the same row in another world with the same actions. */
export function toRowReference(world: World, table: TableName, id: string | number): RowReference {
  const { rows } = world.table(table);
  const place = rows.findIndex(hasValues({ id }));
  const row = rows[place];
  if (!row) return id;
  const { userId, to, kind } = row;
  const countNewer = (values: Row) => rows.slice(place + 1).filter(hasValues(values)).length;
  const find = (other: TableName, key: unknown): Row =>
    world.table(other).rows.find(hasValues({ id: key })) ?? {};
  const getEmail = () => String(find('users', userId).email);
  const toGame = (game: Row) => ({ week: Number(game.week), game: Number(game.place) });
  const references: Partial<Record<TableName, () => RowReference>> = {
    games: () => toGame(row),
    trivias: () => ({ triviaOf: Number(row.week) }),
    users: () => ({ account: String(row.email) }),
    mails: () => ({ mailTo: String(to), kind: kind as 'code' | 'link', back: countNewer({ to, kind }) }),
    sessions: () => ({ sessionOf: getEmail(), back: countNewer({ userId }) }),
    predictions: () => ({ predictionOf: getEmail(), ...toGame(find('games', row.gameId)) }),
  };
  return references[table]?.() ?? id;
}
