import { sumWeek } from './scoring.ts';
import type { MyPosition, PredictionsByWeek, Week } from './types.ts';

/**
 * `miss`: a wrong answer of this visit. `no-point`: a ticket was sent, but the week's ranking score includes
 * no trivia point, or the player has no correct trivia in the season. `unknown`: a ticket was sent, but the ranking score of the week is not loaded, and
 * the number of correct trivias is above 0 and below the number of tickets. `unanswered`: the week is over
 * without a ticket, so the player never got the question. `upcoming`: another week without a ticket.
 */
export type TriviaCellState = 'hit' | 'miss' | 'no-point' | 'unanswered' | 'pending' | 'unknown' | 'upcoming';

export interface TriviaCell {
  week: Pick<Week, 'number' | 'alias'>;
  state: TriviaCellState;
}

export interface TriviaBoardInput {
  weeks: readonly Week[];
  currentWeek: number | null;
  predictions: PredictionsByWeek;
  positions: ReadonlyMap<number, MyPosition | null>;
  pendingWeek: number | null;
  answered: { week: number; isCorrect: boolean } | null;
  correctTrivias: number;
}

function getSentWeeks({ predictions }: Pick<TriviaBoardInput, 'predictions'>): number[] {
  return [...predictions].flatMap(([week, sent]) => (sent.length > 0 ? [week] : [])).sort((a, b) => a - b);
}

function getPoint(
  week: number,
  { predictions, positions }: Pick<TriviaBoardInput, 'predictions' | 'positions'>,
): number | null {
  const place = positions.get(week);
  if (place === undefined) return null;
  return sumWeek(predictions.get(week) ?? [], place?.score ?? 0).trivia ?? 0;
}

function getState(week: number, input: TriviaBoardInput, sent: readonly number[]): TriviaCellState {
  const { answered, pendingWeek, currentWeek, correctTrivias } = input;
  if (answered?.week === week) return answered.isCorrect ? 'hit' : 'miss';
  if (pendingWeek === week) return 'pending';
  if (!sent.includes(week)) return currentWeek !== null && week < currentWeek ? 'unanswered' : 'upcoming';
  const point = getPoint(week, input);
  if (point !== null) return point > 0 ? 'hit' : 'no-point';
  if (correctTrivias === 0) return 'no-point';
  return correctTrivias >= sent.length ? 'hit' : 'unknown';
}

export function createTriviaBoard(input: TriviaBoardInput): TriviaCell[] {
  const sent = getSentWeeks(input);
  return [...input.weeks]
    .sort((a, b) => a.number - b.number)
    .map((week) => ({ week, state: getState(week.number, input, sent) }));
}

export function getUnknownWeeks(input: TriviaBoardInput): number[] {
  return createTriviaBoard(input).flatMap(({ week, state }) => (state === 'unknown' ? [week.number] : []));
}
