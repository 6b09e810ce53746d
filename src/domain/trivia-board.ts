import { placeTrivia, type TriviaInput } from './trivia-points.ts';
import type { Week } from './types.ts';

/**
 * `miss`: a wrong answer of this visit. `no-point`: a ticket was sent, and the week has no trivia point.
 * `unknown`: a ticket was sent, and the trivia point of the week is unknown (`placeTrivia`). `unanswered`: the
 * week is over without a ticket, so the player never got the question. `upcoming`: another week without a
 * ticket.
 */
export type TriviaCellState = 'hit' | 'miss' | 'no-point' | 'unanswered' | 'pending' | 'unknown' | 'upcoming';

export interface TriviaCell {
  week: Pick<Week, 'number' | 'alias'>;
  state: TriviaCellState;
}

export interface TriviaBoardInput extends TriviaInput {
  weeks: readonly Week[];
  currentWeek: number | null;
}

export function createTriviaBoard(input: TriviaBoardInput): TriviaCell[] {
  const { answered, currentWeek, pendingWeek } = input;
  const { byWeek } = placeTrivia(input);

  function getState(week: number): TriviaCellState {
    if (answered?.week === week) return answered.isCorrect ? 'hit' : 'miss';
    if (pendingWeek === week) return 'pending';
    const point = byWeek.get(week);
    if (point === undefined) return currentWeek !== null && week < currentWeek ? 'unanswered' : 'upcoming';
    if (point === null) return 'unknown';
    return point > 0 ? 'hit' : 'no-point';
  }

  return [...input.weeks]
    .sort((a, b) => a.number - b.number)
    .map((week) => ({ week, state: getState(week.number) }));
}
