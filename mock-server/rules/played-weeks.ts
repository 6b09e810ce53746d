import type { GameRow } from '../models/game.ts';
import type { PredictionRow } from '../models/prediction.ts';
import { isFutureSeedRow } from '../models/rows.ts';

/** Returns the number of weeks for which a player has sent a prediction. All removed games count as one week. */
export function countPlayedWeeks(
  predictions: readonly PredictionRow[],
  games: readonly GameRow[],
  now: number,
): number {
  const weekByGame = new Map(games.map(({ id, weekId }) => [id, weekId]));
  const sent = predictions.filter((row) => !isFutureSeedRow(row, now));
  return new Set(sent.map(({ gameId }) => weekByGame.get(gameId))).size;
}
