import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import { isOtherEmail } from '../../domain/registration/same-email.ts';
import type { AuthStore } from '../session/auth.ts';
import type { Session } from '../session/session.ts';
import { rejectOther } from '../session/unexpected-user.ts';

export interface OpenSessionDeps {
  api: Api;
  auth: Pick<AuthStore, 'clearVerification' | 'endSession' | 'keepUser' | 'setEmailHint'>;
  session: Session;
}

/**
 * Opens the session of a token that the server has just issued, after a log-in or a confirmed registration. `email` is
 * the one that the player has typed. Rejects with `other-account` if the server opened the session of a player with
 * another e-mail.
 */
export async function openSession(
  { api, auth, session }: OpenSessionDeps,
  token: string,
  email: string,
  options: CallOptions = {},
) {
  session.tryToken(token);
  const epoch = session.epoch();
  try {
    const loaded = await api.send((calls) => calls.user(), { ...options, isSessionStep: true });
    await rejectOther(api, isOtherEmail(email, loaded.email), options);
    auth.keepUser(loaded);
  } catch (thrown) {
    // If another tab has changed the session during the call, the new session stays open.
    if (session.epoch() === epoch) auth.endSession('on-page');
    throw toApiError(thrown);
  }
  auth.clearVerification();
}
