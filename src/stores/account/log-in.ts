import type { CallOptions, Credentials } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import { isOtherEmail } from '../../domain/registration/same-email.ts';
import { createDeadline } from '../../lib/clock.ts';
import type { AuthStore } from '../session/auth.ts';
import type { Session } from '../session/session.ts';

export interface LogInDeps {
  api: Api;
  auth: Pick<
    AuthStore,
    'clearVerification' | 'dropSession' | 'keepUser' | 'rejectOther' | 'setEmailHint' | 'setVisitor'
  >;
  session: Session;
}

/**
 * Logs in and loads the user. Rejects with an `ApiError` on failure, with `other-account` if the server opened the
 * session of a player with another e-mail, and sets the status to `unauthenticated` unless the call was aborted. After
 * `verifyAccountError`, the client has set the verification record (`requireVerification`).
 */
export async function logIn(deps: LogInDeps, credentials: Credentials) {
  const { api, auth } = deps;
  auth.setEmailHint(credentials.email);
  const deadline = createDeadline();
  try {
    const { token } = await api.send((calls) => calls.login(credentials), { deadline });
    await openSession(deps, token, credentials.email, { deadline });
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind !== 'aborted') auth.setVisitor();
    throw error;
  }
}

/** `email` is the one that the player has typed. */
export async function openSession(
  { api, auth, session }: LogInDeps,
  token: string,
  email: string,
  options: CallOptions = {},
) {
  session.tryToken(token);
  const epoch = session.epoch();
  try {
    const loaded = await api.send((calls) => calls.user(), { ...options, isSessionStep: true });
    await auth.rejectOther(isOtherEmail(email, loaded.email), options);
    auth.keepUser(loaded);
  } catch (thrown) {
    // If another tab has changed the session during the call, the new session stays open.
    if (session.epoch() === epoch) auth.dropSession();
    throw toApiError(thrown);
  }
  auth.clearVerification();
}
