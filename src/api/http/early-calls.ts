/**
 * Sends the first API requests of a page that is opened with an access token. The inline script of the empty
 * shell (`spa.html`), or the first module of another page, does so while the main code is still loading. The
 * client then takes these responses instead of sending the same requests.
 */
import { LAST_WEEK } from '../../domain/last-week.ts';
import { RANKING_PAGE_SIZE } from '../../domain/ranking.ts';
import { isAccessToken } from '../../domain/token.ts';
import { isRankingAddress } from '../../lib/base-path.ts';
import { deviceClock, MAX_WAIT_MS } from '../../lib/clock.ts';
import { parseStoredWeek } from '../../lib/storage.ts';
import { createHeaders, getXsrfToken, REQUEST_OPTIONS } from './headers.ts';

export interface TimedResponse {
  response: Response;
  sentAt: number;
  receivedAt: number;
}

interface EarlyCall {
  headersJson: string;
  answer: Promise<TimedResponse>;
  cancel(): void;
}

interface PageStart {
  baseUrl: string;
  token: string | null;
  /** The stored value of `STORAGE_KEYS.week`. */
  week: string | null;
  cookies: string;
  pathname: string;
}

type EarlyCalls = Map<string, EarlyCall>;

const HAND_OVER = 'lmx:early-calls';

/**
 * The calls that this or another copy of this module has sent. The inline script has a copy of its own, because it
 * cannot import a file without waiting for it. Each copy that loads later asks for the calls by an event, which the
 * earlier copy answers, because the product sets no global.
 */
let calls: EarlyCalls = new Map();
const takeOver = (sent: EarlyCalls) => {
  calls = sent;
};
globalThis.dispatchEvent?.(new CustomEvent(HAND_OVER, { detail: takeOver }));
globalThis.addEventListener?.(HAND_OVER, (event) => {
  (event as CustomEvent<(sent: EarlyCalls) => void>).detail(calls);
});

export const withoutTrailingSlash = (baseUrl: string) => baseUrl.replace(/\/+$/, '');

function toWeekNumber(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/**
 * Does nothing while calls that were sent earlier are waiting for the client. With a remembered week, its games or its
 * ranking are requested too, and those of the current week only if the server names another week.
 */
export function sendEarlyCalls({ baseUrl, token, week, cookies, pathname }: PageStart): void {
  if (!isAccessToken(token) || calls.size > 0) return;
  const origin = withoutTrailingSlash(baseUrl);
  const headers = createHeaders(token, getXsrfToken(cookies));

  function send(path: string, onResponse?: (response: Response) => Promise<void>) {
    const controller = new AbortController();
    const url = origin + path;
    async function request(): Promise<TimedResponse> {
      const sentAt = deviceClock.now();
      const response = await fetch(url, { ...REQUEST_OPTIONS, headers, signal: controller.signal });
      const receivedAt = deviceClock.now();
      // An error of `onResponse` is ignored, because the client decodes the same response and handles the error.
      await onResponse?.(response).catch(() => undefined);
      return { response, sentAt, receivedAt };
    }
    const answer = request();
    // Prevents an `unhandledrejection` event when no code takes the response.
    answer.catch(() => undefined);
    calls.set(url, { headersJson: JSON.stringify(headers), answer, cancel: () => controller.abort() });
  }

  function sendForWeek(number: number | null) {
    if (number === null || number > LAST_WEEK) return;
    send(
      isRankingAddress(pathname)
        ? `/api/ranking/week/${number}?page=1&perPage=${RANKING_PAGE_SIZE}`
        : `/api/games/week/${number}`,
    );
  }

  const remembered = toWeekNumber(parseStoredWeek(week).week);
  /** Rejects when the body is not JSON, or is `null`. */
  async function sendForCurrentWeek(response: Response) {
    // Reads a clone, because the client reads the body of the response later.
    const body = (await response.clone().json()) as { number?: unknown; data?: { number?: unknown } };
    const current = toWeekNumber(body.data?.number ?? body.number);
    if (current !== remembered) sendForWeek(current);
  }

  send('/api/user');
  send('/api/weeks');
  // The client receives this response only after `sendForCurrentWeek` has ended. Otherwise the client could
  // send its own request for the games or the ranking before the early call starts.
  send('/api/week/current', sendForCurrentWeek);
  send('/api/pool/user/all');
  sendForWeek(remembered);
  // After this time a response that the client has not taken is outdated, so its call is aborted and
  // discarded.
  setTimeout(cancelEarlyCalls, MAX_WAIT_MS);
}

export function cancelEarlyCalls(): void {
  for (const { cancel } of calls.values()) cancel();
  calls.clear();
}

/**
 * Returns the response of the early call with this URL and these headers, at most once; otherwise undefined.
 * An early call with this URL and other headers is aborted and discarded. Aborting `signal` aborts the early
 * call. Rejects when the early call fails; the caller may then send its own request.
 */
export function takeEarlyCall(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<TimedResponse> | undefined {
  const call = calls.get(url);
  if (!call) return undefined;
  calls.delete(url);
  if (call.headersJson !== JSON.stringify(headers)) {
    // The access token or the CSRF cookie has changed since the early call.
    call.cancel();
    return undefined;
  }
  signal.addEventListener('abort', call.cancel);
  return call.answer;
}
