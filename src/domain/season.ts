import { getPointsReason, sumWeek } from './scoring.ts';
import type { Game, MyPosition, Prediction, PredictionsByWeek, Week } from './types.ts';

export interface SeasonInput {
  weeks: readonly Pick<Week, 'number'>[];
  currentWeek: number | null;
  predictions: PredictionsByWeek;
  /** The loaded games of a week; null before they are loaded. */
  getGames: (week: number) => readonly Pick<Game, 'id' | 'status'>[] | null;
  /** The player's loaded positions by week; null for a week in which the player has no position. */
  positions: ReadonlyMap<number, MyPosition | null>;
  pendingWeek: number | null;
  answered: { week: number; isCorrect: boolean } | null;
  /** Correct trivias of the season, from the statistics of the user. */
  correctTrivias: number;
}

/** Only published points count. A prediction without published points is `pending` or `postponed`. */
export interface SeasonWeek {
  number: number;
  /**
   * `skipped`: a past week without a ticket. `open`: another week without a ticket, that is the current week, a
   * later week, or any week while the current week is unknown.
   */
  kind: 'ticket' | 'skipped' | 'open';
  isCurrent: boolean;
  /**
   * `exact` to `postponed` are numbers of predictions. `missed` predictions got 0 points. `postponed`
   * predictions have no points and a game with the status `postponed`, which cancelled games have too. While
   * the games of the week are not loaded, such predictions are `pending`.
   */
  exact: number;
  resultOnly: number;
  missed: number;
  pending: number;
  postponed: number;
  exactPoints: number;
  resultPoints: number;
  /** Null when some trivia points of the season have no known week, and this week may have one of them. */
  trivia: number | null;
  /** Includes `trivia` unless `trivia` is null. */
  points: number;
}

export interface Season {
  weeks: readonly SeasonWeek[];
  total: number;
  /** Number of trivia points in `total` whose week is unknown. */
  unplacedTrivia: number;
  /** The weeks with the most points, the newest first. Empty when no week has points. */
  best: readonly SeasonWeek[];
  streak: { current: number; longest: number };
  shares: Shares;
  /** Points per week with published points. Null before the first such week. */
  average: number | null;
}

/**
 * Numbers of predictions or, in `Season.shares`, whole percentages that add up to 100 (to 0 when no
 * prediction has published points).
 */
export interface Shares {
  exact: number;
  resultOnly: number;
  missed: number;
}

export const countGames = ({ exact, resultOnly, missed }: Shares): number => exact + resultOnly + missed;

function getSentWeeks(predictions: PredictionsByWeek): number[] {
  return [...predictions].flatMap(([week, sent]) => (sent.length > 0 ? [week] : []));
}

// Returns 1 or 0, the trivia point of a week, from the player's answer, the question that waits for an answer
// (0) or the weekly position. Null when none of them is known, or when the position is older than the results.
function readTrivia(week: number, input: SeasonInput): number | null {
  const { answered, pendingWeek, positions, predictions } = input;
  if (answered?.week === week) return answered.isCorrect ? 1 : 0;
  if (pendingWeek === week) return 0;
  const position = positions.get(week);
  return position === undefined ? null : sumWeek(predictions.get(week) ?? [], position?.score ?? 0).trivia;
}

interface TriviaPoints {
  byWeek: ReadonlyMap<number, number | null>;
  unplaced: number;
}

// Assigns the correct trivias of the season to the weeks with a ticket. Each week has at most one trivia point.
// So if no correct trivia is left for the weeks with an unknown point, all of them have 0; if at least one is
// left for each of them, all have 1; otherwise they stay unknown (null). `unplaced` is the number of correct
// trivias without a week.
function placeTrivia(sent: readonly number[], input: SeasonInput): TriviaPoints {
  const byWeek = new Map(sent.map((week) => [week, readTrivia(week, input)]));
  const unknown = sent.filter((week) => byWeek.get(week) === null);
  const placed = [...byWeek.values()].reduce<number>((sum, point) => sum + (point ?? 0), 0);
  const left = Math.max(0, input.correctTrivias - placed);
  if (left > 0 && left < unknown.length) return { byWeek, unplaced: left };
  for (const week of unknown) byWeek.set(week, left > 0 ? 1 : 0);
  return { byWeek, unplaced: Math.max(0, left - unknown.length) };
}

function countPredictions(sent: readonly Prediction[], games: ReturnType<SeasonInput['getGames']>) {
  const count = { exact: 0, resultOnly: 0, missed: 0, pending: 0, postponed: 0 };
  let exactPoints = 0;
  let resultPoints = 0;
  for (const { gameId, points } of sent) {
    const reason = getPointsReason(points);
    if (reason === 'pending') {
      const isPostponed = games?.some(({ id, status }) => id === gameId && status === 'postponed');
      count[isPostponed ? 'postponed' : 'pending'] += 1;
      continue;
    }
    count[reason === 'result' ? 'resultOnly' : reason === 'exact' ? 'exact' : 'missed'] += 1;
    if (reason === 'exact') exactPoints += points ?? 0;
    else resultPoints += points ?? 0;
  }
  return { ...count, exactPoints, resultPoints };
}

function getNumbers(sent: readonly number[], { currentWeek, weeks }: SeasonInput): number[] {
  const known = weeks.map(({ number }) => number);
  const last = Math.max(...sent, Math.min(currentWeek ?? 0, Math.max(...known, 0)));
  return [...new Set([...known, ...sent])].filter((number) => number <= last).sort((a, b) => a - b);
}

function createWeek(number: number, input: SeasonInput, trivia: number | null | undefined): SeasonWeek {
  const { currentWeek, getGames, predictions } = input;
  const sent = predictions.get(number) ?? [];
  const counted = countPredictions(sent, getGames(number));
  const isOver = currentWeek !== null && number < currentWeek;
  const point = trivia === undefined ? 0 : trivia;
  return {
    number,
    kind: sent.length > 0 ? 'ticket' : isOver ? 'skipped' : 'open',
    isCurrent: number === currentWeek,
    ...counted,
    trivia: point,
    points: counted.exactPoints + counted.resultPoints + (point ?? 0),
  };
}

// Counts consecutive weeks with an exact score. A past week without a ticket breaks the streak. Another week
// without an exact score breaks it only when some of its predictions have published points and none is pending.
function getStreak(weeks: readonly SeasonWeek[]): Season['streak'] {
  let current = 0;
  let longest = 0;
  for (const week of weeks) {
    if (week.exact > 0) current += 1;
    else if (week.kind === 'skipped') current = 0;
    else if (week.pending === 0 && countGames(week) > 0) current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

const SHARES = ['exact', 'resultOnly', 'missed'] as const;

/** Largest-remainder rounding. Of equal remainders, the first in the order of `SHARES` is rounded up. */
export function getShares(counts: Shares): Shares {
  const total = countGames(counts);
  const shares: Shares = { exact: 0, resultOnly: 0, missed: 0 };
  if (total === 0) return shares;
  for (const key of SHARES) shares[key] = Math.floor((counts[key] * 100) / total);
  const byRemainder = [...SHARES].sort((a, b) => ((counts[b] * 100) % total) - ((counts[a] * 100) % total));
  for (const key of byRemainder.slice(0, 100 - countGames(shares))) shares[key] += 1;
  return shares;
}

const sumWeeks = (weeks: readonly SeasonWeek[], read: (week: SeasonWeek) => number) =>
  weeks.reduce((sum, week) => sum + read(week), 0);

export function createSeason(input: SeasonInput): Season {
  const sent = getSentWeeks(input.predictions);
  const trivia = placeTrivia(sent, input);
  const numbers = sent.length > 0 ? getNumbers(sent, input) : [];
  const weeks = numbers.map((number) => createWeek(number, input, trivia.byWeek.get(number)));
  const most = Math.max(1, ...weeks.map(({ points }) => points));
  const published = weeks.filter((week) => countGames(week) > 0);
  return {
    weeks,
    total: sumWeeks(weeks, ({ points }) => points) + trivia.unplaced,
    unplacedTrivia: trivia.unplaced,
    best: weeks.filter(({ points }) => points === most).reverse(),
    streak: getStreak(weeks),
    shares: getShares({
      exact: sumWeeks(weeks, ({ exact }) => exact),
      resultOnly: sumWeeks(weeks, ({ resultOnly }) => resultOnly),
      missed: sumWeeks(weeks, ({ missed }) => missed),
    }),
    average:
      published.length === 0
        ? null
        : (sumWeeks(published, ({ points }) => points) + trivia.unplaced) / published.length,
  };
}

/**
 * Returns the weeks whose trivia point is unknown and whose position is not loaded. Their positions show which of
 * them have the points of `unplacedTrivia`.
 */
export function getWeeksToPlace({ weeks }: Season, input: SeasonInput): number[] {
  return weeks.flatMap(({ number, trivia }) =>
    trivia === null && !input.positions.has(number) ? [number] : [],
  );
}

/**
 * Past weeks that have a prediction without points and whose games are not loaded, the newest first. Only the
 * games show whether such a prediction is `postponed` or `pending`.
 */
export function getUndecidedWeeks({ weeks }: Season, input: SeasonInput): number[] {
  return weeks
    .flatMap(({ number, pending }) =>
      pending > 0 && number < (input.currentWeek ?? 0) && input.getGames(number) === null ? [number] : [],
    )
    .reverse();
}
