import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocks } from '../testing/device.ts';
import { runExclusively } from './run-exclusively.ts';

type Locks = NonNullable<Parameters<typeof runExclusively>[0]>;

/** Another tab holds the lock until the test calls `release`. */
function createHeldLocks() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locks = createLocks();
  void locks.request('lock', () => held);
  return { locks, release: () => release() };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('runExclusively returns false and runs nothing when another tab holds the lock until the deadline', async () => {
  const { locks } = createHeldLocks();
  const job = vi.fn(async () => {});
  const run = runExclusively(locks, 'lock', performance.now() + 1_000, job);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await run).toBe(false);
  expect(job).not.toHaveBeenCalled();
});

test('runExclusively waits for the tab that holds the lock after a third tab gave up waiting', async () => {
  const { locks, release } = createHeldLocks();
  const job = vi.fn(async () => {});
  const impatient = runExclusively(locks, 'lock', performance.now() + 1_000, async () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await impatient).toBe(false);
  const patient = runExclusively(locks, 'lock', performance.now() + 10_000, job);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job).not.toHaveBeenCalled();
  release();
  expect(await patient).toBe(true);
  expect(job.mock.calls).toEqual([[true]]);
});

test('runExclusively runs the job in a browser without Web Locks', async () => {
  const job = vi.fn(async () => {});
  expect(await runExclusively(undefined, 'lock', performance.now() + 1_000, job)).toBe(true);
  expect(job).toHaveBeenCalledOnce();
});

test('runExclusively runs the job when the browser refuses the lock', async () => {
  const locks = { request: async () => Promise.reject(new DOMException('', 'SecurityError')) };
  const job = vi.fn(async () => {});
  const isRun = await runExclusively(locks as unknown as Locks, 'lock', performance.now() + 1_000, job);
  expect([isRun, job.mock.calls]).toEqual([true, [[false]]]);
});
