import { createTicketLines, type PickLine } from './tickets.ts';
import type { Game, Prediction } from './types.ts';

export interface BestPick extends PickLine {
  /** Published points. Never 0. */
  points: number;
}

/**
 * The prediction that brought the most points. Of several, the one with the most goals, because such a score is the
 * hardest to predict, then the first in the order of `games`. Null while none has brought points or its game is
 * unknown.
 */
export function getBestPick(predictions: readonly Prediction[], games: readonly Game[]): BestPick | null {
  const points = new Map(predictions.map((prediction) => [prediction.gameId, prediction.points ?? 0]));
  const [best] = createTicketLines(predictions, games)
    .map((line) => ({ ...line, points: points.get(line.gameId) ?? 0 }))
    .filter((line) => line.points > 0)
    .sort((a, b) => b.points - a.points || countGoals(b) - countGoals(a));
  return best ?? null;
}

const countGoals = ({ homeScore, awayScore }: PickLine) => homeScore + awayScore;
