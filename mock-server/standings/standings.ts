/**
 * Standings at the world's current time. The order of the simulated players is cached by what it depends on: the seed,
 * the number of players, and the results and first cut-off of each week. Accounts are merged in at each call, so no
 * action of a player sorts the simulated players again.
 */
import type { Root } from '../history/branches.ts';
import { type AppSchema, getRecords, isFutureSeedRow } from '../models/index.ts';
import { getCutoff, getStatus } from '../rules/games.ts';
import { compareLines, EXACT_POINTS, getPoints, type Line, TRIVIA_POINTS } from '../rules/points.ts';
import {
  addWeek,
  createTally,
  getLine,
  getNickname,
  type Tally,
  type WeekState,
} from './simulated-players.ts';

function getWeekStates(schema: AppSchema, now: number): WeekState[] {
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

export interface Row {
  /** The number of a simulated player, or the id of an account. */
  entrant: number | string;
  nickname: string;
  line: Line;
}

function getAccounts(schema: AppSchema, weeks: readonly WeekState[], now: number): Row[] {
  const accounts = getRecords(schema, 'users')
    .filter((user) => user.deleted_at === null)
    .map(({ id, nickname }) => {
      const line: Line = { score: 0, exact: 0, results: 0, trivias: 0, last: 0 };
      return { entrant: id, nickname, line };
    });
  const lines = new Map(accounts.map(({ entrant, line }) => [entrant, line]));
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
  const trivias = getRecords(schema, 'trivias').filter(({ weekId }) =>
    weeks.some(({ number }) => String(number) === weekId),
  );
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

export type Standings = ReturnType<typeof mergeStandings>;

/** Without `isShown`, no account has a position. */
export function mergeStandings(
  seed: number,
  { tally, players }: { tally: Tally; players: Uint32Array },
  accounts: readonly Row[],
  isShown = true,
) {
  const ranked = isShown ? accounts.filter(({ line }) => line.score > 0) : [];
  const total = players.length + ranked.length;

  const findLine = (entrant: Row['entrant']): Line =>
    typeof entrant === 'number'
      ? getLine(tally, entrant)
      : (accounts.find((account) => account.entrant === entrant) as Row).line;

  function getPosition(entrant: Row['entrant']): number | null {
    const line = findLine(entrant);
    if (total === 0 || line.score === 0) return null;
    let low = 0;
    let high = players.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareLines(findLine(players[middle] ?? 0), line) < 0) low = middle + 1;
      else high = middle;
    }
    return low + ranked.filter((account) => compareLines(account.line, line) < 0).length + 1;
  }

  return {
    total,
    getLine: findLine,
    getPosition,
    /**
     * Returns `count` rows of the standings, from the zero-based place `start`. With equal criteria, an account of the
     * database is placed before a simulated player.
     */
    slice(start: number, count: number) {
      // Any account may come before `start`, so the page may begin with a player up to that many places earlier.
      const first = Math.min(players.length, Math.max(0, start - ranked.length));
      const simulated = Array.from(players.subarray(first, start + count), (player): Row => {
        return { entrant: player, nickname: getNickname(seed, player), line: findLine(player) };
      });
      return [...ranked, ...simulated]
        .sort((a, b) => compareLines(a.line, b.line))
        .slice(start - first, start - first + count)
        .map((row) => ({ ...row, position: getPosition(row.entrant) ?? 0 }));
    },
  };
}

const MAX_CACHED = 64;

const hasResults = (week: WeekState) => week.finals.length > 0;

export function createStandings(schema: AppSchema, getRoot: () => Root, getNow: () => number) {
  const cache = new Map<string, { tally: Tally; players: Uint32Array }>();

  function getSimulated(weeks: readonly WeekState[]) {
    const { seed, players: size } = getRoot();
    const key = JSON.stringify([seed, size, weeks]);
    const found = cache.get(key);
    if (found) return found;
    const tally = weeks.reduce((sum, week) => addWeek(sum, seed, week), createTally(size));
    const entry = { tally, players: sortPlayers(tally) };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, entry);
    return entry;
  }

  function getStandings(weeks: readonly WeekState[], isShown?: boolean) {
    const simulated = getSimulated(weeks.filter(hasResults));
    return mergeStandings(getRoot().seed, simulated, getAccounts(schema, weeks, getNow()), isShown);
  }

  return {
    /** The table of a week, empty before its first result, and that of the previous week. */
    week(number: number) {
      const all = getWeekStates(schema, getNow());
      const getWeek = (wanted: number) => {
        const weeks = all.filter((week) => week.number === wanted);
        return getStandings(weeks, weeks.some(hasResults));
      };
      return { standings: getWeek(number), before: getWeek(number - 1) };
    },
    /** The table of the season, and the one without the last week that has a result. */
    general() {
      const weeks = getWeekStates(schema, getNow());
      const before = weeks.slice(0, Math.max(0, weeks.findLastIndex(hasResults)));
      return { standings: getStandings(weeks), before: getStandings(before) };
    },
  };
}
