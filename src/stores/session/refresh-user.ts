import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { AuthState } from './auth-state.ts';
import { rejectOther } from './other-account.ts';
import type { Session } from './session.ts';
import type { EndReason } from './session-end.ts';

interface RefreshDeps {
  api: Api;
  endSession: (reason: EndReason) => void;
  modal: ModalStore;
  session: Session;
  state: AuthState;
}

/**
 * Reloads the user, which includes the statistics, unless the last load was less than `freshMs` (ms) ago. A
 * failed reload keeps the previous user. Ends the session if the server returns another player.
 */
export async function refreshUser({ api, endSession, modal, session, state }: RefreshDeps, freshMs: number) {
  if (state.getAge() < freshMs) return;
  const epoch = session.epoch();
  try {
    const loaded = await api.send((calls) => calls.user());
    await rejectOther(api, loaded.id !== state.user.peek()?.id);
    state.setLoaded(loaded);
  } catch (thrown) {
    // After any other failure the user stays as last loaded, statistics included.
    if (toApiError(thrown).kind !== 'other-account' || session.epoch() !== epoch) return;
    modal.clear();
    endSession('other-account');
  }
}
