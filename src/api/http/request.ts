/**
 * One call of the API from start to end: csrf cookie, deadline, silent refresh on 419, safe repetition, decoding,
 * and the rule that an answer to an older session is nobody's answer. Rejects with an `ApiError` and nothing else.
 */
import type { ApiContext, CallOptions } from '../api.ts';
import { ApiError } from '../error.ts';
import { classify, type Raw } from './classify.ts';
import { createCsrf } from './csrf.ts';
import { createExchange } from './exchange.ts';
import type { Body } from './json.ts';
import { type Limit, startLimit } from './limit.ts';
import type { Endpoint } from './messages.ts';
import type { Policy, Runtime } from './runtime.ts';

/** A call of the API as its resource describes it. */
export interface Call<T> {
  endpoint: Endpoint;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /**
   * `read` may be repeated on a lost connection, 502 and 504; `start`, the question "who am I", on 429 and any 5xx
   * too, in less time, because giving up there logs a player out; `write` is sent once.
   */
  policy: Policy;
  /** Fetch the csrf cookie even when there is one: before log-in and registration. */
  needsFreshCsrf?: boolean;
  /** Turns a good answer's body into what the caller wants; throws when it is something else. */
  decode(body: Body): T;
  options: CallOptions | undefined;
}

/** Makes a call and gives what its `decode` makes of the answer; rejects with an `ApiError`. */
export type Requester = <T>(call: Call<T>) => Promise<T>;

/** Pauses before the second and the third attempt, in ms, each ±50 % so that clients don't march in step. */
const PAUSES = [500, 1_500];

/** Makes the function every call goes through. */
export function createRequester(context: ApiContext, runtime: Runtime): Requester {
  const exchange = createExchange(context);
  const csrf = createCsrf(runtime.readCookies, () =>
    request({
      endpoint: 'csrf',
      method: 'GET',
      path: '/sanctum/csrf-cookie',
      policy: 'read',
      // Any good answer will do: the cookie is what matters.
      decode: () => undefined,
      options: undefined,
    }),
  );

  async function request<T>(call: Call<T>): Promise<T> {
    const limit = startLimit(runtime.deadlines[call.policy], call.options?.signal);
    try {
      return await createTrip(call, limit).run();
    } finally {
      limit.stop();
    }
  }

  function createTrip<T>(call: Call<T>, limit: Limit) {
    const epoch = context.epoch();
    // The cookie belongs to the browser, not to a session: whoever waits for it checks their own.
    const isStale = () => call.endpoint !== 'csrf' && context.epoch() !== epoch;
    let wasSent = false;

    const errorOf = (raw: Raw): ApiError | null =>
      classify(isStale() ? { type: 'aborted' } : raw, {
        endpoint: call.endpoint,
        mayHaveChanged: wasSent && call.policy === 'write',
      });

    /** Throws when the call is over before anything more is sent: never a word under another player's name. */
    function stopIfOver(): void {
      if (!isStale() && limit.ended() === null) return;
      const isDeadline = limit.ended() === 'deadline';
      throw errorOf(isDeadline ? { type: 'no-response', status: 0, isDeadline } : { type: 'aborted' });
    }

    async function renewCsrf(): Promise<void> {
      stopIfOver();
      await limit.race(csrf.renew()).catch((error: unknown) => {
        stopIfOver();
        throw error;
      });
      stopIfOver();
    }

    async function send(): Promise<Raw> {
      stopIfOver();
      wasSent = true;
      return exchange({ method: call.method, path: call.path, body: call.body, xsrf: csrf.token() }, limit);
    }

    async function sendWithCsrf(): Promise<Raw> {
      const needsCookie = call.needsFreshCsrf || (call.method === 'POST' && csrf.token() === null);
      if (needsCookie) await renewCsrf();
      const renewalsBefore = csrf.renewals();
      const raw = await send();
      if (raw.type !== 'response' || raw.status !== 419) return raw;
      // 419 is said before anything is done: nothing has changed, and one more try is safe for any call.
      wasSent = false;
      if (call.endpoint !== 'csrf' && csrf.renewals() === renewalsBefore) await renewCsrf();
      return send();
    }

    function decode(body: Body, status: number): T {
      try {
        return call.decode(body);
      } catch {
        throw errorOf({ type: 'undecodable', status });
      }
    }

    async function run(attempt = 0): Promise<T> {
      const raw = await sendWithCsrf();
      const error = errorOf(raw);
      if (!error && raw.type === 'response') return decode(raw.body, raw.status);
      const failure = error ?? new ApiError('unprevented');
      if (failure.kind === 'unauthenticated' && call.endpoint !== 'logout' && context.epoch() === epoch) {
        context.onUnauthenticated();
      }
      const pause = PAUSES[attempt];
      if (pause === undefined || !mayRepeat(call.policy, raw, failure)) throw failure;
      await limit.race(runtime.sleep(pause * (0.5 + runtime.random()))).catch(() => {
        // No time for another attempt: what the last one said stands, unless the caller left.
        throw limit.ended() === 'caller' ? new ApiError('aborted') : failure;
      });
      return run(attempt + 1);
    }

    return { run };
  }

  return request;
}

/** Whether the same call may be sent again by itself: only what reads, and only when the way there failed. */
function mayRepeat(policy: Policy, raw: Raw, failure: ApiError): boolean {
  if (policy === 'write') return false;
  if (failure.kind === 'network') return raw.type === 'no-response' && !raw.isDeadline;
  if (failure.kind !== 'unprevented') return false;
  const { status } = failure;
  return status === 502 || status === 504 || (policy === 'start' && (status === 429 || status >= 500));
}
