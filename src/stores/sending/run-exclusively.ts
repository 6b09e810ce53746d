import { getTimeLeft } from '../../lib/clock.ts';

/**
 * Runs `job` while holding the Web Lock `name`, and passes `true` to `job` after waiting for the lock of
 * another tab. Returns false without running `job` when another tab still holds the lock at `deadline`
 * (`performance.now()`). Without Web Locks, or when the browser refuses the lock, `job` runs without a lock.
 * Rejects when `job` rejects.
 */
export async function runExclusively(
  name: string,
  deadline: number,
  job: (hasWaited: boolean) => Promise<void>,
): Promise<boolean> {
  const { locks } = globalThis.navigator ?? {};
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), getTimeLeft(deadline));
  let hasRun = false;
  const run = (hasWaited: boolean) => {
    hasRun = true;
    return job(hasWaited);
  };
  try {
    await locks?.request(name, { ifAvailable: true }, (lock) => (lock ? run(false) : undefined));
    if (locks && !hasRun) await locks.request(name, { signal: controller.signal }, () => run(true));
  } catch (thrown) {
    if (hasRun) throw thrown;
    if (controller.signal.aborted) return false;
    // Some browsers refuse a lock in frames and in pages that are being left. Then the job runs without one.
  } finally {
    clearTimeout(timer);
  }
  if (!hasRun) await run(false);
  return true;
}
