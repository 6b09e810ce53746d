import { countPoints } from './scoring.ts';
import { placeTrivia, type TriviaInput } from './trivia.ts';
import type { Game, UserStats, Week } from './types.ts';

export interface SeasonInput extends TriviaInput {
  weeks: readonly Pick<Week, 'number'>[];
  currentWeek: number | null;
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
   * Numbers of predictions without points: `postponed` and `cancelled` by the status of their game, `pending`
   * the others, and all of them while the games of the week are not loaded.
   */
  pending: number;
  postponed: number;
  cancelled: number;
  /** Null when the trivia point of the week is unknown (`placeTrivia`). */
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

const countGames = ({ exact, resultOnly, missed }: Accuracy): number => exact + resultOnly + missed;

function getNumbers(sent: readonly number[], { currentWeek, weeks }: SeasonInput): number[] {
  const known = weeks.map(({ number }) => number);
  const last = Math.max(...sent, Math.min(currentWeek ?? 0, Math.max(...known, 0)));
  return [...new Set([...known, ...sent])].filter((number) => number <= last).sort((a, b) => a - b);
}

function createWeek(number: number, input: SeasonInput, trivia: number | null = 0): SeasonWeek {
  const { currentWeek, getGames, predictions } = input;
  const sent = predictions.get(number) ?? [];
  const counts = countPoints(sent);
  const statuses = new Map(getGames(number)?.map(({ id, status }) => [id, status]));
  const waiting = sent.filter(({ points }) => points === null).map(({ gameId }) => statuses.get(gameId));
  const postponed = waiting.filter((status) => status === 'postponed').length;
  const cancelled = waiting.filter((status) => status === 'cancelled').length;
  const isOver = currentWeek !== null && number < currentWeek;
  return {
    number,
    kind: sent.length > 0 ? 'ticket' : isOver ? 'skipped' : 'noTicketYet',
    isCurrent: number === currentWeek,
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

/** Largest-remainder rounding. Of equal remainders, the first in the order of `ACCURACY_KEYS` is rounded up. */
export function getAccuracy(counts: Accuracy): Accuracy {
  const total = countGames(counts);
  const accuracy: Accuracy = { exact: 0, resultOnly: 0, missed: 0 };
  if (total === 0) return accuracy;
  for (const key of ACCURACY_KEYS) accuracy[key] = Math.floor((counts[key] * 100) / total);
  const byRemainder = [...ACCURACY_KEYS].sort(
    (a, b) => ((counts[b] * 100) % total) - ((counts[a] * 100) % total),
  );
  for (const key of byRemainder.slice(0, 100 - countGames(accuracy))) accuracy[key] += 1;
  return accuracy;
}

const sumWeeks = (weeks: readonly SeasonWeek[], read: (week: SeasonWeek) => number) =>
  weeks.reduce((sum, week) => sum + read(week), 0);

export function createSeasonSummary(input: SeasonInput) {
  const trivia = placeTrivia(input);
  const sent = [...trivia.byWeek.keys()];
  const numbers = sent.length > 0 ? getNumbers(sent, input) : [];
  const weeks = numbers.map((number) => createWeek(number, input, trivia.byWeek.get(number)));
  const published = weeks.filter(({ counted }) => counted > 0);
  const most = Math.max(1, ...published.map(({ points }) => points));
  return {
    weeks,
    total: sumWeeks(weeks, ({ points }) => points) + trivia.unplaced,
    /** Number of trivia points in `total` whose week is unknown. */
    unplacedTrivia: trivia.unplaced,
    /** The weeks with the highest number of published points, the newest first. Empty before the first point. */
    best: published.filter(({ points }) => points === most).reverse(),
    streak: getStreak(weeks),
    accuracy: getAccuracy({
      exact: sumWeeks(weeks, ({ exact }) => exact),
      resultOnly: sumWeeks(weeks, ({ exact, results }) => results - exact),
      missed: sumWeeks(weeks, ({ missed }) => missed),
    }),
    /** Points per week with published points. Null before the first such week. */
    average:
      published.length === 0
        ? null
        : (sumWeeks(published, ({ points }) => points) + trivia.unplaced) / published.length,
  };
}

/** The player's figures. Those that the server doesn't send are counted from the tickets of the season. */
export function getStats(stats: UserStats, { total, unplacedTrivia, weeks }: SeasonSummary) {
  const hasAllTrivias = weeks.every(({ trivia }) => trivia !== null);
  const trivias = sumWeeks(weeks, ({ trivia }) => trivia ?? 0) + unplacedTrivia;
  return {
    score: stats.score ?? total,
    position: stats.position,
    exact: stats.exact ?? sumWeeks(weeks, ({ exact }) => exact),
    results: stats.results ?? sumWeeks(weeks, ({ results }) => results),
    trivias: stats.trivias ?? (hasAllTrivias ? trivias : null),
    weeksPlayed: stats.weeksPlayed ?? sumWeeks(weeks, ({ kind }) => (kind === 'ticket' ? 1 : 0)),
  };
}

/** The weeks whose trivia point is unknown. Their positions, loaded again, show which of them have it. */
export const getWeeksToPlace = ({ weeks }: SeasonSummary): number[] =>
  weeks.flatMap(({ number, trivia }) => (trivia === null ? [number] : []));

/**
 * Past weeks that have a prediction without points and whose games are not loaded, the newest first. Only the
 * games show whether such a prediction is `postponed`, `cancelled` or `pending`.
 */
export function getUndecidedWeeks({ weeks }: SeasonSummary, input: SeasonInput): number[] {
  return weeks
    .flatMap(({ number, pending }) =>
      pending > 0 && number < (input.currentWeek ?? 0) && input.getGames(number) === null ? [number] : [],
    )
    .reverse();
}

export type StoryCard =
  | { kind: 'best'; week: number; points: number; otherWeeks: number }
  | { kind: 'exact'; exact: number; games: number }
  /** Consecutive weeks with an exact score. */
  | { kind: 'streak'; weeks: number }
  | { kind: 'trivia'; trivias: number }
  | { kind: 'place'; position: number; score: number }
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
  if (position !== null) cards.push({ kind: 'place', position, score });
  cards.push({ kind: 'thanks', score, weeksPlayed });
  return cards;
}
