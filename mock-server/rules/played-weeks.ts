import type { GameRow } from '../models/game.ts';
import type { PredictionRow } from '../models/prediction.ts';

/** Returns the number of weeks for which a player has sent a prediction. All removed games count as one week. */
export function countPlayedWeeks(predictions: readonly PredictionRow[], games: readonly GameRow[]): number {
  const weekByGame = new Map(games.map(({ id, weekId }) => [id, weekId]));
  return new Set(predictions.map(({ gameId }) => weekByGame.get(gameId))).size;
}
