import { expect, test, vi } from 'vitest';
import { expectConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import { createLazy } from './lazy.ts';

test('a lazy value is loaded once for all callers, and again after a failed load', async () => {
  const load = vi.fn(async () => 'page').mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(load);
  const failed = [lazy.load(), lazy.load()];
  for (const call of failed) await expect(call).rejects.toThrow('offline');
  expect([load.mock.calls.length, lazy.current]).toEqual([1, undefined]);
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['page', 'page']);
  expect([load.mock.calls.length, lazy.current]).toEqual([2, 'page']);
  expectConsole(/offline/);
});

test('a mistake in the code of a lazy value reaches the console, a missing file does not', async () => {
  const load = vi.fn(async () => 'page');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /lmx/a.js'));
  const lazy = createLazy(load);
  await expect(lazy.load()).rejects.toThrow('Failed to fetch');
  expect(getConsoleOutput()).toEqual([]);
  load.mockRejectedValueOnce(new TypeError('x is not a function'));
  await expect(lazy.load()).rejects.toThrow('x is not a function');
  expectConsole(/TypeError: x is not a function/);
});
