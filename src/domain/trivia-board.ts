/** The board of trivias: one cell per week, from what the server lets us know of each. */
import { sumWeek } from './scoring.ts';
import type { MyPosition, PredictionsByWeek, Week } from './types.ts';

/**
 * `no-point`: sent, and no trivia point in the week's sum, answered or not. `unknown`: sent, and its sum has not
 * been seen. `unanswered`: the week went by with nothing sent, so no question ever came.
 */
export type TriviaCellState = 'hit' | 'miss' | 'no-point' | 'unanswered' | 'pending' | 'unknown' | 'upcoming';

/** One week of the board. */
export interface TriviaCell {
  week: Pick<Week, 'number' | 'alias'>;
  state: TriviaCellState;
}

/** What the board is made of. */
export interface TriviaFacts {
  weeks: readonly Week[];
  currentWeek: number | null;
  predictions: PredictionsByWeek;
  positions: ReadonlyMap<number, MyPosition | null>;
  /** Week of the question left for later. */
  pendingWeek: number | null;
  /** What was answered in this visit. */
  answered: { week: number; isCorrect: boolean } | null;
  /** Right trivias in all, from the user's statistics. */
  hits: number;
}

/** The weeks something was sent for, by number. */
function getSentWeeks({ predictions }: Pick<TriviaFacts, 'predictions'>): number[] {
  return [...predictions].flatMap(([week, sent]) => (sent.length > 0 ? [week] : [])).sort((a, b) => a - b);
}

/** The trivia point of a week from its sum; null while its place in the ranking has not been seen. */
function getPoint(
  week: number,
  { predictions, positions }: Pick<TriviaFacts, 'predictions' | 'positions'>,
): number | null {
  const place = positions.get(week);
  if (place === undefined) return null;
  return sumWeek(predictions.get(week) ?? [], place?.score ?? 0).trivia ?? 0;
}

function getState(week: number, facts: TriviaFacts, sent: readonly number[]): TriviaCellState {
  const { answered, pendingWeek, currentWeek, hits } = facts;
  if (answered?.week === week) return answered.isCorrect ? 'hit' : 'miss';
  if (pendingWeek === week) return 'pending';
  if (!sent.includes(week)) return currentWeek !== null && week < currentWeek ? 'unanswered' : 'upcoming';
  const point = getPoint(week, facts);
  if (point !== null) return point > 0 ? 'hit' : 'no-point';
  if (hits === 0) return 'no-point';
  return hits >= sent.length ? 'hit' : 'unknown';
}

/** The cells, by week number. */
export function createTriviaBoard(facts: TriviaFacts): TriviaCell[] {
  const sent = getSentWeeks(facts);
  return [...facts.weeks]
    .sort((a, b) => a.number - b.number)
    .map((week) => ({ week, state: getState(week.number, facts, sent) }));
}

/** The weeks whose ranking score would decide an unknown cell. */
export function getUnknownWeeks(facts: TriviaFacts): number[] {
  return createTriviaBoard(facts).flatMap(({ week, state }) => (state === 'unknown' ? [week.number] : []));
}
