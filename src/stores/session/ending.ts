import { deviceClock } from '../../lib/clock.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { Session } from './session.ts';

export type Ending = ReturnType<typeof createEnding>;

/**
 * Longest duration (ms) of a log-out or a deletion, with some reserve. Other tabs ignore an older mark, which a
 * tab leaves that is closed meanwhile.
 */
export const MAX_ENDING_MS = 25_000;

/**
 * A log-out or a deletion on its way, in this tab or another. Its own response says how the session ends, and may arrive
 * after another response that says `Unauthenticated.` (decision 012). So `Unauthenticated.` is then only noted, and the
 * session expires if it is still open when the log-out or the deletion is over. `expire` ends it in this tab.
 */
export function createEnding(session: Pick<Session, 'epoch'>, storage: KeyValueStorage, expire: () => void) {
  let current: Promise<void> | null = null;
  /** Epoch of the session for which `Unauthenticated.` was noted. */
  let notedEpoch: number | null = null;

  function isUnderWay(): boolean {
    const age = deviceClock.now() - Number(storage.get(STORAGE_KEYS.ending) ?? Number.NaN);
    return current !== null || Math.abs(age) < MAX_ENDING_MS;
  }

  function expireIfNoted() {
    if (notedEpoch !== session.epoch() || isUnderWay()) return;
    notedEpoch = null;
    expire();
  }

  async function mark(work: () => Promise<void>) {
    storage.set(STORAGE_KEYS.ending, String(deviceClock.now()));
    const run = work().finally(() => {
      current = null;
      storage.remove(STORAGE_KEYS.ending);
    });
    current = run.catch(() => undefined);
    await run;
  }

  return {
    /** Until when this tab ends the session by a log-out or a deletion; null when it doesn't. */
    current: () => current,
    /** Whether a log-out or a deletion is on its way, in this tab or another. */
    isUnderWay,
    /** Runs a log-out or a deletion, including what ends the session afterwards. */
    run: (work: () => Promise<void>) => mark(work).finally(expireIfNoted),
    /** Call when the server says `Unauthenticated.`. */
    noteUnauthenticated() {
      if (!isUnderWay()) {
        expire();
        return;
      }
      notedEpoch = session.epoch();
      // The tab that ends the session may be closed before it is done.
      setTimeout(expireIfNoted, MAX_ENDING_MS);
    },
    /** Call when the log-out or the deletion of another tab is over. */
    expireIfNoted,
  };
}
