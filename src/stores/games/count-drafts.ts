import { isComplete } from '../../domain/drafts.ts';
import type { Id, Week } from '../../domain/types.ts';
import { getPredictionWindow } from '../../domain/window.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { getData } from '../lib/resource.ts';
import type { AuthStore } from '../session/auth.ts';
import type { TimeStore } from '../shell/time.ts';
import { getStoredWeeks, readDrafts } from './draft-storage.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';
import type { WeeksStore } from './weeks.ts';

export interface CountDeps {
  auth: Pick<AuthStore, 'userId'>;
  games: Pick<GamesStore, 'getForWeek'>;
  predictions: Pick<PredictionsStore, 'getForGame'>;
  storage: KeyValueStorage;
  time: Pick<TimeStore, 'read'>;
  weeks: Pick<WeeksStore, 'tabWeeks'>;
}

/**
 * Returns the number of complete scores on the device that can still be sent, as far as it is known: those of a week
 * without a tab on Partidos, of a sent game or of a closed one can't. Without any tab the weeks are not loaded, so all
 * complete scores count.
 */
export function countDrafts(deps: CountDeps): number {
  const { auth, storage, weeks } = deps;
  const player = auth.userId.peek();
  if (player === null) return 0;
  const getComplete = (week: number): Id[] =>
    [...readDrafts(storage, player, week)].filter(([, { score }]) => isComplete(score)).map(([id]) => id);
  const stored = getStoredWeeks(storage, player);
  const tabWeeks = weeks.tabWeeks.peek();
  if (tabWeeks.length === 0) return stored.flatMap(getComplete).length;
  return tabWeeks
    .filter(({ number }) => stored.includes(number))
    .flatMap((week) => getComplete(week.number).filter((id) => isSendable(deps, week, id))).length;
}

function isSendable({ games, predictions, time }: CountDeps, week: Week, gameId: Id): boolean {
  if (predictions.getForGame(gameId) !== null) return false;
  const game = getData(games.getForWeek(week.number))?.find(({ id }) => id === gameId);
  return game === undefined || time.read() < getPredictionWindow(game, week).cutoff;
}
