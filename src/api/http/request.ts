/**
 * One call of the API from start to end: CSRF cookie, deadline, renewal of the cookie on 419, safe repetition, decoding.
 * A response to a request of an earlier session is dropped. Rejects with an `ApiError` and nothing else.
 */

import { createDeadline, getTimeLeft } from '../../lib/deadline.ts';
import type { ApiContext, CallOptions } from '../api.ts';
import { ApiError } from '../error.ts';
import type { Endpoint } from '../messages.ts';
import { classify, type Raw } from './classify.ts';
import { createCsrf } from './csrf.ts';
import { createExchange, type Outgoing } from './exchange.ts';
import type { Body } from './json.ts';
import { type Limit, limitAttempt, startLimit } from './limit.ts';
import { getRetryPause } from './retry-pause.ts';
import type { Policy, Runtime } from './runtime.ts';

/** A call of the API as its resource describes it. */
export interface Call<T> {
  endpoint: Endpoint;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /**
   * `read` may be repeated twice on a lost connection, 502 and 504. `start`, which asks who the player is, is repeated
   * until the deadline on 429, any 5xx, no answer and an unreadable one, because giving up there logs the player out.
   * `write` is sent once.
   */
  policy: Policy;
  /** Fetch the csrf cookie even when there is one: before log-in and registration. */
  needsFreshCsrf?: boolean;
  /**
   * Without it redirects are followed. With it, a redirect calls it and the call is then sent once more, and that time a
   * redirect is followed. What it rejects with is ignored.
   */
  onRedirect?: () => Promise<unknown>;
  /** Turns a good answer's body into what the caller wants; throws when it is something else. */
  decode(body: Body): T;
  options: CallOptions | undefined;
}

type Redirect = Outgoing['redirect'];

/** Makes a call and resolves with its decoded response. Rejects with an `ApiError`. */
export type Requester = <T>(call: Call<T>) => Promise<T>;

export function createRequester(context: ApiContext, runtime: Runtime): Requester {
  const exchange = createExchange(context);
  const csrf = createCsrf(runtime.readCookies, () =>
    request({
      endpoint: 'csrf',
      method: 'GET',
      path: '/sanctum/csrf-cookie',
      policy: 'read',
      // Only the cookie matters.
      decode: () => undefined,
      options: undefined,
    }),
  );

  async function request<T>(call: Call<T>): Promise<T> {
    const { signal, deadline = Number.POSITIVE_INFINITY } = call.options ?? {};
    const ms = Math.min(runtime.deadlines[call.policy], getTimeLeft(deadline));
    const limit = startLimit(ms, signal);
    try {
      return await createTrip(call, limit, createDeadline(ms)).run();
    } finally {
      limit.stop();
    }
  }

  /** `end` is the moment of `performance.now()` (ms) at which `limit` is reached. */
  function createTrip<T>(call: Call<T>, limit: Limit, end: number) {
    const epoch = context.epoch();
    // The cookie belongs to the browser, not to a session. Each call that waits for it checks its own session.
    const isStale = () => call.endpoint !== 'csrf' && context.epoch() !== epoch;
    let wasSent = false;
    let isRepeat = false;

    const getError = (raw: Raw): ApiError | null =>
      classify(isStale() ? { type: 'aborted' } : raw, {
        endpoint: call.endpoint,
        mayHaveChanged: wasSent && call.policy === 'write',
      });

    /** Throws when the call is over, so that nothing more is sent, above all not in another player's session. */
    function stopIfOver(): void {
      if (!isStale() && limit.ended() === null) return;
      const isDeadline = limit.ended() === 'deadline';
      throw getError(isDeadline ? { type: 'no-response', status: 0, isDeadline } : { type: 'aborted' });
    }

    async function renewCsrf(): Promise<void> {
      stopIfOver();
      await limit.race(csrf.renew()).catch((error: unknown) => {
        stopIfOver();
        throw error;
      });
      stopIfOver();
    }

    async function send(redirect: Redirect): Promise<Raw> {
      stopIfOver();
      wasSent = true;
      const { method, path, body, policy } = call;
      const attempt = policy === 'start' ? limitAttempt(limit, runtime.startAttemptMs) : limit;
      const raw = await exchange({ method, path, body, xsrf: csrf.token(), redirect, isRepeat }, attempt);
      isRepeat = true;
      if (attempt !== limit) attempt.stop();
      return raw;
    }

    async function sendWithCsrf(redirect: Redirect): Promise<Raw> {
      const needsCookie = call.needsFreshCsrf || (call.method === 'POST' && csrf.token() === null);
      if (needsCookie) await renewCsrf();
      const renewalsBefore = csrf.renewals();
      const raw = await send(redirect);
      if (raw.type !== 'response' || raw.status !== 419) return raw;
      // The server answers 419 before it does anything, so one more attempt is safe for any call.
      wasSent = false;
      if (call.endpoint !== 'csrf' && csrf.renewals() === renewalsBefore) await renewCsrf();
      return send(redirect);
    }

    async function sendPastRedirect(): Promise<Raw> {
      if (!call.onRedirect) return sendWithCsrf('follow');
      const raw = await sendWithCsrf('manual');
      if (raw.type !== 'response' || raw.status < 300 || raw.status >= 400) return raw;
      await limit.race(call.onRedirect()).catch(() => undefined);
      return sendWithCsrf('follow');
    }

    function decode(body: Body, status: number): T {
      try {
        return call.decode(body);
      } catch {
        throw getError({ type: 'undecodable', status });
      }
    }

    function receive(raw: Raw): T {
      const error = getError(raw);
      if (error || raw.type !== 'response') throw error ?? new ApiError('unprevented');
      return decode(raw.body, raw.status);
    }

    async function run(attempt = 0): Promise<T> {
      const raw = await sendPastRedirect();
      try {
        return receive(raw);
      } catch (thrown) {
        const failure = thrown instanceof ApiError ? thrown : new ApiError('unprevented');
        if (failure.kind === 'unauthenticated' && call.endpoint !== 'logout' && context.epoch() === epoch) {
          context.onUnauthenticated();
        }
        const mayRepeat = !call.options?.isBackground && isRepeatable(call.policy, raw, failure);
        const pause = mayRepeat
          ? getRetryPause({
              policy: call.policy,
              attempt,
              retryAfter: raw.type === 'response' ? raw.retryAfter : null,
              timeLeft: getTimeLeft(end),
              random: runtime.random,
            })
          : undefined;
        if (pause === undefined) throw failure;
        await limit.race(runtime.sleep(pause)).catch(() => {
          // No time for another attempt: reject with the last error, or with `aborted` when the caller aborted.
          throw limit.ended() === 'caller' ? new ApiError('aborted') : failure;
        });
      }
      return run(attempt + 1);
    }

    return { run };
  }

  return request;
}

/** Whether the client may repeat the call by itself. A call that changes state is never repeated. */
function isRepeatable(policy: Policy, raw: Raw, failure: ApiError): boolean {
  const { kind, status } = failure;
  if (policy === 'write') return false;
  if (policy === 'start') {
    const isUnreadable = status >= 200 && status < 300;
    return (
      kind === 'network' || (kind === 'unprevented' && (status === 429 || status >= 500 || isUnreadable))
    );
  }
  if (kind === 'network') return raw.type === 'no-response' && !raw.isDeadline;
  return kind === 'unprevented' && (status === 502 || status === 504);
}
