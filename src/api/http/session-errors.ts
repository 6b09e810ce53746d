import { notify } from '../../lib/notify.ts';
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
 * While a log-out or a deletion is on its way (`ApiContext.isLoggingOut`), another call may find the account gone
 * because of it. Its error is then `unauthenticated`, as after any end of a session, instead of `accountEliminated`.
 */
export function toSessionEnd({ client, call, options }: FailedCall, error: ApiError): ApiError {
  const isPartOfEnd = options.keepsSession || call.endpoint === 'logout' || call.endpoint === 'delete';
  if (error.kind !== 'accountEliminated' || isPartOfEnd || !client.context.isLoggingOut()) return error;
  return new ApiError('unauthenticated', { status: error.status });
}

/** Tells the stores what an error says about the session. */
export function noteSessionError({ client, call, options, epoch }: FailedCall, { kind }: ApiError): void {
  const { context } = client;
  // A log-out that gets `unauthenticated` has ended the session. A deletion that gets it has deleted nothing, so the
  // session counts as expired, as with any other call.
  const keepsSession = options.keepsSession || call.endpoint === 'logout';
  if (kind === 'unauthenticated' && !keepsSession && context.syncEpoch() === epoch)
    notify(context.onUnauthenticated);
  if (kind !== 'verifyAccountError') return;
  const email = call.body?.email;
  notify(() =>
    context.onUnverified(typeof email === 'string' ? email : undefined, call.endpoint === 'login'),
  );
}
