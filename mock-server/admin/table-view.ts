import { REFUSALS } from '../catalogue/catalogue.ts';
import type { World } from '../history/world.ts';
import { getMatchName, getRecords, type TableName } from '../models/index.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { getCurrentWeek } from '../rules/week.ts';
import {
  getCutoff,
  getGameRefusal,
  getOpening,
  getScore,
  getStatus,
  getWeekGames,
  isPublished,
} from '../rules/window.ts';
import { getPredictionPoints } from '../serializers/index.ts';
import { getNickname } from '../standings/simulated-players.ts';
import { type ColumnType, getColumnType } from './columns.ts';

export interface ColumnView {
  name: string;
  type: ColumnType;
  isEditable: boolean;
  isDerived: boolean;
}

type Row = Record<string, unknown>;
const MAX_RANKING_ROWS = 50;

function guessType(name: string, values: readonly unknown[]): ColumnType {
  if (/_at$|^(opens|closes)$/.test(name)) return 'instant';
  const value = values.find((cell) => cell !== null && cell !== undefined);
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return Array.isArray(value) ? 'list' : 'text';
}

function deriveFrom(table: TableName, { schema, now: clock }: World): (row: Row) => Row {
  const now = clock();
  const weeks = new Map(getRecords(schema, 'weeks').map((week) => [week.id, week]));
  const games = getRecords(schema, 'games');
  const users = new Map(getRecords(schema, 'users').map((user) => [user.id, user.nickname]));
  switch (table) {
    case 'weeks': {
      const current = getCurrentWeek([...weeks.values()], games, now);
      return ({ number }) => ({ isCurrent: current?.number === number });
    }
    case 'games': {
      return ({ id }) => {
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
      };
    }
    case 'predictions':
      return ({ userId, gameId, home_score, away_score }) => {
        const game = games.find(({ id }) => id === gameId) ?? null;
        const week = weeks.get(game?.weekId ?? '');
        const status = game && week ? getStatus(game, week, now) : null;
        return {
          nickname: users.get(String(userId)) ?? '',
          week: game && Number(game.weekId),
          points: getPredictionPoints(
            { home_score: Number(home_score), away_score: Number(away_score) },
            game,
            status,
          ),
        };
      };
    case 'trivias':
      return ({ weekId }) => ({ week: Number(weekId) });
    case 'answers':
    case 'sessions':
      return ({ userId }) => ({ nickname: users.get(String(userId)) ?? '' });
    default:
      return () => ({});
  }
}

function getRankingRows(world: World): Row[] {
  const { standings } = world.standings.general();
  return standings.slice(0, MAX_RANKING_ROWS).map(({ position, account, playerIndex, line }) => ({
    position,
    nickname: account?.nickname ?? getNickname(world.seed(), playerIndex ?? 0),
    ...line,
  }));
}

export function viewTable(world: World, name: TableName | 'ranking') {
  if (name === 'ranking') return { name, ...withColumns(getRankingRows(world), null, new Set()) };
  if (!world.schema.db[name]) throw new Error(`No existe la tabla ${name}.`);
  // `gameIds` of a week repeats what the rows of its games say.
  const source = (getRecords(world.schema, name) as unknown as Row[]).map(
    ({ gameIds: _ids, ...row }: Row) => row,
  );
  const there = source.filter(
    ({ seeded, created_at }) =>
      !isFutureSeedRow({ seeded: seeded === true, created_at: Number(created_at) }, world.now()),
  );
  const derive = deriveFrom(name, world);
  const own = new Set(source.flatMap((row) => Object.keys(row)));
  const rows = there.map((row) => structuredClone({ ...row, ...derive(row) }));
  return { name, ...withColumns(rows, name, own) };
}

function withColumns(rows: Row[], table: TableName | null, own: ReadonlySet<string>) {
  const names = [...new Set([...own, ...rows.flatMap((row) => Object.keys(row))])];
  const columns = names.map((name): ColumnView => {
    const rule = table && own.has(name) ? getColumnType(table, name) : null;
    const values = rows.map((row) => row[name]);
    return {
      name,
      type: rule ?? guessType(name, values),
      isEditable: rule !== null,
      isDerived: table === null || !own.has(name),
    };
  });
  return { columns, rows };
}
