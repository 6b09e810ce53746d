import { REFUSALS } from '../catalogue/catalogue.ts';
import type { World } from '../history/world.ts';
import {
  type ColumnType,
  getMatchName,
  getRecords,
  isFutureSeedRow,
  type PredictionRow,
  type TableName,
} from '../models/index.ts';
import {
  getCurrentWeek,
  getCutoff,
  getGameRefusal,
  getOpening,
  getScore,
  getStatus,
  getWeekGames,
  isPublished,
} from '../rules/games.ts';
import { getPredictionPoints } from '../serializers/index.ts';
import { getColumnType } from './columns.ts';

export type ColumnView = ReturnType<typeof viewTable>['columns'][number];

type Row = Record<string, unknown>;
const MAX_RANKING_ROWS = 50;

function guessType(name: string, values: readonly unknown[]): ColumnType {
  if (/_at$|^(opens|closes)$/.test(name)) return 'instant';
  const value = values.find((cell) => cell !== null && cell !== undefined);
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return Array.isArray(value) ? 'list' : 'text';
}

/** For each table with columns that are derived, a function that derives those of a row. */
function createDerivers({ schema, now: clock }: World): Partial<Record<TableName, (row: Row) => Row>> {
  const now = clock();
  const weeks = new Map(getRecords(schema, 'weeks').map((week) => [week.id, week]));
  const games = getRecords(schema, 'games');
  const users = new Map(getRecords(schema, 'users').map((user) => [user.id, user.nickname]));
  const current = getCurrentWeek([...weeks.values()], games, now);
  const getNickname = ({ userId }: Row) => ({ nickname: users.get(String(userId)) ?? '' });
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
      const prediction = row as unknown as PredictionRow;
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

function deriveRows(table: TableName, own: readonly Row[], world: World): Row[] {
  const derive = createDerivers(world)[table];
  return own
    .filter((row) => !isFutureSeedRow(row as { seeded: boolean; created_at: number }, world.now()))
    .map((row) => structuredClone({ ...row, ...derive?.(row) }));
}

function getRankingRows(world: World): Row[] {
  const { standings } = world.standings.general();
  return standings
    .slice(0, MAX_RANKING_ROWS)
    .map(({ position, nickname, line }) => ({ position, nickname, ...line }));
}

export function viewTable(world: World, name: TableName | 'ranking') {
  const table = name === 'ranking' ? null : name;
  if (table && !world.schema.db[table]) throw new Error(`No existe la tabla ${table}.`);
  const records = table ? (getRecords(world.schema, table) as unknown as Row[]) : [];
  // `gameIds` of a week repeats what the rows of its games say.
  const stored = records.map(({ gameIds: _ids, ...row }) => row);
  const rows = table ? deriveRows(table, stored, world) : getRankingRows(world);
  const own = new Set(stored.flatMap((row) => Object.keys(row)));
  const names = new Set([...own, ...rows.flatMap((row) => Object.keys(row))]);
  const columns = [...names].map((column) => {
    const rule = table && getColumnType(table, column);
    const values = rows.map((row) => row[column]);
    return {
      name: column,
      type: rule ?? guessType(column, values),
      isEditable: rule !== null,
      isDerived: !own.has(column),
    };
  });
  return { name, columns, rows };
}
