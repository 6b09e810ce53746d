/** One call under way: what its files share, and whether it is over before it has an answer. */
import type { ApiContext, Call, CallKind, CallOptions } from '../api.ts';
import { ApiError } from '../error.ts';
import type { CallDeadline } from './call-deadline.ts';
import type { ClientSettings } from './client-settings.ts';
import type { createCsrf } from './csrf.ts';
import type { Transport } from './transport.ts';

export type Requester = <T>(call: Call<T>, options?: CallOptions) => Promise<T>;

/** What all calls share. */
export interface Client {
  context: ApiContext;
  settings: ClientSettings;
  csrf: ReturnType<typeof createCsrf>;
  transport: Transport;
  /** Makes another call, as that for the CSRF cookie. */
  request: Requester;
}

/** One call under way. */
export interface CallRun<T> {
  readonly client: Client;
  readonly call: Call<T>;
  readonly options: CallOptions;
  readonly callKind: CallKind;
  /** The session in which the call was made. */
  readonly epoch: number;
  readonly deadline: CallDeadline;
  /** How far the `Retry-After` of 429s may still move the deadline (s). */
  extensionLeft: number;
}

/**
 * Throws when the deadline has passed, the caller has aborted or the session has changed, so that no request is sent
 * too late or in the session of another player.
 */
export function throwIfOver(run: CallRun<unknown>): void {
  if (noticeSessionChange(run) || run.deadline.abortReason() !== null)
    throw new ApiError(getKindWithoutAnswer(run));
}

/** The kind of the error of a call that has no answer, by what has ended it. */
export const getKindWithoutAnswer = (run: CallRun<unknown>): 'aborted' | 'networkError' =>
  noticeSessionChange(run) || run.deadline.abortReason() === 'caller' ? 'aborted' : 'networkError';

/**
 * Lets this tab follow another one that has changed the session (`ApiContext.syncEpoch`). Returns whether the session
 * is another than that in which the call was made.
 *
 * The CSRF cookie belongs to the browser, not to a session, so its request is never stale. Each call that waits for the
 * cookie checks its own session.
 */
export const noticeSessionChange = ({ call, client, epoch }: CallRun<unknown>): boolean =>
  call.endpoint !== 'csrf' && client.context.syncEpoch() !== epoch;
