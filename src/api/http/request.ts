import { getTimeLeft, MAX_WAIT_MS } from '../../lib/clock.ts';
import { notify } from '../../lib/notify.ts';
import { reportError } from '../../lib/report-error.ts';
import { accountCalls } from '../account.ts';
import type { ApiContext, Call, CallKind, CallOptions } from '../api.ts';
import { createDecodeError } from '../decode-error.ts';
import { ApiError, ignoreApiError } from '../error.ts';
import type { ErrorKind } from '../messages.ts';
import { type CallDeadline, startAttemptDeadline, startCallDeadline } from './call-deadline.ts';
import { classify } from './classify.ts';
import { createCsrf } from './csrf.ts';
import { cancelEarlyCalls } from './early-calls.ts';
import { readCookies } from './headers.ts';
import { getRetryPause, isRepeatable } from './retry.ts';
import {
  createTransport,
  type HttpOutcome,
  type HttpResponse,
  type Redirect,
  type Transport,
} from './transport.ts';

/** Longest wait for the `Retry-After` of 429s at a session start, in addition to the deadline (s). */
const MAX_LIMIT_SECONDS = 60;

export const CLIENT_SETTINGS = {
  readCookies,
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  /** Maximum duration of a call in ms, including all its attempts. */
  deadlines: { read: 15_000, start: MAX_WAIT_MS, write: MAX_WAIT_MS } as Readonly<Record<CallKind, number>>,
  startAttemptMs: 8_000,
};

export type ClientSettings = typeof CLIENT_SETTINGS;

export type Requester = <T>(call: Call<T>, options?: CallOptions) => Promise<T>;

/** What all calls share. */
interface Client {
  context: ApiContext;
  settings: ClientSettings;
  csrf: ReturnType<typeof createCsrf>;
  exchange: Transport;
}

/** One call under way. */
interface CallRun<T> {
  readonly client: Client;
  readonly call: Call<T>;
  readonly options: CallOptions;
  readonly kind: CallKind;
  /** The session in which the call was made. */
  readonly epoch: number;
  readonly deadline: CallDeadline;
  /** Whether the server may have carried out a request. */
  wasSent: boolean;
  /** How many seconds the `Retry-After` of 429s may still extend the deadline. */
  limitLeft: number;
}

type Result<T> = { isSuccess: true; value: T } | { isSuccess: false; error: ApiError };

/** `scripts/check-api` replaces parts of the settings. */
export function createRequester(context: ApiContext, replaced: Partial<ClientSettings> = {}): Requester {
  const settings = { ...CLIENT_SETTINGS, ...replaced };
  const csrf = createCsrf(settings.readCookies, () => request(client, CSRF_CALL));
  const client: Client = { context, settings, csrf, exchange: createTransport(context, csrf.token) };
  return (call, options) => request(client, call, options);
}

const CSRF_CALL: Call<void> = {
  endpoint: 'csrf',
  path: '/sanctum/csrf-cookie',
  // The response body is not used; only the cookie matters.
  decode: () => undefined,
};

const getKind = ({ body, kind = body ? 'write' : 'read' }: Call<unknown>): CallKind => kind;

async function request<T>(client: Client, call: Call<T>, options: CallOptions = {}): Promise<T> {
  const kind = getKind(call);
  const ms = Math.min(
    client.settings.deadlines[kind],
    getTimeLeft(options.deadline ?? Number.POSITIVE_INFINITY),
  );
  const run: CallRun<T> = {
    client,
    call,
    options,
    kind,
    epoch: client.context.epoch(),
    deadline: startCallDeadline(ms, options.signal),
    wasSent: false,
    limitLeft: options.onRateLimit ? MAX_LIMIT_SECONDS : 0,
  };
  try {
    return await runAttempts(run);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    if (thrown.cause) reportError(thrown.cause);
    if (!call.recover) throw thrown;
    return call.recover(thrown);
  } finally {
    run.deadline.stop();
  }
}

async function runAttempts<T>(run: CallRun<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await sendPastRedirect(run);
    const result = readResult(run, outcome);
    if (result.isSuccess) return result.value;
    const { error } = result;
    noteSessionError(run, error);
    if (run.options.isBackground || !isRepeatable(run.kind, error, outcome)) throw error;
    const retryAfter = outcome.type === 'response' ? outcome.retryAfter : null;
    const pause =
      error.status === 429 ? planAfterLimit(run, attempt, retryAfter) : plan(run, attempt, retryAfter);
    if (pause === undefined) throw error;
    await wait(run, pause, error);
  }
}

/** Sends the call, and once more after a log-out if the session of a player redirects it. */
async function sendPastRedirect(run: CallRun<unknown>): Promise<HttpOutcome> {
  const { call, client, deadline, options } = run;
  if (!call.isForGuests) return sendWithCsrf(run, 'follow');
  const outcome = await sendWithCsrf(run, 'manual');
  if (outcome.type !== 'response' || outcome.status < 300 || outcome.status >= 400) return outcome;
  // The call is sent again whatever came of the log-out.
  await deadline.race(request(client, accountCalls.logout(), options)).catch(ignoreApiError);
  return sendWithCsrf(run, 'follow');
}

/** Sends the call with a CSRF token, and once more after a 419, with another token. */
async function sendWithCsrf(run: CallRun<unknown>, redirect: Redirect): Promise<HttpOutcome> {
  const {
    call,
    client: { csrf },
  } = run;
  const needsCookie = call.needsFreshCsrf || (call.body && csrf.token() === null);
  if (needsCookie) await renewCsrf(run);
  const renewalsBefore = csrf.renewals();
  const outcome = await send(run, redirect);
  if (outcome.type !== 'response' || outcome.status !== 419) return outcome;
  // The server answers 419 before it processes the request, so one more attempt is safe for any call.
  run.wasSent = false;
  if (call.endpoint !== 'csrf' && csrf.renewals() === renewalsBefore) await renewCsrf(run);
  return send(run, redirect);
}

async function renewCsrf(run: CallRun<unknown>): Promise<void> {
  rejectIfOver(run);
  await run.deadline.race(run.client.csrf.renew()).catch((thrown: unknown) => {
    rejectIfOver(run);
    throw thrown;
  });
}

async function send(run: CallRun<unknown>, redirect: Redirect): Promise<HttpOutcome> {
  rejectIfOver(run);
  const { call, client, deadline } = run;
  // A request that a device without a connection makes never leaves it.
  run.wasSent ||= globalThis.navigator?.onLine !== false;
  if (run.kind !== 'start') return client.exchange(call, redirect, deadline);
  const attempt = startAttemptDeadline(deadline, client.settings.startAttemptMs);
  return client.exchange(call, redirect, attempt).finally(attempt.stop);
}

/**
 * Throws when the deadline has passed, the caller has aborted or the session has changed, so that no request is sent
 * too late or in the session of another player.
 */
function rejectIfOver(run: CallRun<unknown>): void {
  const reason = run.deadline.endReason();
  if (isStale(run)) throw createError(run, 'aborted', 0);
  if (reason !== null) throw createError(run, reason === 'deadline' ? 'networkError' : 'aborted', 0);
}

/**
 * The CSRF cookie belongs to the browser, not to a session, so its request is never stale. Each call that waits for the
 * cookie checks its own session.
 */
const isStale = ({ call, client, epoch }: CallRun<unknown>): boolean =>
  call.endpoint !== 'csrf' && client.context.epoch() !== epoch;

const mayHaveChanged = ({ kind, wasSent }: CallRun<unknown>): boolean => wasSent && kind === 'write';

const createError = (run: CallRun<unknown>, kind: ErrorKind, status: number): ApiError =>
  new ApiError(kind, { status, outcomeUnknown: mayHaveChanged(run) });

function readResult<T>(run: CallRun<T>, outcome: HttpOutcome): Result<T> {
  if (isStale(run)) return { isSuccess: false, error: createError(run, 'aborted', 0) };
  if (outcome.type !== 'response')
    return { isSuccess: false, error: createError(run, outcome.type, outcome.status) };
  const error = classify(outcome, { endpoint: run.call.endpoint, mayHaveChanged: mayHaveChanged(run) });
  return error ? { isSuccess: false, error: toOwnEnd(run, error) } : decode(run, outcome);
}

function decode<T>(run: CallRun<T>, { body, status }: HttpResponse): Result<T> {
  const { call, client } = run;
  let unread = 0;
  const noteUnread = (count: number) => {
    unread += count;
  };
  let value: T;
  try {
    value = call.decode(body, noteUnread);
  } catch (thrown) {
    if (thrown instanceof ApiError) return { isSuccess: false, error: thrown };
    const error = createError(run, 'unpreventedError', status);
    error.cause = createDecodeError(call, thrown);
    return { isSuccess: false, error };
  }
  const { list } = call;
  if (list) notify(() => client.context.onUnread(list, unread));
  return { isSuccess: true, value };
}

/** While a log-out or a deletion is on its way, it explains why the account is gone (`ApiContext.isEnding`). */
function toOwnEnd({ call, client, options }: CallRun<unknown>, error: ApiError): ApiError {
  const isAsked = options.keepsSession || call.endpoint === 'logout' || call.endpoint === 'delete';
  const isOwnEnd = error.kind === 'accountEliminated' && !isAsked && client.context.isEnding();
  return isOwnEnd ? new ApiError('unauthenticated', { status: error.status }) : error;
}

/** Tells the stores what an error says about the session. */
function noteSessionError(
  { call, client: { context }, epoch, options }: CallRun<unknown>,
  { kind }: ApiError,
): void {
  const keepsSession = options.keepsSession || call.endpoint === 'logout';
  if (kind === 'unauthenticated' && !keepsSession && context.epoch() === epoch)
    notify(context.onUnauthenticated);
  if (kind !== 'verifyAccountError') return;
  const email = call.body?.email;
  notify(() =>
    context.onUnverified(typeof email === 'string' ? email : undefined, call.endpoint === 'login'),
  );
}

/** Returns the pause before the next attempt (ms), or undefined if there is none. `retryAfter` is in seconds. */
function plan(
  { deadline, kind }: CallRun<unknown>,
  attempt: number,
  retryAfter: number | null,
): number | undefined {
  return getRetryPause({ kind, attempt, retryAfter, timeLeft: deadline.timeLeft() });
}

/** The same after a 429, whose wait extends the deadline of a call with `onRateLimit`. */
function planAfterLimit(run: CallRun<unknown>, attempt: number, asked: number | null): number | undefined {
  const retryAfter = asked === null || run.limitLeft === 0 ? asked : extendDeadline(run, asked);
  // More requests before the end of a rate limit would only extend it.
  if (1_000 * (retryAfter ?? 0) >= run.deadline.timeLeft()) return undefined;
  return plan(run, attempt, retryAfter);
}

/** Extends the deadline by a wait of `asked` seconds, as far as `limitLeft` allows. Returns the wait in seconds. */
function extendDeadline(run: CallRun<unknown>, asked: number): number {
  const wait = Math.min(asked, run.limitLeft);
  run.limitLeft -= wait;
  run.deadline.extend(1_000 * wait);
  // The early calls may have got a 429 too.
  cancelEarlyCalls();
  notify(() => run.options.onRateLimit?.(wait));
  return wait;
}

/** Rejects with `lastError` when the deadline passes during the pause, and with `aborted` when the caller aborts. */
async function wait(
  { client, deadline }: CallRun<unknown>,
  pause: number,
  lastError: ApiError,
): Promise<void> {
  await deadline.race(client.settings.sleep(pause)).catch(() => {
    throw deadline.endReason() === 'caller' ? new ApiError('aborted') : lastError;
  });
}
