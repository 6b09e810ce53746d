/**
 * Standings at the world's current time. The order of the simulated players is cached by what it depends on: the seed,
 * the number of players, and the results and first cut-off of each week. Accounts are merged in at each call, so no
 * action of a player sorts the simulated players again.
 */
import { type AppSchema, getRecords } from '../models/index.ts';
import { compareLines, EXACT_POINTS, getPoints, type Line, TRIVIA_POINTS } from '../rules/points.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { getCutoff, getStatus } from '../rules/window.ts';
import { addWeek, createTally, getLine, type Tally } from './simulated-players.ts';

type WeekState = ReturnType<typeof getWeekStates>[number];

function getWeekStates(schema: AppSchema, now: number) {
  const all = getRecords(schema, 'games');
  return getRecords(schema, 'weeks').map((week) => {
    const games = all.filter((game) => game.weekId === week.id);
    const finals = games.filter((game) => getStatus(game, week, now) === 'finalizado');
    return {
      number: week.number,
      firstCutOff: Math.min(...games.map((game) => getCutoff(game, week))),
      finals: finals.map(({ id, home_goals, away_goals }) => ({
        id: Number(id),
        home: home_goals,
        away: away_goals,
      })),
    };
  });
}

export type AccountScore = ReturnType<typeof getAccountScores>[number];

function getAccountScores(schema: AppSchema, weeks: readonly WeekState[], now: number) {
  const accounts = getRecords(schema, 'users')
    .filter((user) => user.deleted_at === null)
    .map(({ id, nickname }) => {
      const line: Line = { score: 0, exact: 0, results: 0, trivias: 0, last: 0 };
      return { userId: id, nickname, line };
    });
  const lines = new Map(accounts.map(({ userId, line }) => [userId, line]));
  const finals = new Map(
    weeks.flatMap((week) => week.finals.map((final) => [String(final.id), final] as const)),
  );
  for (const row of getRecords(schema, 'predictions')) {
    const line = lines.get(row.userId);
    const final = finals.get(row.gameId);
    if (!line || !final || isFutureSeedRow(row, now)) continue;
    const points = getPoints(row.home_score, row.away_score, final.home, final.away);
    line.score += points;
    if (points > 0) line.results += 1;
    if (points === EXACT_POINTS) line.exact += 1;
    line.last = Math.max(line.last, Math.floor(row.created_at / 1000));
  }
  const numbers = new Set(weeks.map((week) => String(week.number)));
  const trivias = getRecords(schema, 'trivias').filter((trivia) => numbers.has(trivia.weekId));
  for (const row of getRecords(schema, 'answers')) {
    const line = lines.get(row.userId);
    const isCounted = row.is_correct && trivias.some(({ id }) => id === row.triviaId);
    if (!line || !isCounted || isFutureSeedRow(row, now)) continue;
    line.score += TRIVIA_POINTS;
    line.trivias += 1;
  }
  return accounts;
}

/** Simulated players with points, best first. */
export function sortPlayers(tally: Tally): Uint32Array {
  const { merit, last } = tally;
  return Uint32Array.from(merit.keys())
    .filter((player) => getLine(tally, player).score > 0)
    .sort((a, b) => (merit[b] ?? 0) - (merit[a] ?? 0) || (last[a] ?? 0) - (last[b] ?? 0) || a - b);
}

export function mergeStandings(tally: Tally, players: Uint32Array, scores: readonly AccountScore[]) {
  const accounts = scores
    .filter((account) => account.line.score > 0)
    .sort((a, b) => compareLines(a.line, b.line) || Number(a.userId) - Number(b.userId));
  const total = players.length + accounts.length;
  const getSimulatedLine = (player: number) => getLine(tally, player);

  function countPlayersBefore(line: Line): number {
    let low = 0;
    let high = players.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareLines(getSimulatedLine(players[middle] ?? 0), line) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  const getPosition = (line: Line) =>
    line.score > 0
      ? countPlayersBefore(line) +
        accounts.filter((account) => compareLines(account.line, line) < 0).length +
        1
      : null;
  // `places` has the place of each account in the merged list. An account comes before the simulated players that
  // are equal to the account in all criteria.
  const places = accounts.map((account, rank) => countPlayersBefore(account.line) + rank);

  return {
    total,
    getPosition,
    getSimulatedLine,
    getUserPosition(userId: string) {
      const account = accounts.find((row) => row.userId === userId);
      return account ? getPosition(account.line) : null;
    },
    slice(start: number, count: number) {
      const length = Math.max(0, Math.min(count, total - start));
      return Array.from({ length }, (_, index) => {
        const account = accounts[places.indexOf(start + index)] ?? null;
        const before = places.filter((place) => place < start + index).length;
        const playerIndex = account ? null : (players[start + index - before] ?? 0);
        const line = account ? account.line : getSimulatedLine(playerIndex ?? 0);
        return { position: getPosition(line) ?? 0, playerIndex, account, line };
      });
    },
  };
}

const MAX_CACHED = 64;

const hasResults = (week: WeekState) => week.finals.length > 0;

/** `seed`, `size` (the number of simulated players) and `now` are read at each call. */
export function createStandings(schema: AppSchema, read: () => { seed: number; size: number; now: number }) {
  const cache = new Map<string, { tally: Tally; players: Uint32Array }>();

  function getSimulated(weeks: readonly WeekState[]) {
    const { seed, size } = read();
    const key = JSON.stringify([seed, size, weeks]);
    const found = cache.get(key);
    if (found) return found;
    const tally = weeks.reduce(
      (sum, week) => addWeek(sum, { ...week, seed, week: week.number }),
      createTally(size),
    );
    const entry = { tally, players: sortPlayers(tally) };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, entry);
    return entry;
  }

  function getStandings(weeks: readonly WeekState[]) {
    const { tally, players } = getSimulated(weeks.filter(hasResults));
    return mergeStandings(tally, players, getAccountScores(schema, weeks, read().now));
  }

  const getUserLine = (weeks: readonly WeekState[]) => (userId: string) => {
    const accounts = getAccountScores(schema, weeks, read().now);
    // Only a call of a logged-in user asks for this line, so the account exists.
    return (accounts.find((account) => account.userId === userId) as AccountScore).line;
  };

  return {
    /** The table of a week, empty before its first result, and that of the previous week. */
    week(number: number) {
      const all = getWeekStates(schema, read().now);
      const among = (week: number) => all.filter((state) => state.number === week && hasResults(state));
      return {
        standings: getStandings(among(number)),
        before: getStandings(among(number - 1)),
        getUserLine: getUserLine(all.filter((state) => state.number === number)),
      };
    },
    /** The table of the season, and the one without the last week that has a result. */
    general() {
      const weeks = getWeekStates(schema, read().now);
      const before = weeks.slice(0, Math.max(0, weeks.findLastIndex(hasResults)));
      return {
        standings: getStandings(weeks),
        before: getStandings(before),
        getUserLine: getUserLine(weeks),
      };
    },
  };
}

export type Table = ReturnType<ReturnType<typeof createStandings>['general']>;
