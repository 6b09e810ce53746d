import { expect, test, vi } from 'vitest';
import { createLazy } from './lazy.ts';

test('nothing is fetched before the first load', () => {
  const fetch = vi.fn(async () => 'code');
  const lazy = createLazy(fetch);
  expect([fetch.mock.calls.length, lazy.current]).toEqual([0, undefined]);
});

test('the value is current once it has been loaded', async () => {
  const lazy = createLazy(async () => 'code');
  expect([await lazy.load(), lazy.current]).toEqual(['code', 'code']);
});

test('loads at the same time and afterwards share one fetch', async () => {
  const fetch = vi.fn(async () => 'code');
  const lazy = createLazy(fetch);
  await Promise.all([lazy.load(), lazy.load()]);
  await lazy.load();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failed load rejects and the next load fetches again', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(fetch);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(lazy.current).toBeUndefined();
  expect([await lazy.load(), lazy.current]).toEqual(['code', 'code']);
});
