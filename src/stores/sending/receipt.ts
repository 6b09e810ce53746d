import { filterByGame } from '../../domain/predictions.ts';
import { getSentAt } from '../../domain/tickets.ts';
import type { Prediction, ScorePick } from '../../domain/types.ts';

const LOCAL_ID_PREFIX = 'sent-';

/**
 * Returns one prediction for each sent score: the prediction that the server returned (`saved`), otherwise a
 * prediction with the sent score and the time `sentAt` (ms).
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
        id: `${LOCAL_ID_PREFIX}${gameId}`,
        points: null,
        createdAt: sentAt,
      },
  );
}

/**
 * Returns the folio of the ticket (the id of a saved prediction of it) and the time (ms) at which the newest of the sent
 * scores was saved, or `now` if the server gave no time. `kept` is what the server has.
 */
export function getFolioAndTime(picks: readonly ScorePick[], kept: readonly Prediction[], now: number) {
  const rows = filterByGame(kept, picks);
  return {
    folio: rows.find(({ id }) => !id.startsWith(LOCAL_ID_PREFIX))?.id,
    sentAt: getSentAt(rows) ?? now,
  };
}
