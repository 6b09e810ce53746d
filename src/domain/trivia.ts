import { sumWeek } from './scoring.ts';
import type { MyPosition, PredictionsByWeek, Week } from './types.ts';
import { isBeforeJoining } from './weeks.ts';

export interface TriviaInput {
  predictions: PredictionsByWeek;
  /** The player's loaded positions by week; null for a week in which the player has no position. */
  positions: ReadonlyMap<number, MyPosition | null>;
  pendingWeek: number | null;
  answered: { week: number; isCorrect: boolean } | null;
  /** Correct trivias of the season, from the statistics of the user; null when the server sends none. */
  correctTrivias: number | null;
}

// Returns the trivia point of a week from the player's answer, the question that waits for an answer (0) or the
// weekly position. Null when none of them is known, or when the position is older than the results.
function readPoint(week: number, input: TriviaInput): number | null {
  const { answered, pendingWeek, positions, predictions } = input;
  if (answered?.week === week) return answered.isCorrect ? 1 : 0;
  if (pendingWeek === week) return 0;
  const position = positions.get(week);
  return position === undefined ? null : sumWeek(predictions.get(week) ?? [], position?.score ?? 0).trivia;
}

// Whether the ranking may have missed the trivia point of a week: it was read from the ranking, and the ranking
// of the week is not final.
function mayBeOutdated(
  week: number,
  { answered, pendingWeek, positions, predictions }: TriviaInput,
): boolean {
  if (answered?.week === week || pendingWeek === week) return false;
  return !positions.get(week) || (predictions.get(week) ?? []).some(({ points }) => points === null);
}

/**
 * Assigns the correct trivias of the season to the weeks with a ticket. Each week has at most one trivia point.
 * So if no correct trivia is left for the weeks with an unknown point, all of them have 0; if at least one is
 * left for each of them, all have 1; otherwise they stay unknown. When correct trivias are left without a week,
 * the ranking is older than the statistics, and its zeros are unknown in the weeks that are not final.
 *
 * `byWeek`: the trivia point of each week with a ticket: 1, 0, or null when it is unknown. It is unknown while the
 * position of the week is not loaded or older than the results, unless the statistics leave one possibility.
 * `unplaced`: the number of correct trivias whose week is unknown.
 */
export function placeTrivia(input: TriviaInput) {
  const { correctTrivias, predictions } = input;
  const sent = [...predictions].flatMap(([week, rows]) => (rows.length > 0 ? [week] : []));
  const byWeek = new Map(sent.map((week) => [week, readPoint(week, input)]));
  if (correctTrivias === null) return { byWeek, unplaced: 0 };
  const unknown = sent.filter((week) => byWeek.get(week) === null);
  const placed = [...byWeek.values()].reduce<number>((sum, point) => sum + (point ?? 0), 0);
  const left = Math.max(0, correctTrivias - placed);
  if (left > 0 && left < unknown.length) return { byWeek, unplaced: left };
  for (const week of unknown) byWeek.set(week, left > 0 ? 1 : 0);
  const unplaced = Math.max(0, left - unknown.length);
  const doubtful = unplaced === 0 ? [] : sent.filter((week) => byWeek.get(week) === 0);
  for (const week of doubtful) if (mayBeOutdated(week, input)) byWeek.set(week, null);
  return { byWeek, unplaced };
}

/**
 * `miss`: a wrong answer of this visit. `no-point`: a ticket was sent, and the week has no trivia point.
 * `unknown`: a ticket was sent, and the trivia point of the week is unknown (`placeTrivia`). `unanswered`: the
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

export interface TriviaWeeksInput extends TriviaInput {
  weeks: readonly Week[];
  currentWeek: number | null;
  /** When the player's account was created (ms), or null when it is unknown. */
  joinedAt: number | null;
}

export function createTriviaWeeks(input: TriviaWeeksInput): TriviaCell[] {
  const { answered, currentWeek, joinedAt, pendingWeek } = input;
  const { byWeek } = placeTrivia(input);

  function getState({ number: week, dateStart }: Week): TriviaCellState {
    if (answered?.week === week) return answered.isCorrect ? 'hit' : 'miss';
    if (pendingWeek === week) return 'pending';
    const point = byWeek.get(week);
    if (point === undefined) {
      if (currentWeek === null || week >= currentWeek) return 'upcoming';
      return isBeforeJoining({ dateStart }, joinedAt) ? 'before' : 'unanswered';
    }
    if (point === null) return 'unknown';
    return point > 0 ? 'hit' : 'no-point';
  }

  return input.weeks.map((week) => ({ week, state: getState(week) }));
}
