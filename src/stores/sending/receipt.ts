import { getSentAt } from '../../domain/tickets.ts';
import type { Id, Prediction, ScorePick } from '../../domain/types.ts';

const LOCAL_ID_PREFIX = 'sent-';

/** Returns the items whose `gameId` is also that of one of `games`. */
export function filterByGame<Item extends { gameId: Id }>(
  items: readonly Item[],
  games: readonly { gameId: Id }[],
): Item[] {
  const ids = new Set(games.map(({ gameId }) => gameId));
  return items.filter(({ gameId }) => ids.has(gameId));
}

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

export function getReceipt(picks: readonly ScorePick[], kept: readonly Prediction[], now: number) {
  const rows = filterByGame(kept, picks);
  return {
    folio: rows.find(({ id }) => !id.startsWith(LOCAL_ID_PREFIX))?.id,
    sentAt: getSentAt(rows) ?? now,
  };
}
