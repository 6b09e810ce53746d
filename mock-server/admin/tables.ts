import * as v from 'valibot';
import { findBrokenBound } from '../catalogue/bounds.ts';
import { REFUSALS } from '../catalogue/catalogue.ts';
import { GAME_STATUSES, isGameStatus } from '../catalogue/statuses.ts';
import { COLUMN_TYPES, type ColumnType, TYPES } from '../models/columns.ts';
import { getMatchName, getRows } from '../models/rows.ts';
import { getRowsAt } from '../models/rows-at.ts';
import { COLUMNS, isTable, type TableName } from '../models/tables.ts';
import { getGameRefusal } from '../rules/bet.ts';
import { getCurrentWeek } from '../rules/current-week.ts';
import { getScore } from '../rules/live-score.ts';
import { getPredictionPoints } from '../rules/points.ts';
import { getStatus, isPublished } from '../rules/status.ts';
import { getCutoff, getOpening, getWeekGames } from '../rules/window.ts';
import type { StandingsService } from '../standings/standings.ts';
import type { World } from '../world.ts';

export type ColumnView = ReturnType<typeof viewTable>['columns'][number];

const { number: _number, ...weekColumns } = COLUMNS.weeks;
const { created_at: _at, ...userColumns } = COLUMNS.users;

const EDITABLE: Partial<Record<TableName, Readonly<Record<string, v.GenericSchema>>>> = {
  teams: COLUMNS.teams,
  weeks: weekColumns,
  games: COLUMNS.games,
  trivias: COLUMNS.trivias,
  users: userColumns,
  sessions: { revoked: TYPES.boolean, created_at: TYPES.instant },
  mails: { expires_at: TYPES.instant, used: TYPES.boolean },
  predictions: { home_score: TYPES.number, away_score: TYPES.number },
};

const TYPE_NAMES: Readonly<Record<ColumnType, string>> = {
  text: 'un texto',
  number: 'un número entero',
  boolean: 'sí o no',
  date: 'una fecha como 2026-08-28',
  time: 'una hora como 19:00:00',
  instant: 'un momento en milisegundos',
  list: 'una lista de textos',
};

export function checkPatch(table: TableName, patch: Record<string, unknown>) {
  const columns = Object.hasOwn(EDITABLE, table) ? EDITABLE[table] : undefined;
  if (!columns) throw new Error(`La tabla ${table} no se edita a mano.`);
  if (Object.keys(patch).length === 0)
    throw new Error(`${table}: di qué columna cambia: ${Object.keys(columns).join(', ')}.`);
  for (const [column, value] of Object.entries(patch)) {
    const schema = columns[column];
    const type = schema && getColumnType(schema);
    if (!type)
      throw new Error(
        `${table}.${column} no se edita. Se puede cambiar: ${Object.keys(columns).join(', ')}.`,
      );
    const bound = findBrokenBound(column, value);
    const isNumber = typeof value === 'number';
    if (!v.is(schema, value))
      throw new Error(`${table}.${column} espera ${(isNumber && bound) || TYPE_NAMES[type]}.`);
    if (table === 'games' && column === 'status' && value !== null && !isGameStatus(value))
      throw new Error(`games.status espera ${GAME_STATUSES.join(', ')}, o null para el de la hora.`);
    if (bound) throw new Error(`${table}.${column} espera ${bound}.`);
  }
}

function getColumnType(schema: v.GenericSchema): ColumnType | null {
  const unwrapped = 'wrapped' in schema ? schema.wrapped : schema;
  return COLUMN_TYPES.find((type) => TYPES[type] === unwrapped) ?? null;
}

/** A row of any table. */
export type AnyRow = Record<string, unknown>;

const MAX_RANKING_ROWS = 50;

export function viewTable(world: World, standings: StandingsService, name: TableName | 'ranking') {
  const table = name === 'ranking' ? null : name;
  if (table && !isTable(table)) throw new Error(`No existe la tabla ${name}.`);
  const derive = table && createDerivers(world, world.now())[table];
  const rows = table
    ? getStoredRows(world, table, world.now()).map((row) => structuredClone({ ...row, ...derive?.(row) }))
    : getRankingRows(standings);
  // The columns of a table are the same before its first row exists.
  const storedNames = new Set(table ? getStoredRows(world, table).flatMap((row) => Object.keys(row)) : []);
  const names = new Set([...storedNames, ...rows.flatMap((row) => Object.keys(row))]);
  const columns = [...names].map((column) => {
    const schema = table && EDITABLE[table]?.[column];
    const editableType = schema ? getColumnType(schema) : null;
    const values = rows.map((row) => row[column]);
    return {
      name: column,
      type: editableType ?? guessType(column, values),
      isEditable: editableType !== null,
      isDerived: !storedNames.has(column),
    };
  });
  return { name, columns, rows };
}

/** Leaves out a week's `gameIds`, which can be derived from the `weekId` of its games. */
const getStoredRows = (world: World, table: TableName, now?: number): AnyRow[] =>
  getTableRows(world, table, now).map(({ gameIds: _ids, ...row }) => row);

/** Returns, for each table with derived columns, a function that derives them for a row. */
function createDerivers({ schema }: World, now: number): Partial<Record<TableName, (row: AnyRow) => AnyRow>> {
  const weeks = new Map(getRows(schema, 'weeks').map((week) => [week.id, week]));
  const games = getRows(schema, 'games');
  const predictions = new Map(getRows(schema, 'predictions').map((row) => [row.id, row]));
  const users = new Map(getRows(schema, 'users').map((user) => [user.id, user.nickname]));
  const current = getCurrentWeek([...weeks.values()], games, now);
  const getNickname = ({ userId }: AnyRow) => ({ nickname: users.get(String(userId)) ?? '' });
  return {
    weeks: ({ number }) => ({ isCurrent: current?.number === number }),
    games({ id }) {
      const game = games.find((row) => row.id === id);
      const week = weeks.get(game?.weekId ?? '');
      if (!game || !week) return {};
      const state = getStatus(game, week, now);
      const refusal = getGameRefusal(game, week, now);
      return {
        week: week.number,
        match: getMatchName(schema, game),
        place: getWeekGames(games, week.number).findIndex((row) => row.id === game.id) + 1,
        state,
        score: getScore(game, state, now)?.join('-') ?? '',
        opens: getOpening(game, week),
        closes: getCutoff(game, week),
        isPublished: isPublished(game, now),
        refusal: refusal ? REFUSALS[refusal].message : '',
      };
    },
    predictions(row) {
      const prediction = predictions.get(String(row.id));
      if (!prediction) return {};
      const game = games.find(({ id }) => id === prediction.gameId) ?? null;
      const week = weeks.get(game?.weekId ?? '');
      const status = game && week ? getStatus(game, week, now) : null;
      return {
        ...getNickname(row),
        week: game && Number(game.weekId),
        points: getPredictionPoints(prediction, game, status),
      };
    },
    trivias: ({ weekId }) => ({ week: Number(weekId) }),
    answers: getNickname,
    sessions: getNickname,
  };
}

/** Returns plain copies of the rows of a table: of all its rows, or of those that exist at `now`. */
const getTableRows = (
  { schema, faults }: World,
  table: TableName,
  now = Number.POSITIVE_INFINITY,
): AnyRow[] =>
  (table === 'faults' ? faults.list() : getRowsAt(schema, table, now)).map((row) => ({ ...row }));

/** The derived columns that a person sees in the app: they differ between two worlds of different times. */
const SEEN_COLUMNS: Partial<Record<TableName, readonly string[]>> = {
  games: ['state', 'score'],
  predictions: ['points'],
};

/** Returns all rows of a table, with what the app shows of them at `now`. */
export function getSeenRows(world: World, table: TableName, now: number): AnyRow[] {
  const columns = SEEN_COLUMNS[table] ?? [];
  const derive = createDerivers(world, now)[table];
  return getTableRows(world, table).map((row) => {
    const derived = columns.length > 0 && derive ? derive(row) : {};
    return { ...row, ...Object.fromEntries(columns.map((name) => [name, derived[name] ?? null])) };
  });
}

function getRankingRows(service: StandingsService): AnyRow[] {
  const { standings } = service.general();
  return standings
    .slice(0, MAX_RANKING_ROWS)
    .map(({ position, nickname, line }) => ({ position, nickname, ...line }));
}

function guessType(name: string, values: readonly unknown[]): ColumnType {
  if (/_at$|^(opens|closes)$/.test(name)) return 'instant';
  const value = values.find((cell) => cell !== null && cell !== undefined);
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return Array.isArray(value) ? 'list' : 'text';
}
