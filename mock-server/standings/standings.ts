import type { Root } from '../engine/history/branch.ts';
import type { AppSchema } from '../models/index.ts';
import { getRows } from '../models/rows.ts';
import { getRowsAt } from '../models/rows-at.ts';
import { EXACT_POINTS, getPoints, TRIVIA_POINTS } from '../rules/points.ts';
import { getStatus } from '../rules/status.ts';
import { getCutoff } from '../rules/window.ts';
import type { Line, StandingsRow, WeekState } from './line.ts';
import { mergeStandings } from './merge.ts';
import { addWeek, getEarlierNickname, getNickname } from './simulated-players.ts';
import { createTally, sortPlayers, type Tally } from './tally.ts';

const MAX_CACHED = 64;

const hasResults = (week: WeekState) => week.finals.length > 0;

export function createStandings(schema: AppSchema, getRoot: () => Root, getNow: () => number) {
  const cache = new Map<string, { tally: Tally; players: Uint32Array }>();

  function getSimulated(weeks: readonly WeekState[]) {
    const { seed, parameters } = getRoot();
    const { players: size = 0 } = parameters;
    const key = JSON.stringify([seed, size, weeks]);
    const cached = cache.get(key);
    if (cached) return cached;
    const tally = weeks.reduce((sum, week) => addWeek(sum, seed, week), createTally(size));
    const entry = { tally, players: sortPlayers(tally) };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, entry);
    return entry;
  }

  function getStandings(weeks: readonly WeekState[], isShown?: boolean) {
    const simulated = getSimulated(weeks.filter(hasResults));
    const { seed, parameters } = getRoot();
    const getName = parameters.people ? getNickname : getEarlierNickname;
    const accounts = getAccountRows(schema, weeks, getNow());
    return mergeStandings((player) => getName(seed, player), simulated, accounts, isShown);
  }

  return {
    /** Returns the standings of a week, empty before its first result, and those of the week before. */
    week(number: number) {
      const all = getWeekStates(schema, getNow());
      const getWeek = (wanted: number) => {
        const weeks = all.filter((week) => week.number === wanted);
        return getStandings(weeks, weeks.some(hasResults));
      };
      return { standings: getWeek(number), before: getWeek(number - 1) };
    },
    /** Returns the standings of the season, and those without the last week that has a result. */
    general() {
      const weeks = getWeekStates(schema, getNow());
      const before = weeks.slice(0, Math.max(0, weeks.findLastIndex(hasResults)));
      return { standings: getStandings(weeks), before: getStandings(before) };
    },
  };
}

function getWeekStates(schema: AppSchema, now: number): WeekState[] {
  const all = getRows(schema, 'games');
  return getRows(schema, 'weeks').map((week) => {
    const games = all.filter((game) => game.weekId === week.id);
    const finals = games.filter((game) => getStatus(game, week, now) === 'finalizado');
    return {
      number: week.number,
      firstCutOff: Math.min(...games.map((game) => getCutoff(game, week))),
      finals: finals.map((game) => ({ id: Number(game.id), home: game.home_goals, away: game.away_goals })),
    };
  });
}

function getAccountRows(schema: AppSchema, weeks: readonly WeekState[], now: number): StandingsRow[] {
  const finals = new Map(weeks.flatMap((week) => week.finals).map((final) => [String(final.id), final]));
  const predictions = getRowsAt(schema, 'predictions', now);
  const numbers = weeks.map(({ number }) => String(number));
  const trivias = getRows(schema, 'trivias').filter(({ weekId }) => numbers.includes(weekId));
  const answers = getRowsAt(schema, 'answers', now).filter(
    (row) => row.is_correct && trivias.some(({ id }) => id === row.triviaId),
  );
  const users = getRows(schema, 'users').filter((user) => user.deleted_at === null);
  return users.map(({ id, nickname }) => {
    const correct = answers.filter(({ userId }) => userId === id).length;
    const line: Line = { score: correct * TRIVIA_POINTS, exact: 0, results: 0, trivias: correct, last: 0 };
    for (const row of predictions) {
      const final = row.userId === id && finals.get(row.gameId);
      if (!final) continue;
      const points = getPoints(row.home_score, row.away_score, final.home, final.away);
      line.score += points;
      if (points > 0) line.results += 1;
      if (points === EXACT_POINTS) line.exact += 1;
      line.last = Math.max(line.last, Math.floor(row.created_at / 1000));
    }
    return { entrant: id, nickname, line };
  });
}

export type StandingsService = ReturnType<typeof createStandings>;
