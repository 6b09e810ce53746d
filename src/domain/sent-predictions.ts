import { createLocalId } from './tickets.ts';
import type { Prediction, ScorePick } from './types.ts';

/**
 * Returns one prediction for each sent score: the prediction that the server returned (`saved`), otherwise a
 * prediction with the sent score and the time `sentAt` (ms), whose id is no folio.
 */
export function createPredictions(
  picks: readonly ScorePick[],
  saved: readonly Prediction[],
  sentAt: number,
): Prediction[] {
  return picks.map(
    ({ gameId, homeScore, awayScore }) =>
      saved.find((prediction) => prediction.gameId === gameId) ?? {
        gameId,
        homeScore,
        awayScore,
        id: createLocalId(gameId),
        points: null,
        createdAt: sentAt,
      },
  );
}
