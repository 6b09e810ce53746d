import { createFetch } from 'ofetch';
import type { ApiContext } from '../api.ts';
import type { CallDeadline } from './call-deadline.ts';
import type { HttpOutcome } from './classify.ts';
import { getOrigin, type TimedResponse, takeEarlyCall } from './early-calls.ts';
import { createHeaders, REQUEST_OPTIONS } from './headers.ts';
import { parseBody } from './json.ts';
import { parseRetryAfter } from './retry.ts';

export interface Outgoing {
  path: string;
  body?: Record<string, unknown>;
  xsrf: string | null;
  redirect: 'follow' | 'manual';
}

export type Transport = (outgoing: Outgoing, callDeadline: CallDeadline) => Promise<HttpOutcome>;

/**
 * Server time in ms. Null when the `Date` header is missing, invalid or not exposed by CORS, or when the
 * response comes from a cache (its `Age` is above 0).
 */
function getServerTime(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) || Number(headers.get('age')) > 0 ? null : time;
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

export function createTransport(context: ApiContext): Transport {
  // `fetch` is looked up at each call because the simulator may replace `fetch` before or after this module
  // loads.
  const $fetch = createFetch({
    fetch: (input, init) => globalThis.fetch(input, init),
    // Decision 006 says why retries, errors and parsing of ofetch are off. With `stream`, ofetch leaves the body
    // unread, and `readText` reads it within the deadline.
    defaults: { ...REQUEST_OPTIONS, retry: 0, ignoreResponseError: true, responseType: 'stream' },
  });
  const origin = getOrigin(context.baseUrl);

  async function send(
    url: string,
    outgoing: Outgoing,
    headers: Record<string, string>,
    { signal }: CallDeadline,
  ) {
    const sentAt = context.now();
    const response = await $fetch.raw(url, {
      method: outgoing.body === undefined ? 'GET' : 'POST',
      headers,
      body: outgoing.body,
      redirect: outgoing.redirect,
      signal,
    });
    return { response, sentAt, receivedAt: context.now() };
  }

  function getResponse(outgoing: Outgoing, callDeadline: CallDeadline): Promise<TimedResponse> {
    const { path, xsrf } = outgoing;
    const epoch = context.epoch();
    const url = origin + path;
    const headers = createHeaders({ token: context.token(), xsrf });
    const early = takeEarlyCall(url, headers, callDeadline.signal);
    const sendNow = () => send(url, outgoing, headers, callDeadline);
    if (!early) return sendNow();
    return early.catch((failure: unknown) => {
      if (callDeadline.ended() || context.epoch() !== epoch) throw failure;
      // A failed early call does not count as an attempt of the client, so the client sends its own request
      // at once.
      return sendNow();
    });
  }

  return async (outgoing, callDeadline) => {
    let status = 0;
    try {
      const { response, sentAt, receivedAt } = await callDeadline.race(getResponse(outgoing, callDeadline));
      status = response.type === 'opaqueredirect' ? 302 : response.status;
      const serverTime = getServerTime(response.headers);
      if (serverTime !== null) context.onServerTime({ serverTime, sentAt, receivedAt });
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'), serverTime ?? receivedAt);
      const text = await callDeadline.race(readText(response));
      return { type: 'response', status, body: parseBody(text), retryAfter };
    } catch {
      if (callDeadline.ended() === 'caller') return { type: 'aborted' };
      return { type: 'no-response', status };
    }
  };
}
