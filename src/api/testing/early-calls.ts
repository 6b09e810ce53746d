import { expect, vi } from 'vitest';
import type { ApiContext } from '../api.ts';
import { createApi } from '../client.ts';
import { cancelEarlyCalls, sendEarlyCalls } from '../http/early-calls.ts';
import { browserRuntime } from '../http/runtime.ts';

export const TOKEN = 'ana-1';
const WEEK = {
  id: 7,
  number: 7,
  alias: null,
  before_hours_bet: 1,
  before_weeks_bet: 1,
  date_start: '2026-08-24',
};
const USER = { id: 1, email: 'ana@correo.mx' };
export const ANSWERS: Record<string, unknown> = {
  '/api/user': USER,
  '/api/weeks': [WEEK],
  '/api/week/current': { number: 7, bet_days: '' },
  '/api/pool/user/all': {},
  '/api/games/week/7': { 7: [] },
  '/api/ranking/week/7': { data: [], my_position: null },
};
export const FIRST_CALLS = [
  '/api/user',
  '/api/weeks',
  '/api/week/current',
  '/api/pool/user/all',
  '/api/games/week/7',
];

export const network = vi.fn<typeof fetch>();
export const onServerTime = vi.fn();
export const sleep = vi.fn(async () => undefined);
// `time` is the device's clock (ms).
export const device: { time: number; token: string | null } = { time: 0, token: TOKEN };

export const requestedPaths = () => network.mock.calls.map(([url]) => String(url));
export const getLastInit = (path: string) => network.mock.calls.findLast(([url]) => url === path)?.[1];

export function createClient(over: Partial<ApiContext> = {}) {
  const context: ApiContext = {
    baseUrl: '',
    token: () => device.token,
    epoch: () => 1,
    now: () => device.time,
    onServerTime,
    onUnauthenticated: () => undefined,
    onUnverified: () => undefined,
    ...over,
  };
  return createApi(context, { ...browserRuntime, sleep });
}

export const getAnswer = (path: string, init: ResponseInit = {}) =>
  Response.json(ANSWERS[path] ?? {}, { headers: { Date: 'Wed, 26 Aug 2026 18:00:00 GMT' }, ...init });

export function openDevice(): void {
  device.time = 1_000;
  device.token = TOKEN;
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc%3D' });
  vi.spyOn(Date, 'now').mockImplementation(() => device.time);
  network
    .mockReset()
    .mockImplementation(async (url) => getAnswer(new URL(String(url), 'https://api.example').pathname));
}

export function closeDevice(): void {
  cancelEarlyCalls();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onServerTime.mockClear();
  sleep.mockClear();
}

export const startEarly = (over: Partial<Parameters<typeof sendEarlyCalls>[0]> = {}) =>
  sendEarlyCalls({
    baseUrl: '',
    token: TOKEN,
    cookies: 'XSRF-TOKEN=abc%3D',
    pathname: '/lmx/games',
    ...over,
  });
export const whenSent = () => vi.waitFor(() => expect(requestedPaths()).toHaveLength(FIRST_CALLS.length));
