import { test as base, vi } from 'vitest';
import { openBrowser, type TestBrowser } from './browser.ts';
import { startTestServer, type TestServer } from './server.ts';

export const CSRF = 'GET /sanctum/csrf-cookie';
export const POOL = 'POST /api/pool/user';
export const MISMATCH = { status: 419, json: { message: 'CSRF token mismatch.' } };
export const SAVED = { json: { message: 'Pool saved', pool: [] } };
export const PICKS = [{ gameId: '1', homeScore: 2, awayScore: 1 }];
export const CREDENTIALS = { email: ' ana@correo.mx ', password: '  papas con chile  ' };

interface SanctumFixtures {
  server: TestServer;
  browser: TestBrowser;
}

// Gives each test a server that answers the weeks, sent predictions, the log-in and the CSRF cookie, and
// `browser`: a client of this server with a cookie jar.
export const test = base.extend<SanctumFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names from the pattern.
  server: async ({}, use) => {
    const server = await startTestServer();
    server.answer('GET /api/weeks', { json: [] });
    server.answer(POOL, SAVED);
    server.answer('POST /api/auth/login', { json: { access_token: '2|new' } });
    await use(server);
    vi.unstubAllGlobals();
    await server.close();
  },
  browser: async ({ server }, use) => {
    await use(openBrowser(server));
  },
});
