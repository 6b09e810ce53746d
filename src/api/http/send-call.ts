import { ignoreApiError } from '../error.ts';
import { startCallDeadline } from './call-deadline.ts';
import { type CallRun, throwIfOver } from './call-run.ts';
import type { HttpOutcome, Redirect } from './transport.ts';

/** What came of one request. */
export interface SentRequest {
  outcome: HttpOutcome;
  /**
   * Whether the request is a `write` that may have left the device. Its answer may still say that nothing has changed.
   */
  mayHaveReachedServer: boolean;
}

/** Sends the call, and once more after its `onRedirect` if the server redirects it. */
export async function sendCall(run: CallRun<unknown>): Promise<SentRequest> {
  const { call, client, deadline, options } = run;
  if (!call.onRedirect) return sendWithCsrf(run, 'follow');
  const sent = await sendWithCsrf(run, 'manual');
  const { type, status } = sent.outcome;
  if (type !== 'response' || status < 300 || status >= 400) return sent;
  await deadline.race(client.request(call.onRedirect(), options)).catch(ignoreApiError);
  return sendWithCsrf(run, 'follow');
}

/** Sends the call with a CSRF token, and once more after a 419, with another token. */
async function sendWithCsrf(run: CallRun<unknown>, redirect: Redirect): Promise<SentRequest> {
  const {
    call,
    client: { csrf },
  } = run;
  const needsCookie = call.needsFreshCsrf || (call.body && csrf.token() === null);
  if (needsCookie) await renewCsrf(run);
  const renewalsBefore = csrf.renewals();
  const sent = await sendOnce(run, redirect);
  if (sent.outcome.type !== 'response' || sent.outcome.status !== 419) return sent;
  // The server answers 419 before it processes the request, so one more attempt is safe for any call. If another call
  // has renewed the cookie meanwhile (`csrf.ts`), that one will do.
  if (call.endpoint !== 'csrf' && csrf.renewals() === renewalsBefore) await renewCsrf(run);
  return sendOnce(run, redirect);
}

/** The request for the cookie is a call of its own, which notes and retries its errors itself. */
async function renewCsrf(run: CallRun<unknown>): Promise<void> {
  throwIfOver(run);
  await run.deadline.race(run.client.csrf.renew()).catch((thrown: unknown) => {
    // `race` rejects with `aborted` in any case; a deadline that has passed is a lost connection.
    throwIfOver(run);
    throw thrown;
  });
}

async function sendOnce(run: CallRun<unknown>, redirect: Redirect): Promise<SentRequest> {
  throwIfOver(run);
  const { call, callKind, client, deadline } = run;
  // A request that a device without a connection makes never leaves it.
  const mayHaveReachedServer = callKind === 'write' && globalThis.navigator?.onLine !== false;
  if (callKind !== 'session-start')
    return { outcome: await client.transport(call, redirect, deadline), mayHaveReachedServer };
  // An attempt of a session start has a deadline of its own, which ends with that of the call at the latest.
  const attempt = startCallDeadline(client.settings.sessionStartAttemptMs, deadline.signal);
  return {
    outcome: await client.transport(call, redirect, attempt).finally(attempt.stop),
    mayHaveReachedServer,
  };
}
