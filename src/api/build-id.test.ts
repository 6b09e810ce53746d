import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchBuildId } from './build-id.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

test('fetchBuildId reads the build id from version.json and bypasses the browser’s cache', async () => {
  network.mockResolvedValue(Response.json({ build: 'a1b2' }));
  expect(await fetchBuildId()).toBe('a1b2');
  expect(network).toHaveBeenCalledWith('/lmx/version.json', { cache: 'no-store' });
});

test.each([
  ['a build id with the status 500', () => Response.json({ build: 'a1b2' }, { status: 500 })],
  ['a build id that is a number', () => Response.json({ build: 7 })],
])('fetchBuildId returns null when the server sends %s', async (_body, respond) => {
  network.mockResolvedValue(respond());
  expect(await fetchBuildId()).toBeNull();
});

test('fetchBuildId returns null without a connection', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchBuildId()).toBeNull();
});
