import { toApiError } from '../../api/error.ts';
import type { AuthContext } from './auth.ts';
import { rejectOther } from './unexpected-user.ts';

export function createRefreshUser({ api, endSession, modal, session, state }: AuthContext) {
  let loadedAt = 0;
  state.user.subscribe(() => {
    loadedAt = performance.now();
  });

  /**
   * Reloads the user, which includes the statistics, unless the last load was less than `freshMs` (ms) ago. A
   * failed reload keeps the previous user. Ends the session if the server returns another player.
   */
  return async (freshMs = 0) => {
    if (performance.now() - loadedAt < freshMs) return;
    const epoch = session.epoch();
    try {
      const loaded = await api.send((calls) => calls.user());
      await rejectOther(api, loaded.id !== state.user.peek()?.id);
      state.user.value = loaded;
    } catch (thrown) {
      // After any other failure the user stays as last loaded, statistics included.
      if (toApiError(thrown).kind !== 'other-account' || session.epoch() !== epoch) return;
      modal.clear();
      endSession('other-account');
    }
  };
}
