import { createFetch, FetchError } from 'ofetch';
import { notifySafely } from '../../lib/notify-safely.ts';
import { reportError } from '../../lib/report-error.ts';
import type { ApiContext, Call } from '../api.ts';
import { ApiError } from '../error.ts';
import { type Body, parseBody } from '../parse-body.ts';
import type { CallDeadline } from './call-deadline.ts';
import { type TimedResponse, takeEarlyCall, withoutTrailingSlash } from './early-calls.ts';
import { createHeaders, REQUEST_OPTIONS } from './headers.ts';
import { parseRetryAfter } from './retry-after.ts';

export type Redirect = 'follow' | 'manual';

export interface HttpResponse {
  type: 'response';
  status: number;
  body: Body;
  /** Seconds of the header `Retry-After`. */
  retryAfter: number | null;
}

/** A request without a whole response. `status` is that of the response whose body was lost, or 0. */
interface LostRequest {
  type: 'lost';
  status: number;
}

export type HttpOutcome = HttpResponse | LostRequest;

/** A function that sends one request and resolves with what came of it. It never rejects. */
export type Transport = ReturnType<typeof createTransport>;

export function createTransport(context: ApiContext, getXsrf: () => string | null) {
  const origin = withoutTrailingSlash(context.baseUrl);
  // `fetch` is looked up at each call because the simulator may replace `fetch` before or after this module
  // loads.
  const $fetch = createFetch({
    fetch: (input, init) => globalThis.fetch(input, init),
    // Decision 028 says why retries, errors and parsing of ofetch are off. With `stream`, ofetch leaves the body
    // unread, and `readText` reads it within the deadline.
    defaults: { ...REQUEST_OPTIONS, retry: 0, ignoreResponseError: true, responseType: 'stream' },
  });

  return async function exchange(
    call: Call<unknown>,
    redirect: Redirect,
    deadline: CallDeadline,
  ): Promise<HttpOutcome> {
    const timed = await deadline.race(getResponse(call, redirect, deadline)).catch(ignoreLost);
    if (!timed) return { type: 'lost', status: 0 };
    const { response, receivedAt } = timed;
    const { headers } = response;
    const status = response.type === 'opaqueredirect' ? 302 : response.status;
    const headerTime = isCached(headers) ? null : getServerTime(headers);
    observeTime(headerTime, timed);

    const text = await deadline.race(readText(response)).catch(() => null);
    if (text === null) return { type: 'lost', status };
    const body = parseBody(text);
    if (headerTime === null && !isCached(headers)) observeTime(call.getServerTime?.(body), timed);
    return {
      type: 'response',
      status,
      body,
      retryAfter: parseRetryAfter(headers.get('retry-after'), headerTime ?? receivedAt),
    };
  };

  /** Null if the call has ended while it waited for the answer of an early call: nothing is sent then. */
  async function getResponse(
    { path, body }: Call<unknown>,
    redirect: Redirect,
    deadline: CallDeadline,
  ): Promise<TimedResponse | null> {
    const epoch = context.syncEpoch();
    const { signal } = deadline;
    const url = origin + path;
    const headers = createHeaders(context.token(), getXsrf());
    const early = takeEarlyCall(url, headers, signal);
    const timed = early && (await early.catch(() => null));
    if (timed) return timed;
    if (deadline.abortReason() || context.syncEpoch() !== epoch) return null;
    // A failed early call does not count as an attempt of the client, so the client sends its own request at once.
    const sentAt = context.now();
    const method = body === undefined ? 'GET' : 'POST';
    const response = await $fetch.raw(url, { method, headers, body, redirect, signal });
    return { response, sentAt, receivedAt: context.now() };
  }

  function observeTime(serverTime: number | null | undefined, { sentAt, receivedAt }: TimedResponse) {
    if (serverTime != null) notifySafely(() => context.onServerTime({ serverTime, sentAt, receivedAt }));
  }
}

/** A lost request fails in `fetch` or ends with its deadline. Anything else is a mistake in the code. */
function ignoreLost(thrown: unknown): null {
  if (!(thrown instanceof FetchError || thrown instanceof ApiError)) reportError(thrown);
  return null;
}

/** A cached response tells an earlier time. */
const isCached = (headers: Headers) => Number(headers.get('age')) > 0;

/** Server time in ms. Null when the `Date` header is missing, invalid or not exposed by CORS. */
function getServerTime(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
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
