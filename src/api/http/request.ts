import { getTimeLeft } from '../../lib/deadline.ts';
import { accountCalls } from '../account.ts';
import type { ApiContext, Call, CallOptions } from '../api.ts';
import { ApiError } from '../error.ts';
import { type CallDeadline, startAttemptDeadline, startCallDeadline } from './call-deadline.ts';
import { classify, type HttpOutcome } from './classify.ts';
import { cancelEarlyCalls } from './early-calls.ts';
import { createCsrf } from './headers.ts';
import type { Body } from './json.ts';
import { getRetryPause } from './retry.ts';
import type { ApiRuntime, CallKind } from './runtime.ts';
import { createTransport, type Outgoing } from './transport.ts';

/** Longest wait for the `Retry-After` of 429s at a session start, in addition to the deadline (s). */
const MAX_LIMIT_SECONDS = 60;

type Redirect = Outgoing['redirect'];

export type Requester = <T>(call: Call<T>, options?: CallOptions) => Promise<T>;

export function createRequester(context: ApiContext, runtime: ApiRuntime): Requester {
  const transport = createTransport(context);
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
      return await prepareCall(call, options, callDeadline).run().catch(call.recover);
    } finally {
      callDeadline.stop();
    }
  }

  function prepareCall<T>(call: Call<T>, options: CallOptions, callDeadline: CallDeadline) {
    const epoch = context.epoch();
    const kind = getKind(call);
    // The CSRF cookie belongs to the browser, not to a session, so its request is never stale. Each call that
    // waits for the cookie checks its own session.
    const isStale = () => call.endpoint !== 'csrf' && context.epoch() !== epoch;
    let wasSent = false;
    let limitLeft = options.onRateLimit ? MAX_LIMIT_SECONDS : 0;

    const getError = (outcome: HttpOutcome): ApiError | null =>
      classify(isStale() ? { type: 'aborted' } : outcome, {
        endpoint: call.endpoint,
        mayHaveChanged: wasSent && kind === 'write',
      });

    /**
     * Throws when the deadline has passed, the caller has aborted or the session has changed, so that no
     * request is sent too late or in the session of another player.
     */
    function stopIfOver(): void {
      if (!isStale() && callDeadline.ended() === null) return;
      const isDeadline = callDeadline.ended() === 'deadline';
      throw getError(isDeadline ? { type: 'no-response', status: 0 } : { type: 'aborted' });
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
      wasSent = true;
      const { path, body } = call;
      const attempt =
        kind === 'start' ? startAttemptDeadline(callDeadline, runtime.startAttemptMs) : callDeadline;
      const outcome = await transport({ path, body, xsrf: csrf.token(), redirect }, attempt);
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
      await callDeadline.race(request(accountCalls.logout(), options)).catch(() => undefined);
      return sendWithCsrf('follow');
    }

    function decode(body: Body, status: number): T {
      try {
        return call.decode(body);
      } catch {
        throw getError({ type: 'undecodable', status });
      }
    }

    function receive(outcome: HttpOutcome): T {
      const error = getError(outcome);
      if (error || outcome.type !== 'response') throw error ?? new ApiError('unprevented');
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
      options.onRateLimit?.(wait);
      return wait;
    }

    async function run(attempt = 0): Promise<T> {
      const outcome = await sendPastRedirect();
      try {
        return receive(outcome);
      } catch (thrown) {
        const failure = thrown instanceof ApiError ? thrown : new ApiError('unprevented');
        if (failure.kind === 'unauthenticated' && call.endpoint !== 'logout' && context.epoch() === epoch) {
          context.onUnauthenticated();
        }
        if (failure.kind === 'email-not-verified') {
          const email = call.body?.email;
          context.onUnverified(typeof email === 'string' ? email : undefined);
        }
        const mayRepeat = !options.isBackground && isRepeatable(kind, failure);
        if (!mayRepeat) throw failure;
        const asked = outcome.type === 'response' ? outcome.retryAfter : null;
        const isLimited = failure.status === 429;
        const pause = getRetryPause({
          kind,
          attempt,
          retryAfter: isLimited ? waitForLimit(asked) : asked,
          timeLeft: callDeadline.timeLeft(),
        });
        if (pause === undefined || (isLimited && pause >= callDeadline.timeLeft())) throw failure;
        await callDeadline.race(runtime.sleep(pause)).catch(() => {
          // The deadline passed or the caller aborted during the pause. The call rejects with the last error,
          // or with `aborted` when the caller aborted.
          throw callDeadline.ended() === 'caller' ? new ApiError('aborted') : failure;
        });
      }
      return run(attempt + 1);
    }

    return { run };
  }

  return request;
}

const getKind = ({ body, kind = body ? 'write' : 'read' }: Call<unknown>): CallKind => kind;

function isRepeatable(callKind: CallKind, { kind, status }: ApiError): boolean {
  if (kind === 'network') return true;
  if (callKind === 'start') {
    const isUnreadable = status < 300;
    return kind === 'unprevented' && (status === 429 || status >= 500 || isUnreadable);
  }
  return kind === 'unprevented' && (status === 502 || status === 504);
}
