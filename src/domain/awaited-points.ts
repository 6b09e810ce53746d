import { isHalted } from './game-state.ts';
import type { Game, Prediction } from './types.ts';

/**
 * True while a prediction may still bring points. That of a halted game (`isHalted`), as of a cancelled one, brings
 * none. `games` are those of the week as far as they are loaded.
 */
export const areAwaitingPoints = (
  predictions: readonly Pick<Prediction, 'gameId' | 'points'>[],
  games: readonly Pick<Game, 'id' | 'status'>[],
): boolean =>
  predictions.some(
    ({ gameId, points }) =>
      points === null && !games.some(({ id, status }) => id === gameId && isHalted(status)),
  );
