import { expect, test, vi } from 'vitest';
import { createLazy } from './lazy.ts';

test('createLazy calls its loader once for two simultaneous load() calls and a later one', async () => {
  const fetch = vi.fn(async () => 'code');
  const lazy = createLazy(fetch);
  await Promise.all([lazy.load(), lazy.load()]);
  await lazy.load();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('createLazy calls its loader again when load() is called after a failure', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(fetch);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(lazy.current).toBeUndefined();
  expect([await lazy.load(), lazy.current]).toEqual(['code', 'code']);
});
