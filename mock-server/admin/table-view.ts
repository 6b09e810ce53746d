/** Tables as the panel shows them: the columns as they are, and what they come to at this instant. */

import { getRefusal } from '../catalogue/refusals.ts';
import type { World } from '../history/world.ts';
import type { TableName, Tables } from '../models/rows.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { currentWeekOf } from '../rules/week.ts';
import {
  cutOffOf,
  gamesInOrder,
  isPublished,
  opensAt,
  refusalOf,
  scoreOf,
  statusOf,
} from '../rules/window.ts';
import { wirePrediction } from '../serializers/wire.ts';
import { nicknameOf } from '../standings/simulated-players.ts';
import { type ColumnType, columnTypeOf } from './columns.ts';

/** One column. */
export interface ColumnView {
  name: string;
  type: ColumnType;
  isEditable: boolean;
  /** Worked out at this instant; no part of the row. */
  isDerived: boolean;
}

/** One table at an instant. */
export interface TableView {
  name: string;
  columns: ColumnView[];
  rows: Record<string, unknown>[];
}

type Row = Record<string, unknown>;
/** Rows of the standings that are shown. */
const RANKING_ROWS = 50;

function typeOf(name: string, values: readonly unknown[]): ColumnType {
  if (/_at$|^(opens|closes)$/.test(name)) return 'instant';
  const value = values.find((one) => one !== null && one !== undefined);
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return Array.isArray(value) ? 'list' : 'text';
}

function derivedOf(table: TableName, world: World): (row: Row) => Row {
  const tables = world.data.tables();
  const now = world.now();
  const weeks = new Map(tables.weeks.map((week) => [week.number, week]));
  const current = currentWeekOf(tables.weeks, tables.games, now);
  const games = new Map(tables.games.map((game) => [game.id, game]));
  const codes = new Map(tables.teams.map((team) => [team.id, team.short_name]));
  const users = new Map(tables.users.map((user) => [user.id, user.nickname]));
  switch (table) {
    case 'weeks':
      return ({ number }) => ({ isCurrent: current?.number === number });
    case 'games':
      return (row) => {
        const game = row as unknown as Tables['games'][number];
        const week = weeks.get(game.week);
        if (!week) return {};
        const state = statusOf(game, week, now);
        const refusal = refusalOf(game, week, now);
        return {
          match: `${codes.get(game.home_id) ?? '---'}–${codes.get(game.away_id) ?? '---'}`,
          place: gamesInOrder(tables.games, game.week).findIndex((one) => one.id === game.id) + 1,
          state,
          score: scoreOf(game, state, now)?.join('-') ?? '',
          opens: opensAt(game, week),
          closes: cutOffOf(game, week),
          isPublished: isPublished(game, now),
          refusal: refusal ? getRefusal(refusal).message : '',
        };
      };
    case 'predictions':
      return (row) => {
        const prediction = row as unknown as Tables['predictions'][number];
        const game = games.get(prediction.game_id);
        const week = weeks.get(game?.week ?? 0);
        const { points } = wirePrediction(prediction, game, week, now);
        return { nickname: users.get(prediction.user_id) ?? '', week: game?.week ?? null, points };
      };
    case 'answers':
    case 'sessions':
      return ({ user_id }) => ({ nickname: users.get(String(user_id)) ?? '' });
    default:
      return () => ({});
  }
}

function rankingRows(world: World): Row[] {
  const { standings } = world.standings.general();
  return standings.slice(0, RANKING_ROWS).map(({ position, contender, member, line }) => ({
    position,
    nickname: contender?.nickname ?? nicknameOf(world.data.seed(), member ?? 0),
    ...line,
  }));
}

/** Looks at one table. Rows of the seed that have not happened yet are left out. Throws, in Spanish, on a wrong name. */
export function viewTable(world: World, name: TableName | 'ranking'): TableView {
  if (name === 'ranking') return { name, ...withColumns(rankingRows(world), null, new Set()) };
  const source = world.data.tables()[name] as unknown as Row[] | undefined;
  if (!source) throw new Error(`No existe la tabla ${name}.`);
  const there = source.filter(
    (row) => !isFutureSeedRow(row as { seeded: boolean; created_at: number }, world.now()),
  );
  const derive = derivedOf(name, world);
  const own = new Set(source.flatMap((row) => Object.keys(row)));
  const rows = there.map((row) => structuredClone({ ...row, ...derive(row) }));
  return { name, ...withColumns(rows, name, own) };
}

function withColumns(rows: Row[], table: TableName | null, own: ReadonlySet<string>) {
  const names = [...new Set([...own, ...rows.flatMap((row) => Object.keys(row))])];
  const columns = names.map((name): ColumnView => {
    const rule = table && own.has(name) ? columnTypeOf(table, name) : null;
    const values = rows.map((row) => row[name]);
    return {
      name,
      type: rule ?? typeOf(name, values),
      isEditable: rule !== null,
      isDerived: table === null || !own.has(name),
    };
  });
  return { columns, rows };
}
