import { countPoints, TRIVIA_POINTS } from './scoring.ts';
import { countCorrectTrivias, type TriviaPoints } from './trivia.ts';
import type { Game, PredictionsByWeek, UserStats, Week } from './types.ts';

export interface SeasonInput {
  weeks: readonly Pick<Week, 'number'>[];
  seasonNumber: number | null;
  predictions: PredictionsByWeek;
  triviaPoints: TriviaPoints;
  /** Correct trivias of the season, from the statistics of the user; null when the server sends none. */
  correctTrivias: number | null;
  /** The loaded games of a week; null before they are loaded. */
  getGames: (week: number) => readonly Pick<Game, 'id' | 'status'>[] | null;
}

/** Only published points count. A prediction without published points is `pending`, `postponed` or `cancelled`. */
export interface SeasonWeek extends ReturnType<typeof countPoints> {
  number: number;
  /**
   * `skipped`: a past week without a ticket. `noTicketYet`: another week without a ticket, that is the current week, a
   * later week, or any week while the current week is unknown.
   */
  kind: 'ticket' | 'skipped' | 'noTicketYet';
  isCurrent: boolean;
  /**
   * Numbers of predictions without published points. The status of their game tells `postponed` and `cancelled` from
   * `pending`; while the games of the week are not loaded, all of them are `pending`.
   */
  pending: number;
  postponed: number;
  cancelled: number;
  /** Null while the points of the week's trivia are unknown: they count in `SeasonSummary.seasonTrivia`. */
  trivia: number | null;
  /** Includes `trivia` unless `trivia` is null. */
  points: number;
}

export type SeasonSummary = ReturnType<typeof createSeasonSummary>;

const ACCURACY_KEYS = ['exact', 'resultOnly', 'missed'] as const;

/**
 * Numbers of predictions or, in `SeasonSummary.accuracy`, whole percentages that add up to 100 (to 0 when no
 * prediction has published points).
 */
export type Accuracy = Record<(typeof ACCURACY_KEYS)[number], number>;

const countPredictions = ({ exact, resultOnly, missed }: Accuracy): number => exact + resultOnly + missed;

function getNumbers(sent: readonly number[], { seasonNumber, weeks }: SeasonInput): number[] {
  const known = weeks.map(({ number }) => number);
  const last = Math.max(...sent, Math.min(seasonNumber ?? 0, Math.max(...known, 0)));
  return [...new Set([...known, ...sent])].filter((number) => number <= last).sort((a, b) => a - b);
}

function createWeek(number: number, input: SeasonInput): SeasonWeek {
  const { seasonNumber, getGames, predictions, triviaPoints } = input;
  const sent = predictions.get(number) ?? [];
  const trivia = sent.length > 0 ? (triviaPoints.get(number) ?? null) : 0;
  const counts = countPoints(sent);
  const statuses = new Map(getGames(number)?.map(({ id, status }) => [id, status]));
  const waiting = sent.filter(({ points }) => points === null).map(({ gameId }) => statuses.get(gameId));
  const postponed = waiting.filter((status) => status === 'postponed').length;
  const cancelled = waiting.filter((status) => status === 'cancelled').length;
  const isOver = seasonNumber !== null && number < seasonNumber;
  return {
    number,
    kind: sent.length > 0 ? 'ticket' : isOver ? 'skipped' : 'noTicketYet',
    isCurrent: number === seasonNumber,
    ...counts,
    pending: waiting.length - postponed - cancelled,
    postponed,
    cancelled,
    trivia,
    points: counts.gamePoints + (trivia ?? 0),
  };
}

// Counts consecutive weeks with an exact score. A past week without a ticket breaks the streak. Another week
// without an exact score breaks it only when some of its predictions have published points and none is pending.
function getStreak(weeks: readonly SeasonWeek[]) {
  let current = 0;
  let longest = 0;
  for (const week of weeks) {
    if (week.exact > 0) current += 1;
    else if (week.kind === 'skipped') current = 0;
    else if (week.pending === 0 && week.counted > 0) current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

// Counts consecutive weeks with a ticket. Only a past week without one breaks the streak.
function getTicketStreak(weeks: readonly SeasonWeek[]) {
  let current = 0;
  let longest = 0;
  for (const { kind } of weeks) {
    if (kind === 'ticket') current += 1;
    if (kind === 'skipped') current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/** Largest-remainder rounding. Of equal remainders, the first in the order of `ACCURACY_KEYS` is rounded up. */
export function getAccuracy(counts: Accuracy): Accuracy {
  const total = countPredictions(counts);
  const accuracy: Accuracy = { exact: 0, resultOnly: 0, missed: 0 };
  if (total === 0) return accuracy;
  for (const key of ACCURACY_KEYS) accuracy[key] = Math.floor((counts[key] * 100) / total);
  const byRemainder = [...ACCURACY_KEYS].sort(
    (a, b) => ((counts[b] * 100) % total) - ((counts[a] * 100) % total),
  );
  for (const key of byRemainder.slice(0, 100 - countPredictions(accuracy))) accuracy[key] += 1;
  return accuracy;
}

const sumWeeks = (weeks: readonly SeasonWeek[], read: (week: SeasonWeek) => number) =>
  weeks.reduce((sum, week) => sum + read(week), 0);

// The correct trivias of the statistics may be older than the trivia points, so the greater of the two counts.
function getSeasonTrivia(weeks: readonly SeasonWeek[], { correctTrivias, triviaPoints }: SeasonInput) {
  const known = [...triviaPoints.values()].reduce((sum, points) => sum + points, 0);
  const all = Math.max(known, (correctTrivias ?? 0) * TRIVIA_POINTS);
  return all - sumWeeks(weeks, ({ trivia }) => trivia ?? 0);
}

export function createSeasonSummary(input: SeasonInput) {
  const sent = [...input.predictions].flatMap(([week, rows]) => (rows.length > 0 ? [week] : []));
  const numbers = sent.length > 0 ? getNumbers(sent, input) : [];
  const weeks = numbers.map((number) => createWeek(number, input));
  const seasonTrivia = sent.length > 0 ? getSeasonTrivia(weeks, input) : 0;
  const published = weeks.filter(({ counted }) => counted > 0);
  const most = Math.max(1, ...published.map(({ points }) => points));
  return {
    weeks,
    total: sumWeeks(weeks, ({ points }) => points) + seasonTrivia,
    /** The trivia points in `total` that are those of the season alone, because their week is unknown. */
    seasonTrivia,
    /** The weeks with the highest number of published points, the newest first. Empty before the first point. */
    best: published.filter(({ points }) => points === most).reverse(),
    streak: getStreak(weeks),
    ticketStreak: getTicketStreak(weeks),
    accuracy: getAccuracy({
      exact: sumWeeks(weeks, ({ exact }) => exact),
      resultOnly: sumWeeks(weeks, ({ exact, results }) => results - exact),
      missed: sumWeeks(weeks, ({ missed }) => missed),
    }),
    /** Points per week with published points. Null before the first such week. */
    average:
      published.length === 0
        ? null
        : (sumWeeks(published, ({ points }) => points) + seasonTrivia) / published.length,
  };
}

/** The player's figures. Those that the server doesn't send are counted from the tickets of the season. */
export function getStats(stats: UserStats, { total, seasonTrivia, weeks }: SeasonSummary) {
  const sent = weeks.filter(({ kind }) => kind === 'ticket');
  const ofWeeks = countCorrectTrivias(sent.map(({ trivia }) => trivia));
  return {
    score: stats.score ?? total,
    position: stats.position,
    exact: stats.exact ?? sumWeeks(weeks, ({ exact }) => exact),
    results: stats.results ?? sumWeeks(weeks, ({ results }) => results),
    trivias: stats.trivias ?? (ofWeeks === null ? null : ofWeeks + seasonTrivia / TRIVIA_POINTS),
    weeksPlayed: stats.weeksPlayed ?? sumWeeks(weeks, ({ kind }) => (kind === 'ticket' ? 1 : 0)),
  };
}

/**
 * Past weeks with a prediction without points whose game is not loaded, the newest first. Only the game shows whether
 * such a prediction is `postponed`, `cancelled` or `pending`.
 */
export function getUndecidedWeeks({ seasonNumber, getGames, predictions }: SeasonInput): number[] {
  return [...predictions]
    .flatMap(([week, rows]) => {
      const games = getGames(week) ?? [];
      const isUndecided = rows.some(
        ({ gameId, points }) => points === null && !games.some(({ id }) => id === gameId),
      );
      return isUndecided && week < (seasonNumber ?? 0) ? [week] : [];
    })
    .sort((a, b) => b - a);
}

/** Whether the points of the trivia are known in a week, so that the chart and the table can show them there. */
export const hasTriviaPoints = (weeks: readonly SeasonWeek[]) =>
  weeks.some(({ kind, trivia }) => kind === 'ticket' && trivia !== null);

export type StoryCard =
  | { kind: 'best'; week: number; points: number; otherWeeks: number }
  | { kind: 'exact'; exact: number; games: number }
  /** Consecutive weeks with an exact score. */
  | { kind: 'streak'; weeks: number }
  | { kind: 'trivia'; trivias: number }
  | { kind: 'place'; position: number }
  | { kind: 'thanks'; score: number; weeksPlayed: number };

/**
 * The cards of a season that is over. A card whose figure is zero, unknown or no streak is left out. Empty for a
 * player without published points. `stats`: the figures that the server sends.
 */
export function createStory(season: SeasonSummary, stats: UserStats): StoryCard[] {
  const { best, streak, weeks } = season;
  const games = sumWeeks(weeks, ({ counted }) => counted);
  if (games === 0) return [];
  const { exact, position, score, trivias, weeksPlayed } = getStats(stats, season);
  const cards: StoryCard[] = [];
  const [top, ...others] = best;
  if (top) cards.push({ kind: 'best', week: top.number, points: top.points, otherWeeks: others.length });
  if (exact) cards.push({ kind: 'exact', exact, games });
  if (streak.longest > 1) cards.push({ kind: 'streak', weeks: streak.longest });
  if (trivias) cards.push({ kind: 'trivia', trivias });
  if (position !== null) cards.push({ kind: 'place', position });
  cards.push({ kind: 'thanks', score, weeksPlayed });
  return cards;
}
