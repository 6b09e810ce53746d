import type { Credentials } from '../../api/api.ts';
import { createDeadline } from '../../lib/clock.ts';
import { type OpenSessionDeps, openSession } from './open-session.ts';

/**
 * Logs in and loads the user. Rejects on failure, with `other-account` if the server opened the session of a player
 * with another e-mail. After `verifyAccountError`, the client has set the verification record (`requireVerification`).
 */
export async function logIn(deps: OpenSessionDeps, credentials: Credentials) {
  const { api, auth } = deps;
  auth.setEmailHint(credentials.email);
  const deadline = createDeadline();
  const { token } = await api.send((calls) => calls.login(credentials), { deadline });
  await openSession(deps, token, credentials.email, { deadline });
}
