import { isHalted } from './game-state.ts';
import type { Game, Prediction } from './types.ts';

/**
 * Whether the server may still give points for one of the predictions. It gives none for a game that is cancelled,
 * postponed or suspended (`isHalted`). `games`: the loaded games of the week; a game that is missing may bring points.
 */
export const areAwaitingPoints = (
  predictions: readonly Pick<Prediction, 'gameId' | 'points'>[],
  games: readonly Pick<Game, 'id' | 'status'>[],
): boolean =>
  predictions.some(
    ({ gameId, points }) =>
      points === null && !games.some(({ id, status }) => id === gameId && isHalted(status)),
  );
