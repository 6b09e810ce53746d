import { getPointsReason } from './scoring.ts';
import type { Game, Prediction } from './types.ts';

/**
 * Whether the player has the exact score of every game of the week. A cancelled game does not count. False while a game
 * has no published points, and for a week without games.
 */
export function isPerfectWeek(
  predictions: readonly Pick<Prediction, 'gameId' | 'points'>[],
  games: readonly Pick<Game, 'id' | 'status'>[],
): boolean {
  const exact = new Set(predictions.filter(isExact).map(({ gameId }) => gameId));
  const counted = games.filter(({ status }) => status !== 'cancelled');
  return counted.length > 0 && counted.every(({ id }) => exact.has(id));
}

const isExact = ({ points }: Pick<Prediction, 'points'>) => getPointsReason(points) === 'exact';
