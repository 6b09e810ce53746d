import type { Api } from '../../api/client.ts';
import { createDraftsStore, type DraftsDeps } from './drafts.ts';
import { createGamesStore } from './games.ts';
import { createMyPositionsStore } from './my-positions.ts';
import { createPredictionsStore, type PredictionsDeps } from './predictions.ts';
import { createWeeksStore, type WeeksDeps } from './weeks.ts';

interface GameDataDeps extends DraftsDeps {
  api: Api;
  auth: PredictionsDeps['auth'];
  storage: DraftsDeps['storage'] & WeeksDeps['storage'];
  time: DraftsDeps['time'] & WeeksDeps['time'];
}

export type GameData = ReturnType<typeof createGameData>;

/** What a player has loaded and typed: weeks, games, predictions, ranking positions, drafts. */
export function createGameData(deps: GameDataDeps) {
  const { api, auth, storage, time } = deps;
  const games = createGamesStore({ api });
  const predictions = createPredictionsStore({ api, auth, games });
  const positions = createMyPositionsStore({ api, predictions: predictions.byWeek });
  const weeks = createWeeksStore({ api, storage, time, predictions: predictions.submitted });
  return { weeks, games, predictions, positions, drafts: createDraftsStore(deps) };
}
