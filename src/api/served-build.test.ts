import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchServedBuild } from './served-build.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

test('fetchServedBuild reads the build id from version.json and bypasses the browser’s cache', async () => {
  network.mockResolvedValue(Response.json({ build: 'a1b2' }));
  expect(await fetchServedBuild()).toBe('a1b2');
  expect(network).toHaveBeenCalledWith('/lmx/version.json', { cache: 'no-store' });
});

test.each([
  ['a build id with the status 500', () => Response.json({ build: 'a1b2' }, { status: 500 })],
  ['a build id that is a number', () => Response.json({ build: 7 })],
])('fetchServedBuild returns null when the server sends %s', async (_body, respond) => {
  network.mockResolvedValue(respond());
  expect(await fetchServedBuild()).toBeNull();
});

test('fetchServedBuild returns null without a connection', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchServedBuild()).toBeNull();
});
