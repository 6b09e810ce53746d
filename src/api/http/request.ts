import { getTimeLeft, MAX_WAIT_MS } from '../../lib/clock.ts';
import { notifySafely } from '../../lib/notify-safely.ts';
import { reportError } from '../../lib/report-error.ts';
import type { ApiContext, Call, CallKind, CallOptions } from '../api.ts';
import { createDecodeError } from '../decode-error.ts';
import { ApiError, ignoreApiError } from '../error.ts';
import { type CallDeadline, startCallDeadline } from './call-deadline.ts';
import { classify } from './classify.ts';
import { createCsrf } from './csrf.ts';
import { cancelEarlyCalls } from './early-calls.ts';
import { readCookies } from './headers.ts';
import { MAX_EXTENSION_SECONDS } from './plan-asked-wait.ts';
import { planRetry } from './retry.ts';
import { noteSessionError } from './session-errors.ts';
import {
  createTransport,
  type HttpOutcome,
  type HttpResponse,
  type Redirect,
  type Transport,
} from './transport.ts';

export const CLIENT_SETTINGS = {
  readCookies,
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  /** Maximum duration of a call in ms, with all its attempts. Rate limits may extend it (`MAX_EXTENSION_SECONDS`). */
  deadlines: { read: 15_000, 'session-start': MAX_WAIT_MS, write: MAX_WAIT_MS } as Readonly<
    Record<CallKind, number>
  >,
  startAttemptMs: 8_000,
};

export type ClientSettings = typeof CLIENT_SETTINGS;

export type Requester = <T>(call: Call<T>, options?: CallOptions) => Promise<T>;

/** What all calls share. */
interface Client {
  context: ApiContext;
  settings: ClientSettings;
  csrf: ReturnType<typeof createCsrf>;
  transport: Transport;
}

/** One call under way. */
interface CallRun<T> {
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

/** What came of one request. */
interface SentRequest {
  outcome: HttpOutcome;
  /**
   * Whether the request is a `write` that may have left the device. Its answer may still say that nothing has changed.
   */
  mayHaveReached: boolean;
}

type Result<T> = { isSuccess: true; value: T } | { isSuccess: false; error: ApiError };

/** `scripts/check-api` replaces parts of the settings. */
export function createRequester(context: ApiContext, replaced: Partial<ClientSettings> = {}): Requester {
  const settings = { ...CLIENT_SETTINGS, ...replaced };
  const csrf = createCsrf(settings.readCookies, () => request(client, CSRF_CALL));
  const client: Client = { context, settings, csrf, transport: createTransport(context, csrf.token) };
  return (call, options) => request(client, call, options);
}

const CSRF_CALL: Call<void> = {
  endpoint: 'csrf',
  path: '/sanctum/csrf-cookie',
  // The response body is not used; only the cookie matters.
  decode: () => undefined,
};

const getCallKind = ({ body, kind = body ? 'write' : 'read' }: Call<unknown>): CallKind => kind;

async function request<T>(client: Client, call: Call<T>, options: CallOptions = {}): Promise<T> {
  const callKind = getCallKind(call);
  const ms = Math.min(
    client.settings.deadlines[callKind],
    getTimeLeft(options.deadline ?? Number.POSITIVE_INFINITY),
  );
  const run: CallRun<T> = {
    client,
    call,
    options,
    callKind,
    epoch: client.context.syncEpoch(),
    deadline: startCallDeadline(ms, options.signal),
    extensionLeft: options.onRateLimit ? MAX_EXTENSION_SECONDS : 0,
  };
  try {
    return await runAttempts(run);
  } catch (thrown) {
    // An error with a `cause` says that the answer to the last attempt can't be read (`decodeBody`).
    if (thrown instanceof ApiError && thrown.cause) reportError(thrown.cause);
    throw thrown;
  } finally {
    run.deadline.stop();
  }
}

/** Returns the decoded answer of the first attempt that succeeds, else throws the error of the last one. */
async function runAttempts<T>(run: CallRun<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const sent = await sendPastRedirect(run);
    const result = readResult(run, sent);
    if (result.isSuccess) return result.value;
    const error = noteSessionError(run, result.error);
    const retry = planRetry(run, attempt, error, sent.outcome);
    if (!retry) {
      if (run.call.recover) return run.call.recover(error);
      throw error;
    }
    if (retry.extraSeconds) extendDeadline(run, retry.extraSeconds);
    await wait(run, retry.pauseMs, error);
  }
}

/** Sends the call, and once more after its `onRedirect` if the server redirects it. */
async function sendPastRedirect(run: CallRun<unknown>): Promise<SentRequest> {
  const { call, client, deadline, options } = run;
  if (!call.onRedirect) return sendWithCsrf(run, 'follow');
  const sent = await sendWithCsrf(run, 'manual');
  const { type, status } = sent.outcome;
  if (type !== 'response' || status < 300 || status >= 400) return sent;
  await deadline.race(request(client, call.onRedirect(), options)).catch(ignoreApiError);
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
  const mayHaveReached = callKind === 'write' && globalThis.navigator?.onLine !== false;
  if (callKind !== 'session-start')
    return { outcome: await client.transport(call, redirect, deadline), mayHaveReached };
  // An attempt of a session start has a deadline of its own, which ends with that of the call at the latest.
  const attempt = startCallDeadline(client.settings.startAttemptMs, deadline.signal);
  return {
    outcome: await client.transport(call, redirect, attempt).finally(attempt.stop),
    mayHaveReached,
  };
}

/**
 * Throws when the deadline has passed, the caller has aborted or the session has changed, so that no request is sent
 * too late or in the session of another player.
 */
function throwIfOver(run: CallRun<unknown>): void {
  if (isStale(run) || run.deadline.abortReason() !== null) throw new ApiError(getKindOfEnd(run));
}

/** The kind of the error of a call that has no answer, by what has ended it. */
const getKindOfEnd = (run: CallRun<unknown>): 'aborted' | 'networkError' =>
  isStale(run) || run.deadline.abortReason() === 'caller' ? 'aborted' : 'networkError';

/**
 * The CSRF cookie belongs to the browser, not to a session, so its request is never stale. Each call that waits for the
 * cookie checks its own session.
 */
const isStale = ({ call, client, epoch }: CallRun<unknown>): boolean =>
  call.endpoint !== 'csrf' && client.context.syncEpoch() !== epoch;

function readResult<T>(run: CallRun<T>, { outcome, mayHaveReached }: SentRequest): Result<T> {
  // An answer that comes after a change of session is of no use to the next one.
  if (isStale(run) || outcome.type === 'lost') {
    // The status of a lost answer is that of its head.
    const { status } = outcome;
    return {
      isSuccess: false,
      error: new ApiError(getKindOfEnd(run), { status, outcomeUnknown: mayHaveReached }),
    };
  }
  const error = classify(outcome, run.call.endpoint, mayHaveReached);
  return error ? { isSuccess: false, error } : decodeBody(run, outcome, mayHaveReached);
}

function decodeBody<T>(
  { call, client }: CallRun<T>,
  { body, status }: HttpResponse,
  mayHaveReached: boolean,
): Result<T> {
  let unread = 0;
  const noteUnread = (count: number) => {
    unread += count;
  };
  let value: T;
  try {
    value = call.decode(body, noteUnread);
  } catch (thrown) {
    if (thrown instanceof ApiError) return { isSuccess: false, error: thrown };
    const cause = createDecodeError(call, thrown);
    return {
      isSuccess: false,
      error: new ApiError('unpreventedError', { status, outcomeUnknown: mayHaveReached, cause }),
    };
  }
  const { list } = call;
  if (list) notifySafely(() => client.context.onUnread(list, unread));
  return { isSuccess: true, value };
}

/** Allows the call `seconds` more, because a rate limit makes it wait. */
function extendDeadline(run: CallRun<unknown>, seconds: number): void {
  run.extensionLeft -= seconds;
  run.deadline.extend(1_000 * seconds);
  // The calls that the first script of the page has sent (`early-calls.ts`) may have got a 429 too.
  cancelEarlyCalls();
  notifySafely(() => run.options.onRateLimit?.(seconds));
}

/** Rejects with `lastError` when the deadline passes during the pause, and with `aborted` when the caller aborts. */
async function wait(
  { client, deadline }: CallRun<unknown>,
  pauseMs: number,
  lastError: ApiError,
): Promise<void> {
  await deadline.race(client.settings.sleep(pauseMs)).catch(() => {
    throw deadline.abortReason() === 'caller' ? new ApiError('aborted') : lastError;
  });
}
