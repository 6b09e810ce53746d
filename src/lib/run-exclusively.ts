import { getTimeLeft } from './deadline.ts';

type Locks = Pick<LockManager, 'request'> | undefined;

/**
 * Runs `job` once, while no other tab runs one under the same name; tells it whether it had to wait. Returns false,
 * without running it, when another tab still holds the lock at the deadline. Without locks it runs at once.
 */
export async function runExclusively(
  locks: Locks,
  name: string,
  deadline: number,
  job: (hasWaited: boolean) => Promise<void>,
): Promise<boolean> {
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
    // A page that is being left and some frames refuse locks: then the caller's own guard in this tab has to do.
  } finally {
    clearTimeout(timer);
  }
  if (!hasRun) await run(false);
  return true;
}
