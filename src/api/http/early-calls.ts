/**
 * Sends the first API requests of a page that is opened with a valid access token. The first script of the
 * page does so while the main code is still loading. The client then takes these responses instead of sending
 * the same requests.
 */
import { LAST_WEEK, RANKING_PAGE_SIZE } from '../../domain/ranking.ts';
import { isAccessToken } from '../../domain/token.ts';
import { deviceClock } from '../../lib/clock.ts';
import { MAX_WAIT_MS } from '../../lib/deadline.ts';
import { isRankingAddress } from '../../lib/paths.ts';
import { createHeaders, getXsrfToken, REQUEST_OPTIONS } from './headers.ts';

export interface TimedResponse {
  response: Response;
  sentAt: number;
  receivedAt: number;
}

interface EarlyCall {
  headers: string;
  answer: Promise<TimedResponse>;
  cancel(): void;
}

interface Player {
  baseUrl: string;
  token: string | null;
  cookies: string;
  pathname: string;
}

const calls = new Map<string, EarlyCall>();

export const getOrigin = (baseUrl: string) => baseUrl.replace(/\/+$/, '');

async function request(url: string, init: RequestInit): Promise<TimedResponse> {
  const sentAt = deviceClock.now();
  const response = await fetch(url, { ...REQUEST_OPTIONS, ...init });
  return { response, sentAt, receivedAt: deviceClock.now() };
}

function send(
  url: string,
  headers: Record<string, string>,
  onResponse?: (response: Response) => Promise<void>,
) {
  const controller = new AbortController();
  const answer = request(url, { headers, signal: controller.signal }).then(async (timed) => {
    // An error of `onResponse` is ignored, because the client decodes the same response and handles the
    // error.
    await onResponse?.(timed.response).catch(() => undefined);
    return timed;
  });
  // Prevents an `unhandledrejection` event when no code takes the response.
  answer.catch(() => undefined);
  calls.set(url, { headers: JSON.stringify(headers), answer, cancel: () => controller.abort() });
}

/**
 * The number of the current week, or null when the body has no positive integer. Rejects when the body is not
 * JSON, or is `null`. Reads a clone, because the client reads the body of the response later.
 */
async function readWeek(response: Response): Promise<number | null> {
  const body = (await response.clone().json()) as { number?: unknown; data?: { number?: unknown } };
  const number = Number(body.data?.number ?? body.number);
  return Number.isInteger(number) && number > 0 ? number : null;
}

export function sendEarlyCalls({ baseUrl, token, cookies, pathname }: Player): void {
  if (!isAccessToken(token)) return;
  const origin = getOrigin(baseUrl);
  const headers = createHeaders({ token, xsrf: getXsrfToken(cookies) });
  const sendNow = (path: string, onResponse?: (response: Response) => Promise<void>) =>
    send(origin + path, headers, onResponse);

  async function sendForCurrentWeek(response: Response) {
    const week = await readWeek(response);
    if (week === null || week > LAST_WEEK) return;
    const isRanking = isRankingAddress(pathname);
    sendNow(
      isRanking ? `/api/ranking/week/${week}?page=1&perPage=${RANKING_PAGE_SIZE}` : `/api/games/week/${week}`,
    );
  }

  sendNow('/api/user');
  sendNow('/api/weeks');
  // The client receives this response only after `sendForCurrentWeek` has ended. Otherwise the client could
  // send its own request for the games or the ranking before the early call starts.
  sendNow('/api/week/current', sendForCurrentWeek);
  sendNow('/api/pool/user/all');
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
 * call. Rejects when the early request fails; the caller may then send its own request.
 */
export function takeEarlyCall(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<TimedResponse> | undefined {
  const call = calls.get(url);
  if (!call) return undefined;
  if (call.headers !== JSON.stringify(headers)) {
    // The access token or the CSRF cookie has changed since the early call, so the early call is aborted and
    // discarded.
    calls.delete(url);
    call.cancel();
    return undefined;
  }
  calls.delete(url);
  signal.addEventListener('abort', call.cancel);
  return call.answer;
}
