import { notifySafely } from '../../lib/notify-safely.ts';
import type { ApiContext, Call, CallOptions } from '../api.ts';
import { ApiError } from '../error.ts';

interface FailedCall {
  client: { context: ApiContext };
  call: Call<unknown>;
  options: CallOptions;
  /** The session in which the call was made. */
  epoch: number;
}

/**
 * Tells the stores what an error says about the session. Returns the error with which the call fails: `error`, or
 * `unauthenticated` if the call finds the account gone while a log-out or a deletion is on its way
 * (`ApiContext.isLoggingOut`), because the account may be gone for this reason.
 */
export function noteSessionError({ client, call, options, epoch }: FailedCall, error: ApiError): ApiError {
  const { context } = client;
  const { endpoint } = call;
  // A log-out that gets `unauthenticated` has ended the session itself. A deletion that gets it has deleted nothing:
  // the session has expired, as for any other call.
  const keepsSession = options.keepsSession || endpoint === 'logout';
  // What follows when a deletion finds the account gone, `stores/account/delete-account.ts` decides.
  const isAccountGone = error.kind === 'accountEliminated' && !keepsSession && endpoint !== 'delete';
  if (error.kind === 'unauthenticated' || (isAccountGone && context.isLoggingOut())) {
    if (!keepsSession && context.syncEpoch() === epoch) notifySafely(context.onUnauthenticated);
    return new ApiError('unauthenticated', { status: error.status });
  }
  if (error.kind === 'verifyAccountError') {
    const email = call.body?.email;
    notifySafely(() => context.onUnverified(typeof email === 'string' ? email : undefined, endpoint));
  }
  return error;
}
