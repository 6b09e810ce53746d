/**
 * Standings at the world's current time. The order of the simulated players is cached by what it depends on: the seed,
 * the number of players, and the results and first cut-off of each week. Accounts are merged in at each call, so no
 * action of a player sorts the simulated players again.
 *
 * The simulated players have no rows in the database: the seed decides in which weeks a player takes part, and which of
 * 1,024 sets of predictions the player submits. A week's points take one lookup and one addition per player, over typed
 * arrays.
 */

import type { Root } from '../engine/history/branch.ts';
import { SHORT_NAMES } from '../fixtures/people.ts';
import { toScore } from '../fixtures/season.ts';
import { mixBits, mixTwo } from '../lib/random.ts';
import type { AppSchema } from '../models/index.ts';
import { getRecords, isFutureSeedRow } from '../models/records.ts';
import {
  EXACT_POINTS,
  getCutoff,
  getPoints,
  getStatus,
  RESULT_POINTS,
  TRIVIA_POINTS,
} from '../rules/games.ts';

export interface Line {
  score: number;
  exact: number;
  results: number;
  trivias: number;
  /** Time of the last submission (s). */
  last: number;
}

/** Sorts the better line first. Players equal in all criteria share a position, and the next is skipped (1-2-2-4). */
export const compareLines = (a: Line, b: Line) =>
  b.score - a.score || b.exact - a.exact || b.results - a.results || b.trivias - a.trivias || a.last - b.last;

export interface Row {
  /** The number of a simulated player, or the id of an account. */
  entrant: number | string;
  nickname: string;
  line: Line;
}

export interface WeekState {
  number: number;
  finals: readonly { id: number; home: number; away: number }[];
  firstCutOff: number;
}

const MAX_CACHED = 64;

const hasResults = (week: WeekState) => week.finals.length > 0;

export function createStandings(schema: AppSchema, getRoot: () => Root, getNow: () => number) {
  const cache = new Map<string, { tally: Tally; players: Uint32Array }>();

  function getSimulated(weeks: readonly WeekState[]) {
    const { seed, players: size } = getRoot();
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
    return mergeStandings(getRoot().seed, simulated, getAccounts(schema, weeks, getNow()), isShown);
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
  const all = getRecords(schema, 'games');
  return getRecords(schema, 'weeks').map((week) => {
    const games = all.filter((game) => game.weekId === week.id);
    const finals = games.filter((game) => getStatus(game, week, now) === 'finalizado');
    return {
      number: week.number,
      firstCutOff: Math.min(...games.map((game) => getCutoff(game, week))),
      finals: finals.map((game) => ({ id: Number(game.id), home: game.home_goals, away: game.away_goals })),
    };
  });
}

function getAccounts(schema: AppSchema, weeks: readonly WeekState[], now: number): Row[] {
  const finals = new Map(weeks.flatMap((week) => week.finals).map((final) => [String(final.id), final]));
  const predictions = getRecords(schema, 'predictions').filter((row) => !isFutureSeedRow(row, now));
  const numbers = weeks.map(({ number }) => String(number));
  const trivias = getRecords(schema, 'trivias').filter(({ weekId }) => numbers.includes(weekId));
  const answers = getRecords(schema, 'answers').filter(
    (row) => row.is_correct && trivias.some(({ id }) => id === row.triviaId) && !isFutureSeedRow(row, now),
  );
  const users = getRecords(schema, 'users').filter((user) => user.deleted_at === null);
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

type Tally = ReturnType<typeof createTally>;

/** Creates the sums of the simulated players: four criteria packed into one integer, and the last submission (s). */
export const createTally = (size: number) => ({ merit: new Int32Array(size), last: new Int32Array(size) });

/** Returns the simulated players with points, best first. */
export function sortPlayers(tally: Tally): Uint32Array {
  const { merit, last } = tally;
  return Uint32Array.from(merit.keys())
    .filter((player) => getLine(tally, player).score > 0)
    .sort((a, b) => (merit[b] ?? 0) - (merit[a] ?? 0) || (last[a] ?? 0) - (last[b] ?? 0) || a - b);
}

export type StandingsService = ReturnType<typeof createStandings>;
export type Standings = ReturnType<typeof mergeStandings>;

/** Merges accounts and simulated players. `isShown` is false for a week without results, whose standings are empty. */
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
      // All ranked accounts may come before `start`, so the page may need the simulated players before it.
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

/**
 * Packs four criteria into 31 bits: 10 for points, 8 for exact scores, 8 for results, 5 for trivias. A higher merit is
 * a better rank. Merits of weeks can be added: a season of 167 games and 23 trivias doesn't overflow any field.
 */
export const toMerit = (score: number, exact: number, results: number, trivias: number) =>
  ((score * 256 + exact) * 256 + results) * 32 + trivias;

export function getLine({ merit, last }: Tally, player: number): Line {
  const bits = merit[player] ?? 0;
  return {
    score: bits >>> 21,
    exact: (bits >>> 13) & 255,
    results: (bits >>> 5) & 255,
    trivias: bits & 31,
    last: last[player] ?? 0,
  };
}

const PREDICTION_SETS = 1024;
/** The probabilities, in 256ths, of taking part in a week and of answering its trivia correctly. */
const PLAYED_256THS = 214;
const TRIVIA_256THS = 150;
const MAX_LEAD_S = 5 * 24 * 3600;

/** One 32-bit mix gives the predictions of four games, eight bits each. The game ids decide the group. */
const GAMES_PER_GROUP = 4;
const MERITS = {
  0: 0,
  [RESULT_POINTS]: toMerit(RESULT_POINTS, 0, 1, 0),
  [EXACT_POINTS]: toMerit(EXACT_POINTS, 1, 1, 0),
};
const TRIVIA = toMerit(TRIVIA_POINTS, 0, 0, 1);

function getSetMerits(seed: number, finals: WeekState['finals']): Int32Array {
  const merits = new Int32Array(PREDICTION_SETS);
  for (const { id, home, away } of finals) {
    const salt = mixBits(seed, Math.floor(id / GAMES_PER_GROUP));
    const shift = (id % GAMES_PER_GROUP) * 8;
    for (let set = 0; set < PREDICTION_SETS; set += 1) {
      const guess = toScore((mixBits(salt, set) >>> shift) & 255);
      (merits[set] as number) += MERITS[getPoints(...guess, home, away)];
    }
  }
  return merits;
}

/** Returns the sums of `before` plus those of a week. */
export function addWeek(before: Tally, seed: number, { number, finals, firstCutOff }: WeekState): Tally {
  const merit = before.merit.slice();
  const last = before.last.slice();
  const setMerits = getSetMerits(seed, finals);
  const salt = mixBits(mixBits(seed, 77), number);
  const lastSecond = Math.floor(firstCutOff / 1000) - 60;
  for (let player = 0; player < merit.length; player += 1) {
    const habits = mixBits(salt, player);
    if ((habits & 255) >= PLAYED_256THS) continue;
    const isRight = ((habits >>> 8) & 255) < TRIVIA_256THS;
    (merit[player] as number) += (setMerits[habits >>> 22] as number) + (isRight ? TRIVIA : 0);
    // The bits are mixed again, so that players with equal predictions submit at different times.
    const sent = lastSecond - ((Math.imul(habits, 0x9e3779b1) >>> 13) % MAX_LEAD_S);
    if (sent > (last[player] as number)) last[player] = sent;
  }
  return { merit, last };
}

const NOUNS = [
  'gol tribuna crujiente delantero ola azteca papas cancha',
  'silbato poste golazo banca capi norteno chilena quiniela',
  'lateral portera tijera remate palco barrida pase tunel',
  'medio sombrero area tiro rebote taquito media corner',
].flatMap((line) => line.split(' '));

export function getNickname(seed: number, player: number): string {
  const bits = mixTwo(mixTwo(seed, 99), player);
  const name = SHORT_NAMES[bits & 31] as string;
  const noun = NOUNS[(bits >>> 5) & 31] as string;
  const separator = ['_', '.', ''][(bits >>> 10) % 3] as string;
  return `${name}${separator}${noun}${player + 1}`;
}
