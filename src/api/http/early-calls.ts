/**
 * The calls that every page of a player starts with, sent by the page's first script while the rest of the code is still
 * being fetched. The client takes their answers instead of sending the same request.
 */
import { RANKING_PAGE_SIZE } from '../../domain/ranking-page.ts';
import { isAccessToken } from '../../domain/token.ts';
import { deviceClock } from '../../lib/clock.ts';
import { MAX_WAIT_MS } from '../../lib/deadline.ts';
import { isRankingAddress } from '../../lib/paths.ts';
import { createHeaders, REQUEST_OPTIONS } from './headers.ts';
import { getXsrfToken } from './xsrf-token.ts';

/** An answer and the device's time (ms) around the call. */
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
  /** Origin of the API; empty for the page's own. */
  baseUrl: string;
  /** Without a valid token nothing is sent. */
  token: string | null;
  /** All readable cookies, as `document.cookie` gives them. */
  cookies: string;
  /** Path of the page, base path included. */
  pathname: string;
}

const calls = new Map<string, EarlyCall>();

/** The origin of the API without the slash at its end. */
export const getOrigin = (baseUrl: string) => baseUrl.replace(/\/+$/, '');

async function request(url: string, init: RequestInit): Promise<TimedResponse> {
  const sentAt = deviceClock.now();
  const response = await fetch(url, { ...REQUEST_OPTIONS, ...init });
  return { response, sentAt, receivedAt: deviceClock.now() };
}

/** `onResponse` runs before the client gets the answer. */
function send(
  url: string,
  headers: Record<string, string>,
  onResponse?: (response: Response) => Promise<void>,
) {
  const controller = new AbortController();
  const answer = request(url, { headers, signal: controller.signal }).then(async (timed) => {
    // The client meets the same failure and handles it.
    await onResponse?.(timed.response).catch(() => undefined);
    return timed;
  });
  // Without a handler the failure of an answer that nobody takes would be reported as unhandled.
  answer.catch(() => undefined);
  calls.set(url, { headers: JSON.stringify(headers), answer, cancel: () => controller.abort() });
}

/**
 * The number of the current week in an answer; null when it has none. Rejects when the body is no JSON. Leaves the body
 * unread: the client decodes it.
 */
async function readWeek(response: Response): Promise<number | null> {
  const body = (await response.clone().json()) as { number?: unknown; data?: { number?: unknown } };
  const number = Number(body.data?.number ?? body.number);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** Sends the first calls, and those about the current week as soon as that week is known. */
export function sendEarlyCalls({ baseUrl, token, cookies, pathname }: Player): void {
  if (!isAccessToken(token)) return;
  const origin = getOrigin(baseUrl);
  const headers = createHeaders({ token, xsrf: getXsrfToken(cookies) });
  const sendNow = (path: string, onResponse?: (response: Response) => Promise<void>) =>
    send(origin + path, headers, onResponse);

  async function sendForCurrentWeek(response: Response) {
    const week = await readWeek(response);
    if (week === null) return;
    const isRanking = isRankingAddress(pathname);
    sendNow(
      isRanking ? `/api/ranking/week/${week}?page=1&perPage=${RANKING_PAGE_SIZE}` : `/api/games/week/${week}`,
    );
  }

  sendNow('/api/user');
  sendNow('/api/weeks');
  // The client gets this answer only after the calls for that week are sent. Otherwise it would send them too.
  sendNow('/api/week/current', sendForCurrentWeek);
  sendNow('/api/pool/user/all');
  // An answer that nobody has taken by then is out of date.
  setTimeout(cancelEarlyCalls, MAX_WAIT_MS);
}

/** Aborts the calls whose answer nobody has taken. */
export function cancelEarlyCalls(): void {
  for (const { cancel } of calls.values()) cancel();
  calls.clear();
}

/**
 * Takes the answer of an early call. Undefined unless exactly this request was sent. Rejects when no answer came; the
 * request may then be sent again. `signal` ends the call.
 */
export function takeEarlyCall(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<TimedResponse> | undefined {
  const call = calls.get(url);
  if (!call) return undefined;
  if (call.headers !== JSON.stringify(headers)) {
    // Another player has logged in, or the cookie has changed.
    calls.delete(url);
    call.cancel();
    return undefined;
  }
  calls.delete(url);
  if (signal.aborted) call.cancel();
  else signal.addEventListener('abort', call.cancel, { once: true });
  return call.answer;
}
