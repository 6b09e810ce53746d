import type { GameContext } from '../game-context.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import type { MyPositionsStore } from './my-positions.ts';
import type { PredictionsStore } from './predictions.ts';
import type { WeeksStore } from './weeks.ts';

/** The stores with the data of the games, and the context. */
export interface GameData extends GameContext {
  drafts: DraftsStore;
  games: GamesStore;
  positions: MyPositionsStore;
  predictions: PredictionsStore;
  weeks: WeeksStore;
}
