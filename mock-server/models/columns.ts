/**
 * The panel and `edit` facts use columns such as `week`, `home_id` and `user_id` instead of Mirage's foreign keys
 * (`weekId`, `homeId`, `userId`), and leave out the lists of related records. `toColumns` converts a record of the
 * database to columns, `toAttributes` converts columns back.
 */

type Row = Record<string, unknown>;

const FOREIGN_KEYS: Readonly<Record<string, string>> = {
  week: 'weekId',
  home_id: 'homeId',
  away_id: 'awayId',
  user_id: 'userId',
  game_id: 'gameId',
  trivia_id: 'triviaId',
};
const COLUMNS = Object.fromEntries(Object.entries(FOREIGN_KEYS).map(([column, key]) => [key, column]));
export const TARGETS = {
  weekId: 'weeks',
  homeId: 'teams',
  awayId: 'teams',
  userId: 'users',
  gameId: 'games',
  triviaId: 'trivias',
} as const;

const HIDDEN: ReadonlySet<string> = new Set(['gameIds']);

export function toColumns(record: object): Row {
  const entries = Object.entries(record).filter(([name]) => !HIDDEN.has(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      COLUMNS[name] ?? name,
      name === 'weekId' && value !== null ? Number(value) : value,
    ]),
  );
}

export const toAttributes = (columns: Row): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => {
      const key = FOREIGN_KEYS[name];
      return key ? [key, value === null ? null : String(value)] : [name, value];
    }),
  );
