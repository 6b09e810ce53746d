/**
 * The calls that every page of a player starts with, sent by the page's first script while the rest of the code is still
 * being fetched. The client takes their answers instead of sending the same request.
 */
import { RANKING_PAGE_SIZE } from '../../domain/ranking.ts';
import { isAccessToken } from '../../domain/token.ts';
import { deviceClock } from '../../lib/clock.ts';
import { MAX_WAIT_MS } from '../../lib/deadline.ts';
import { getXsrfToken } from './csrf.ts';
import { createHeaders, REQUEST_OPTIONS } from './headers.ts';

/** An answer and the device's time (ms) around the call. */
export interface TimedResponse {
  response: Response;
  sentAt: number;
  receivedAt: number;
}

interface EarlyCall {
  headers: string;
  answer: Promise<TimedResponse>;
  isShared: boolean;
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

/** Two parts of a page ask for these at its start; each gets the answer of the one call. */
const SHARED_PATHS = ['/api/weeks', '/api/week/current'];
/** How long the answer of a shared call is given after it was first taken (ms). */
const SHARED_MS = 3_000;

const calls = new Map<string, EarlyCall>();

/** The origin of the API without the slash at its end. */
export const getOrigin = (baseUrl: string) => baseUrl.replace(/\/+$/, '');

async function request(url: string, init: RequestInit): Promise<TimedResponse> {
  const sentAt = deviceClock.now();
  const response = await fetch(url, { ...REQUEST_OPTIONS, ...init });
  return { response, sentAt, receivedAt: deviceClock.now() };
}

function send(origin: string, path: string, headers: Record<string, string>): Promise<TimedResponse> {
  const url = origin + path;
  const controller = new AbortController();
  const answer = request(url, { headers, signal: controller.signal });
  const call: EarlyCall = {
    headers: JSON.stringify(headers),
    answer,
    isShared: SHARED_PATHS.includes(path),
    cancel: () => controller.abort(),
  };
  calls.set(url, call);
  const stopSharing = () => {
    call.isShared = false;
  };
  // A failure is for one caller: the others, and its own repetition, ask again.
  answer.then(({ response }) => response.ok || stopSharing(), stopSharing);
  return answer;
}

/** The number of the current week in an answer; null when there is none. The client decodes and checks it again. */
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
  const sendNow = (path: string) => send(origin, path, headers);

  async function sendForCurrentWeek() {
    const { response } = await currentWeek;
    const week = await readWeek(response);
    if (week === null || calls.size === 0) return;
    void sendNow(`/api/games/week/${week}`);
    if (/\/ranking\/?$/i.test(pathname)) {
      void sendNow(`/api/ranking/week/${week}?page=1&perPage=${RANKING_PAGE_SIZE}`);
    }
  }

  void sendNow('/api/user');
  void sendNow('/api/weeks');
  const currentWeek = sendNow('/api/week/current');
  void sendNow('/api/pool/user/all');
  // The client meets the same failure, and says so.
  sendForCurrentWeek().catch(() => undefined);
  // What nobody has taken by then would be out of date.
  setTimeout(cancelEarlyCalls, MAX_WAIT_MS);
}

/** Ends the calls whose answer nobody has taken. */
export function cancelEarlyCalls(): void {
  for (const { cancel } of calls.values()) cancel();
  calls.clear();
}

/**
 * Takes the answer of an early call. Undefined unless exactly this request was sent. Rejects when no answer came; the
 * request may then be sent again. `signal` ends a call that has one caller.
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
  if (call.isShared) {
    setTimeout(() => calls.delete(url), SHARED_MS);
    return call.answer.then((timed) => ({ ...timed, response: timed.response.clone() }));
  }
  calls.delete(url);
  if (signal.aborted) call.cancel();
  else signal.addEventListener('abort', call.cancel, { once: true });
  return call.answer;
}
