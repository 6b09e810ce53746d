import { vi } from 'vitest';
import type { ApiContext } from '../api.ts';
import { createApi } from '../client.ts';
import type { ApiError } from '../error.ts';
import type { ClientSettings } from '../http/client-settings.ts';
import { createRequester } from '../http/request.ts';

export type TestBrowser = ReturnType<typeof openBrowser>;

/**
 * Opens a client to `server` and replaces the global `fetch` by one that keeps cookies in `jar`. Unless
 * `settings` says otherwise, pauses take no time. `Math.random` returns 0.5. The maxDurations of `read` and `write`
 * are long, because a call with five requests takes seconds on a busy machine. The `start` deadline of 6 s
 * leaves no time for a random delay after a `Retry-After` of 5 s.
 */
export function openBrowser(
  server: { url: string },
  settings: Partial<ClientSettings> = {},
  observers: Partial<ApiContext> = {},
) {
  const jar = new Map<string, string>();
  const session: { token: string | null; epoch: number } = { token: '1|abc', epoch: 1 };
  const serverTimes: number[] = [];
  const pauses: number[] = [];
  let ended = 0;

  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const hasCookies = init.credentials === 'include';
    if (hasCookies) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await realFetch(input, { ...init, headers });
    for (const cookie of hasCookies ? response.headers.getSetCookie() : []) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  });

  const context: ApiContext = {
    baseUrl: server.url,
    token: () => session.token,
    syncEpoch: () => session.epoch,
    isLoggingOut: () => false,
    onUnauthenticated: () => {
      ended += 1;
    },
    onUnread: () => undefined,
    onUnverified: () => undefined,
    onServerTime: ({ serverTime }) => void serverTimes.push(serverTime),
    now: () => 1_000,
    ...observers,
  };
  const request = createRequester(context, {
    readCookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    sleep: async (ms) => void pauses.push(ms),
    maxDurations: { read: 20_000, 'session-start': 6_000, write: 20_000 },
    sessionStartAttemptMs: 5_000,
    ...settings,
  });
  const api = createApi(request);
  return {
    api,
    jar,
    session,
    sessionsEnded: () => ended,
    serverTimes,
    pauses,
  };
}

export async function catchApiError(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: ApiError) => error,
  );
  if (!outcome) throw new Error('the call succeeded');
  return outcome;
}
