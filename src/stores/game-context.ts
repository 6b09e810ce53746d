import type { Api } from '../api/client.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
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
