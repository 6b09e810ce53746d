import type { RowDiff } from '../../mock-server/index.ts';
import type { MockControl, TableName } from '../api.ts';
import { copy } from '../copy/shared.ts';
import { describeValues, SCORES, writeChange, writeSeenScore } from './changes.ts';

type Row = Record<string, unknown>;

/** Returns functions that name rows and describe their changes. They read related rows from the current branch. */
export function createRowNames({ world }: { world: Pick<MockControl['world'], 'table'> }) {
  const tables = new Map<TableName, Map<string, Row>>();
  const find = (table: TableName, id: unknown): Row | undefined => {
    const rows = tables.get(table) ?? new Map(world.table(table).rows.map((row) => [String(row.id), row]));
    tables.set(table, rows);
    return rows.get(String(id));
  };
  const getTeam = (id: unknown) => String(find('teams', id)?.short_name ?? '---');
  const getUser = (id: unknown) => String(find('users', id)?.nickname ?? `Cuenta ${id}`);
  const getGame = (id: unknown) => String(find('games', id)?.match ?? 'Partido quitado');
  const names: Record<TableName | 'ranking', (row: Row) => string> = {
    games: (row) => `${getTeam(row.homeId)}–${getTeam(row.awayId)}`,
    weeks: (row) => copy.week(String(row.number)),
    trivias: (row) => `Trivia de la jornada ${row.weekId}`,
    users: (row) => String(row.nickname),
    ranking: (row) => String(row.nickname),
    predictions: (row) => `${getUser(row.userId)}, ${getGame(row.gameId)}`,
    answers: (row) => getUser(row.userId),
    sessions: (row) => getUser(row.userId),
    mails: (row) => String(row.subject),
    faults: (row) => String(row.label),
    teams: (row) => String(row.name),
  };
  /** Replaces the ids of teams, accounts and other rows in a row by their names. */
  const replaceIds = (row: Row): Row => ({
    ...row,
    ...('homeId' in row && { homeId: getTeam(row.homeId), awayId: getTeam(row.awayId) }),
    ...('userId' in row && { userId: getUser(row.userId) }),
    ...('gameId' in row && { gameId: getGame(row.gameId) }),
  });
  return {
    getName: (table: TableName | 'ranking', row: Row) => names[table](row),
    /** Describes in one line how a row differs between two branches. */
    describeRowDiff(table: TableName, { columns, before, after }: RowDiff): string {
      const row: Row = after ?? before ?? {};
      const name = names[table](row);
      if (before && after) {
        // In the order of the table's columns.
        const inOrder = world.table(table).columns.map((column) => column.name);
        const changed = inOrder.filter((column) => columns.includes(column));
        const score = getSameScore(changed, after);
        return `${name}${score}: ${describeValues(changed, replaceIds(before), replaceIds(after))}`;
      }
      const score = SCORES.find((pair) => pair.every((name) => name in row))?.map((name) => row[name]);
      const value = score?.join('–') ?? String(row.answer ?? 'está');
      return `${name}: ${before ? writeChange(value, 'no está') : writeChange('no está', value)}`;
    },
  };
}

/** Returns the score of a game or of a prediction whose other values differ, such as ` (2–1)`; empty without one. */
function getSameScore(changed: readonly string[], row: Row): string {
  const pair = SCORES.find((names) => names.every((name) => name in row)) ?? [];
  if (changed.includes('score') || changed.some((name) => pair.includes(name))) return '';
  if ('score' in row) return row.score ? ` (${writeSeenScore(row)})` : '';
  return pair.length > 0 ? ` (${pair.map((name) => row[name]).join('–')})` : '';
}
