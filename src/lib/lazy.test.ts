import { expect, test, vi } from 'vitest';
import { createLazy } from './lazy.ts';

test('a lazy value is loaded once for all callers, and again after a failed load', async () => {
  const load = vi.fn(async () => 'page').mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(load);
  const failed = [lazy.load(), lazy.load()];
  for (const call of failed) await expect(call).rejects.toThrow('offline');
  expect([load.mock.calls.length, lazy.current]).toEqual([1, undefined]);
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['page', 'page']);
  expect([load.mock.calls.length, lazy.current]).toEqual([2, 'page']);
});
