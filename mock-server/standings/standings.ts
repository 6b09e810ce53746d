/**
 * Standings at the world's current time. The order of the simulated players is cached by what it depends on: the seed,
 * the number of players, and the results and first cut-off of each week. Accounts are merged in at each call, so no
 * action of a player sorts the simulated players again.
 */
import type { AppSchema } from '../models/index.ts';
import { compareLines, type Line } from '../rules/points.ts';
import { type AccountScore, getAccountScores, getWeekStates, type WeekState } from './account-scores.ts';
import { addWeek, createTally, getLine, type Tally } from './simulated-players.ts';

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
  const cache = new Map<string, { tally: Tally; players?: Uint32Array }>();

  function getEntry(weeks: readonly WeekState[]) {
    const { seed, size } = read();
    const key = [seed, size, ...weeks.map(({ signature }) => signature)].join('|');
    const found = cache.get(key);
    if (found) return found;
    const last = weeks.at(-1);
    // The points of a week are added to the cached sums of the weeks before it.
    const tally = last
      ? addWeek(getEntry(weeks.slice(0, -1)).tally, { ...last, seed, week: last.number })
      : createTally(size);
    if (cache.size >= MAX_CACHED) cache.clear();
    const entry: { tally: Tally; players?: Uint32Array } = { tally };
    cache.set(key, entry);
    return entry;
  }

  function getStandings(weeks: readonly WeekState[]) {
    const entry = getEntry(weeks.filter(hasResults));
    entry.players ??= sortPlayers(entry.tally);
    return mergeStandings(entry.tally, entry.players, getAccountScores(schema, weeks, read().now));
  }

  return {
    /** The table of a week, empty before its first result, and that of the previous week. */
    week(number: number) {
      const all = getWeekStates(schema, read().now);
      const among = (week: number) => all.filter((state) => state.number === week && hasResults(state));
      return {
        standings: getStandings(among(number)),
        before: getStandings(among(number - 1)),
        weeks: all.filter((state) => state.number === number),
      };
    },
    /** The table of the season, and the one without the last week that has a result. */
    general() {
      const weeks = getWeekStates(schema, read().now);
      const before = weeks.slice(0, Math.max(0, weeks.findLastIndex(hasResults)));
      return { standings: getStandings(weeks), before: getStandings(before), weeks };
    },
  };
}

export type Table = ReturnType<ReturnType<typeof createStandings>['general']>;
