import { getCentreDate } from './centre-time.ts';
import { TRIVIA_POINTS } from './scoring.ts';
import type { Game, PredictionsByWeek, Week } from './types.ts';
import { haveAllWeeksPassed, isBeforeJoining } from './weeks.ts';

/** The points that the trivia of each week brought. A week is missing while they are unknown. */
export type TriviaPoints = ReadonlyMap<number, number>;

interface TriviaSource {
  /** The predictions by the week under which the server keeps them, to which the trivia belongs. */
  kept: PredictionsByWeek;
  /** The answers of this visit, which may be newer than the predictions. */
  answered: readonly { week: number; isCorrect: boolean }[];
}

/**
 * Reads the trivia points that the server sends with each prediction. If the predictions of a week differ, the greatest
 * value counts, because an answer takes no points away: a smaller one is older.
 */
export function getTriviaPoints({ kept, answered }: TriviaSource): TriviaPoints {
  const points = new Map<number, number>();
  for (const [week, rows] of kept) {
    const values = rows.flatMap(({ weekTriviaPoints }) => weekTriviaPoints ?? []);
    if (values.length > 0) points.set(week, Math.max(...values));
  }
  for (const { week, isCorrect } of answered) points.set(week, isCorrect ? TRIVIA_POINTS : 0);
  return points;
}

/**
 * True once the server accepts no answer to the trivia of a week: from the midnight after the week's last game on.
 * While its games are not loaded (null), once a later week has begun. `now` is server time in ms.
 */
export function isTriviaOver(
  week: number,
  {
    games,
    seasonNumber,
    weeks,
  }: Pick<TriviaWeeksInput, 'seasonNumber' | 'weeks'> & { games: readonly Game[] | null },
  now: number,
): boolean {
  // A week stays the current one until its last game is over.
  if (seasonNumber === null || week >= seasonNumber) return false;
  const today = getCentreDate(now);
  if (games && games.length > 0) return games.every(({ date }) => (date ?? '') < today);
  const hasBegun = ({ dateStart }: Week) => dateStart !== null && dateStart <= today;
  return weeks.some((later) => later.number > week && hasBegun(later)) || haveAllWeeksPassed(weeks, now);
}

/**
 * Counts the correct trivias of the weeks with a ticket, whose points are null while they are unknown. Null when they
 * are unknown in every week: the server doesn't say them. In some weeks alone they are unknown because the player has
 * not answered.
 */
export function countCorrectTrivias(points: readonly (number | null)[]): number | null {
  const known = points.filter((value) => value !== null);
  if (known.length === 0 && points.length > 0) return null;
  return known.reduce((sum, value) => sum + value, 0) / TRIVIA_POINTS;
}

/**
 * `miss`: a wrong answer of this visit. `no-point`: the trivia of the week brought no point.
 * `unknown`: a ticket was sent, and the points of the trivia are unknown. `unanswered`: the
 * week is over without a ticket, so the player never got the question. `before`: the same, of a week before the player
 * had an account. `upcoming`: another week without a ticket.
 */
export type TriviaCellState =
  | 'hit'
  | 'miss'
  | 'no-point'
  | 'unanswered'
  | 'before'
  | 'pending'
  | 'unknown'
  | 'upcoming';

export interface TriviaCell {
  week: Pick<Week, 'number' | 'alias'>;
  state: TriviaCellState;
}

export interface TriviaWeeksInput extends Pick<TriviaSource, 'answered'> {
  weeks: readonly Week[];
  seasonNumber: number | null;
  predictions: PredictionsByWeek;
  triviaPoints: TriviaPoints;
  /** The weeks whose trivia waits for an answer. */
  pendingWeeks: readonly number[];
  /** When the player's account was created (ms), or null when it is unknown. */
  joinedAt: number | null;
}

export function createTriviaWeeks(input: TriviaWeeksInput): TriviaCell[] {
  const { answered, seasonNumber, joinedAt, pendingWeeks, predictions, triviaPoints } = input;

  function getState({ number: week, dateStart }: Week): TriviaCellState {
    const points = triviaPoints.get(week);
    if (points) return 'hit';
    if (answered.some((answer) => answer.week === week)) return 'miss';
    if (pendingWeeks.includes(week)) return 'pending';
    if (points === 0) return 'no-point';
    if (predictions.get(week)?.length) return 'unknown';
    if (seasonNumber === null || week >= seasonNumber) return 'upcoming';
    return isBeforeJoining({ dateStart }, joinedAt) ? 'before' : 'unanswered';
  }

  return input.weeks.map((week) => ({ week, state: getState(week) }));
}
