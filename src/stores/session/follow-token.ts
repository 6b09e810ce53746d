import { batch } from '@preact/signals-react';
import { toApiError } from '../../api/error.ts';
import type { AuthContext } from './auth.ts';
import { getStayReason } from './session-start.ts';
import { isOtherPlayer, rejectOther } from './unexpected-user.ts';

/**
 * Switches to the token that another tab stored and loads its user; if that fails, this tab becomes
 * `unauthenticated`. With null, ends the session in this tab. Also closes all dialogs. Does nothing if
 * the token is unchanged.
 */
export async function followToken(
  { api, endSession, modal, session, state }: AuthContext,
  token: string | null,
) {
  if (token === session.token()) return;
  if (token === null) {
    endSession('other-tab');
    return;
  }
  session.setToken(token);
  const epoch = session.epoch();
  modal.clear();
  batch(() => {
    state.user.value = null;
    state.endReason.value = null;
  });
  try {
    const loaded = await api.send((calls) => calls.user(), { isSessionStep: true });
    await rejectOther(api, isOtherPlayer(session, loaded));
    state.setPlayer(loaded);
  } catch (thrown) {
    const error = toApiError(thrown);
    if (session.epoch() !== epoch) {
      // `Unauthenticated.` has ended the session (`onUnauthenticated`). During a session start nothing shows why.
      if (error.kind === 'unauthenticated' && state.status.peek() === 'pending') state.setVisitor();
      return;
    }
    const reason = getStayReason(error);
    if (reason === 'other-account') {
      // A session of another player is ended for all tabs.
      endSession(reason);
      return;
    }
    // The other tab keeps its session, and this tab has none until the next session check, which tries to follow the
    // other tab again.
    session.setToken(null);
    state.setVisitor(reason);
  }
}
