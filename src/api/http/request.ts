import { createFetch } from 'ofetch';
import { createDeadline, getTimeLeft, MAX_WAIT_MS } from '../../lib/clock.ts';
import { reportError } from '../../lib/report-error.ts';
import { accountCalls } from '../account.ts';
import type { ApiContext, Call, CallKind, CallOptions } from '../api.ts';
import { type Body, parseBody } from '../decode.ts';
import { createDecodeError } from '../decode-error.ts';
import { ApiError, ignoreApiError } from '../error.ts';
import { classify, getRetryPause, type HttpOutcome, parseRetryAfter } from './classify.ts';
import { cancelEarlyCalls, getOrigin, type TimedResponse, takeEarlyCall } from './early-calls.ts';
import { createCsrf, createHeaders, REQUEST_OPTIONS, readCookies } from './headers.ts';

/** Longest wait for the `Retry-After` of 429s at a session start, in addition to the deadline (s). */
const MAX_LIMIT_SECONDS = 60;

export const DEFAULT_RUNTIME = {
  readCookies,
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  /** Maximum duration of a call in ms, including all its attempts. */
  deadlines: { read: 15_000, start: MAX_WAIT_MS, write: MAX_WAIT_MS } as Readonly<Record<CallKind, number>>,
  startAttemptMs: 8_000,
};

export type ApiRuntime = typeof DEFAULT_RUNTIME;

type Redirect = 'follow' | 'manual';

export type Requester = <T>(call: Call<T>, options?: CallOptions) => Promise<T>;

/** A cached response tells an earlier time. */
const isCached = (headers: Headers) => Number(headers.get('age')) > 0;

/** Server time in ms. Null when the `Date` header is missing, invalid or not exposed by CORS. */
function getServerTime(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}

/** Calls an observer of the client. Its error is a mistake in the observer, so the call goes on. */
function notify(observer: () => void): void {
  try {
    observer();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Reads the body from its stream and rejects when the body is incomplete. WebKit's `text()` would resolve
 * with the part received.
 */
async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/** `scripts/check-api` replaces parts of the browser. */
export function createRequester(context: ApiContext, replaced: Partial<ApiRuntime> = {}): Requester {
  const runtime = { ...DEFAULT_RUNTIME, ...replaced };
  // `fetch` is looked up at each call because the simulator may replace `fetch` before or after this module
  // loads.
  const $fetch = createFetch({
    fetch: (input, init) => globalThis.fetch(input, init),
    // Decision 006 says why retries, errors and parsing of ofetch are off. With `stream`, ofetch leaves the body
    // unread, and `readText` reads it within the deadline.
    defaults: { ...REQUEST_OPTIONS, retry: 0, ignoreResponseError: true, responseType: 'stream' },
  });
  const origin = getOrigin(context.baseUrl);
  const csrf = createCsrf(runtime.readCookies, () =>
    request({
      endpoint: 'csrf',
      path: '/sanctum/csrf-cookie',
      // The response body is not used; only the cookie matters.
      decode: () => undefined,
    }),
  );

  async function request<T>(call: Call<T>, options: CallOptions = {}): Promise<T> {
    const { signal, deadline = Number.POSITIVE_INFINITY } = options;
    const ms = Math.min(runtime.deadlines[getKind(call)], getTimeLeft(deadline));
    const callDeadline = startCallDeadline(ms, signal);
    try {
      return await runCall(call, options, callDeadline);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.cause) reportError(error.cause);
      if (!call.recover) throw error;
      return call.recover(error);
    } finally {
      callDeadline.stop();
    }
  }

  function getResponse(
    { path, body }: Call<unknown>,
    redirect: Redirect,
    callDeadline: CallDeadline,
  ): Promise<TimedResponse> {
    const epoch = context.epoch();
    const { signal } = callDeadline;
    const url = origin + path;
    const headers = createHeaders(context.token(), csrf.token());
    async function sendNow() {
      const sentAt = context.now();
      const method = body === undefined ? 'GET' : 'POST';
      const response = await $fetch.raw(url, { method, headers, body, redirect, signal });
      return { response, sentAt, receivedAt: context.now() };
    }
    const early = takeEarlyCall(url, headers, signal);
    if (!early) return sendNow();
    return early.catch((failure: unknown) => {
      if (callDeadline.endReason() || context.epoch() !== epoch) throw failure;
      // A failed early call does not count as an attempt of the client, so the client sends its own request
      // at once.
      return sendNow();
    });
  }

  async function getOutcome(
    call: Call<unknown>,
    redirect: Redirect,
    callDeadline: CallDeadline,
  ): Promise<HttpOutcome> {
    const getLost = (status: number): HttpOutcome =>
      callDeadline.endReason() === 'caller'
        ? { type: 'aborted', status: 0 }
        : { type: 'networkError', status };

    const timed = await callDeadline.race(getResponse(call, redirect, callDeadline)).catch(() => null);
    if (!timed) return getLost(0);
    const { response, sentAt, receivedAt } = timed;
    const status = response.type === 'opaqueredirect' ? 302 : response.status;
    const { headers } = response;
    const headerTime = isCached(headers) ? null : getServerTime(headers);
    const observeTime = (serverTime: number | null | undefined) => {
      if (serverTime != null) notify(() => context.onServerTime({ serverTime, sentAt, receivedAt }));
    };
    observeTime(headerTime);
    const retryAfter = parseRetryAfter(headers.get('retry-after'), headerTime ?? receivedAt);

    const text = await callDeadline.race(readText(response)).catch(() => null);
    if (text === null) return getLost(status);
    const body = parseBody(text);
    if (headerTime === null && !isCached(headers)) observeTime(call.getServerTime?.(body));
    return { type: 'response', status, body, retryAfter };
  }

  function runCall<T>(call: Call<T>, options: CallOptions, callDeadline: CallDeadline): Promise<T> {
    const epoch = context.epoch();
    const kind = getKind(call);
    // The CSRF cookie belongs to the browser, not to a session, so its request is never stale. Each call that
    // waits for the cookie checks its own session.
    const isStale = () => call.endpoint !== 'csrf' && context.epoch() !== epoch;
    let wasSent = false;
    let limitLeft = options.onRateLimit ? MAX_LIMIT_SECONDS : 0;

    const getError = (outcome: HttpOutcome): ApiError | null =>
      classify(isStale() ? { type: 'aborted', status: 0 } : outcome, {
        endpoint: call.endpoint,
        mayHaveChanged: wasSent && kind === 'write',
      });

    /**
     * Throws when the deadline has passed, the caller has aborted or the session has changed, so that no
     * request is sent too late or in the session of another player.
     */
    function stopIfOver(): void {
      if (!isStale() && callDeadline.endReason() === null) return;
      const isDeadline = callDeadline.endReason() === 'deadline';
      throw getError({ type: isDeadline ? 'networkError' : 'aborted', status: 0 });
    }

    async function renewCsrf(): Promise<void> {
      stopIfOver();
      await callDeadline.race(csrf.renew()).catch((error: unknown) => {
        stopIfOver();
        throw error;
      });
    }

    async function send(redirect: Redirect): Promise<HttpOutcome> {
      stopIfOver();
      // A request that a device without a connection makes never leaves it.
      wasSent ||= globalThis.navigator?.onLine !== false;
      const attempt =
        kind === 'start' ? startAttemptDeadline(callDeadline, runtime.startAttemptMs) : callDeadline;
      const outcome = await getOutcome(call, redirect, attempt);
      if (attempt !== callDeadline) attempt.stop();
      return outcome;
    }

    async function sendWithCsrf(redirect: Redirect): Promise<HttpOutcome> {
      const needsCookie = call.needsFreshCsrf || (call.body && csrf.token() === null);
      if (needsCookie) await renewCsrf();
      const renewalsBefore = csrf.renewals();
      const outcome = await send(redirect);
      if (outcome.type !== 'response' || outcome.status !== 419) return outcome;
      // The server answers 419 before it processes the request, so one more attempt is safe for any call.
      wasSent = false;
      if (call.endpoint !== 'csrf' && csrf.renewals() === renewalsBefore) await renewCsrf();
      return send(redirect);
    }

    async function sendPastRedirect(): Promise<HttpOutcome> {
      if (!call.isForGuests) return sendWithCsrf('follow');
      const outcome = await sendWithCsrf('manual');
      if (outcome.type !== 'response' || outcome.status < 300 || outcome.status >= 400) return outcome;
      // The call is sent again whatever came of the log-out.
      await callDeadline.race(request(accountCalls.logout(), options)).catch(ignoreApiError);
      return sendWithCsrf('follow');
    }

    function decode(body: Body, status: number): T {
      let unread = 0;
      let value: T;
      try {
        value = call.decode(body, (count) => {
          unread += count;
        });
      } catch (reason) {
        if (reason instanceof ApiError) throw reason;
        const failure = getError({ type: 'unpreventedError', status });
        if (failure?.kind === 'unpreventedError') failure.cause = createDecodeError(call, reason);
        throw failure;
      }
      const { list } = call;
      if (list) notify(() => context.onUnread(list, unread));
      return value;
    }

    function receive(outcome: HttpOutcome): T {
      const error = getError(outcome);
      if (error || outcome.type !== 'response') throw error;
      return decode(outcome.body, outcome.status);
    }

    /** Extends the deadline by the wait that a 429 asks for. Returns the wait in seconds. */
    function waitForLimit(asked: number | null): number | null {
      if (asked === null || limitLeft === 0) return asked;
      const wait = Math.min(asked, limitLeft);
      limitLeft -= wait;
      callDeadline.extend(1_000 * wait);
      // The early calls may have got a 429 too.
      cancelEarlyCalls();
      notify(() => options.onRateLimit?.(wait));
      return wait;
    }

    function getFailure(error: ApiError, keepsSession: boolean): ApiError {
      const isAsked = keepsSession || call.endpoint === 'delete';
      const isOwnEnd = error.kind === 'accountEliminated' && !isAsked && context.isEnding();
      return isOwnEnd ? new ApiError('unauthenticated', { status: error.status }) : error;
    }

    async function run(attempt = 0): Promise<T> {
      const outcome = await sendPastRedirect();
      try {
        return receive(outcome);
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        const keepsSession = options.keepsSession === true || call.endpoint === 'logout';
        const failure = getFailure(thrown, keepsSession);
        if (failure.kind === 'unauthenticated' && !keepsSession && context.epoch() === epoch) {
          notify(context.onUnauthenticated);
        }
        if (failure.kind === 'verifyAccountError') {
          const email = call.body?.email;
          const isLogin = call.endpoint === 'login';
          notify(() => context.onUnverified(typeof email === 'string' ? email : undefined, isLogin));
        }
        const mayRepeat = !options.isBackground && isRepeatable(kind, failure, outcome);
        if (!mayRepeat) throw failure;
        const asked = outcome.type === 'response' ? outcome.retryAfter : null;
        const isLimited = failure.status === 429;
        const retryAfter = isLimited ? waitForLimit(asked) : asked;
        const timeLeft = callDeadline.timeLeft();
        // More requests before the end of a rate limit would only extend it.
        if (isLimited && 1_000 * (retryAfter ?? 0) >= timeLeft) throw failure;
        const pause = getRetryPause({ kind, attempt, retryAfter, timeLeft });
        if (pause === undefined) throw failure;
        await callDeadline.race(runtime.sleep(pause)).catch(() => {
          // The deadline passed or the caller aborted during the pause. The call rejects with the last error,
          // or with `aborted` when the caller aborted.
          throw callDeadline.endReason() === 'caller' ? new ApiError('aborted') : failure;
        });
      }
      return run(attempt + 1);
    }

    return run();
  }

  return request;
}

const getKind = ({ body, kind = body ? 'write' : 'read' }: Call<unknown>): CallKind => kind;

function isRepeatable(callKind: CallKind, { kind, status }: ApiError, outcome: HttpOutcome): boolean {
  if (kind === 'networkError') return true;
  if (callKind === 'start') {
    // The API sends JSON. A refusal without JSON, such as the page of a firewall, comes from a server in front of it.
    if (outcome.type === 'response' && outcome.body.kind !== 'json') return true;
    const isUnreadable = status < 300;
    return kind === 'unpreventedError' && (status === 429 || status >= 500 || isUnreadable);
  }
  return kind === 'unpreventedError' && (status === 502 || status === 504);
}

/**
 * One deadline for a whole call: CSRF cookie, attempts, delays and body. The client doesn't use the `timeout`
 * of ofetch, because ofetch ignores it when the caller passes a signal.
 */
type CallDeadline = ReturnType<typeof startCallDeadline>;

function startCallDeadline(ms: number, caller?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const reached = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError('aborted')));
  });
  // Prevents an `unhandledrejection` event when no `race` is pending.
  reached.catch(() => {});

  // A signal keeps the reason of its first `abort`.
  const end = (why: 'deadline' | 'caller') => controller.abort(why);
  const onCaller = () => end('caller');
  let deadline = createDeadline(ms);
  const startTimer = (left: number) => setTimeout(() => end('deadline'), left);
  let timer = startTimer(ms);
  if (ms <= 0) end('deadline');
  if (caller?.aborted) onCaller();
  else caller?.addEventListener('abort', onCaller);

  return {
    signal,
    endReason: (): 'deadline' | 'caller' | null => signal.reason ?? null,
    race: <T>(work: Promise<T>): Promise<T> => Promise.race([work, reached]),
    timeLeft: () => getTimeLeft(deadline),
    extend(more: number) {
      clearTimeout(timer);
      deadline += more;
      timer = startTimer(getTimeLeft(deadline));
    },
    stop() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}

function startAttemptDeadline(callDeadline: CallDeadline, ms: number): CallDeadline {
  const attempt = startCallDeadline(ms, callDeadline.signal);
  return { ...attempt, endReason: () => callDeadline.endReason() ?? attempt.endReason() };
}
