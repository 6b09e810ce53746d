/** One HTTP exchange: headers and credentials out, status and strictly read body back. It never throws. */
import { createFetch } from 'ofetch';
import { isAccessToken } from '../../domain/token.ts';
import type { ApiContext } from '../api.ts';
import type { Raw } from './classify.ts';
import { parseBody } from './json.ts';
import type { Limit } from './limit.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** One request, before the headers every request carries. */
export interface Outgoing {
  method: 'GET' | 'POST';
  /** From the API's origin, beginning with a slash. */
  path: string;
  body?: unknown;
  /** Value of the `X-XSRF-TOKEN` header; null sends none. */
  xsrf: string | null;
  /** `manual` gives a redirect back as an answer with status 302 and no body. */
  redirect: 'follow' | 'manual';
}

/** Sends one request within `limit`; what went wrong is in the answer, never thrown. */
export type Exchange = (outgoing: Outgoing, limit: Limit) => Promise<Raw>;

/** Server time of a response in ms; null where it says none, hides it, or answers from a cache. */
function getServerTime(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) || Number(headers.get('age')) > 0 ? null : time;
}

/** The whole body; rejects when it is cut. WebKit's own `text()` resolves with the part that came. */
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

/** Makes the exchange over ofetch, with its own retries, timeout, parsing and rejection all switched off. */
export function createExchange(context: ApiContext): Exchange {
  // Found at each call: the simulator may replace `fetch` before or after this file loads.
  const $fetch = createFetch({ fetch: (input, init) => globalThis.fetch(input, init) });
  const origin = context.baseUrl.replace(/\/+$/, '');

  const createHeaders = ({ body, xsrf }: Outgoing): Record<string, string> => {
    const token = context.token();
    return {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(isAccessToken(token) ? { Authorization: `Bearer ${token}` } : {}),
      ...(xsrf === null ? {} : { 'X-XSRF-TOKEN': xsrf }),
    };
  };

  return async (outgoing, limit) => {
    let status = 0;
    try {
      const sentAt = context.now();
      const response = await limit.race(
        $fetch.raw(origin + outgoing.path, {
          method: outgoing.method,
          headers: createHeaders(outgoing),
          body: outgoing.body === undefined ? undefined : JSON.stringify(outgoing.body),
          credentials: 'include',
          redirect: outgoing.redirect,
          // An answer from the browser's cache would carry an old `Date`, and two of the GETs change state.
          cache: 'no-store',
          signal: limit.signal,
          retry: 0,
          ignoreResponseError: true,
          // Left unread by ofetch: the body is read below, inside the deadline.
          responseType: 'stream',
        }),
      );
      status = response.type === 'opaqueredirect' ? 302 : response.status;
      const receivedAt = context.now();
      const serverTime = getServerTime(response.headers);
      if (serverTime !== null) context.onServerTime({ serverTime, sentAt, receivedAt });
      const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), serverTime ?? receivedAt);
      const text = await limit.race(readText(response));
      return { type: 'response', status, body: parseBody(text), retryAfter };
    } catch {
      if (limit.ended() === 'caller') return { type: 'aborted' };
      return { type: 'no-response', status, isDeadline: limit.ended() === 'deadline' };
    }
  };
}
