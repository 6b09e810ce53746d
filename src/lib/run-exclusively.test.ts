import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runExclusively } from './run-exclusively.ts';

type Callback = (lock: object | null) => unknown;
type Locks = NonNullable<Parameters<typeof runExclusively>[0]>;

function createHeldLocks() {
  let release = () => {};
  const freed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = async (_name: string, options: LockOptions, run: Callback) => {
    if (options.ifAvailable) return run(null);
    const { signal } = options;
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    await Promise.race([freed, aborted]);
    return run({});
  };
  return { locks: { request } as unknown as Locks, release: () => release() };
}

const freeLocks = {
  request: async (_name: string, _options: LockOptions, run: Callback) => run({}),
} as unknown as Locks;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('runExclusively runs the job without waiting, and passes false to it, when no other tab holds the lock', async () => {
  const job = vi.fn(async () => {});
  expect(await runExclusively(freeLocks, 'lock', performance.now() + 1_000, job)).toBe(true);
  expect(job.mock.calls).toEqual([[false]]);
});

test('runExclusively passes true to the job after waiting for another tab', async () => {
  const { locks, release } = createHeldLocks();
  const job = vi.fn(async () => {});
  const run = runExclusively(locks, 'lock', performance.now() + 1_000, job);
  release();
  expect(await run).toBe(true);
  expect(job.mock.calls).toEqual([[true]]);
});

test('runExclusively returns false and runs nothing when another tab holds the lock until the deadline', async () => {
  const { locks } = createHeldLocks();
  const job = vi.fn(async () => {});
  const run = runExclusively(locks, 'lock', performance.now() + 1_000, job);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await run).toBe(false);
  expect(job).not.toHaveBeenCalled();
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

test('runExclusively runs a failing job once and rejects with its error', async () => {
  const job = vi.fn(async () => Promise.reject(new Error('lost')));
  const run = runExclusively(freeLocks, 'lock', performance.now() + 1_000, job);
  await expect(run).rejects.toThrow('lost');
  expect(job).toHaveBeenCalledOnce();
});

test('runExclusively leaves no timer behind once the job has run', async () => {
  await runExclusively(freeLocks, 'lock', performance.now() + 1_000, async () => {});
  expect(vi.getTimerCount()).toBe(0);
});
