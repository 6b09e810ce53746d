import { beforeEach, expect, test, vi } from 'vitest';
import { replaceLocks } from '../../testing/device.ts';
import { runExclusively } from './run-exclusively.ts';
import { holdLock } from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test('runExclusively waits for the tab that holds the lock after a third tab gave up waiting', async () => {
  const { locks, release } = holdLock('lock');
  replaceLocks(locks);
  const job = vi.fn(async () => {});
  const impatient = runExclusively('lock', performance.now() + 1_000, async () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await impatient).toBe(false);
  const patient = runExclusively('lock', performance.now() + 10_000, job);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job).not.toHaveBeenCalled();
  release();
  expect(await patient).toBe(true);
  expect(job.mock.calls).toEqual([[true]]);
});

test('runExclusively runs the job in a browser without Web Locks', async () => {
  replaceLocks(undefined);
  const job = vi.fn(async () => {});
  expect(await runExclusively('lock', performance.now() + 1_000, job)).toBe(true);
  expect(job).toHaveBeenCalledOnce();
});

test('runExclusively runs the job when the browser refuses the lock', async () => {
  replaceLocks({ request: async () => Promise.reject(new DOMException('', 'SecurityError')) });
  const job = vi.fn(async () => {});
  const isRun = await runExclusively('lock', performance.now() + 1_000, job);
  expect([isRun, job.mock.calls]).toEqual([true, [[false]]]);
});
