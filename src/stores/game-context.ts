import type { Api } from '../api/client.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import type { DraftsStore } from './games/drafts.ts';
import type { GamesStore } from './games/games.ts';
import type { MyPositionsStore } from './games/my-positions.ts';
import type { PredictionsStore } from './games/predictions.ts';
import type { WeeksStore } from './games/weeks.ts';
import type { AuthStore } from './session/auth.ts';
import type { Session } from './session/session.ts';
import type { ModalStore } from './shell/modal.ts';
import type { TimeStore } from './shell/time.ts';
import type { ToastStore } from './shell/toast.ts';

/** What the game stores need of the shell. */
export interface GameContext {
  api: Api;
  auth: Pick<AuthStore, 'logOut' | 'requireVerification' | 'status' | 'user' | 'withoutExpiry'>;
  modal: ModalStore;
  session: Pick<Session, 'isCurrent'>;
  storage: KeyValueStorage;
  time: TimeStore;
  toast: ToastStore;
}

/** The stores with the data of the games, and the context. */
export interface GameData extends GameContext {
  drafts: DraftsStore;
  games: GamesStore;
  positions: MyPositionsStore;
  predictions: PredictionsStore;
  weeks: WeeksStore;
}
