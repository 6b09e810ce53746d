import { expect, test, vi } from 'vitest';
import { createLazy } from './lazy.ts';

test('createLazy fetches nothing before the first load', () => {
  const fetch = vi.fn(async () => 'code');
  const lazy = createLazy(fetch);
  expect([fetch.mock.calls.length, lazy.current]).toEqual([0, undefined]);
});

test('createLazy exposes its value once it has been loaded', async () => {
  const lazy = createLazy(async () => 'code');
  expect([await lazy.load(), lazy.current]).toEqual(['code', 'code']);
});

test('createLazy fetches once for simultaneous and later loads', async () => {
  const fetch = vi.fn(async () => 'code');
  const lazy = createLazy(fetch);
  await Promise.all([lazy.load(), lazy.load()]);
  await lazy.load();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('createLazy fetches again after a failed load', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(fetch);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(lazy.current).toBeUndefined();
  expect([await lazy.load(), lazy.current]).toEqual(['code', 'code']);
});
