import { deviceClock } from '../../lib/clock.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { Session } from './session.ts';

/**
 * Longest duration (ms) of a log-out or a deletion, with some reserve. An older mark in storage is ignored: the tab
 * that left it was closed or reloaded before the end.
 */
export const MAX_LOG_OUT_MS = 25_000;

/**
 * Runs a log-out or a deletion of the account, and knows whether one is on its way, in this tab or another. Meanwhile
 * the server may answer `Unauthenticated.` to another call, although the response to the log-out or the deletion
 * decides how the session ends (decision 012). So `Unauthenticated.` ends nothing before that response. If the same
 * session is still open then, as after a failed deletion, `expire` ends it in this tab.
 */
export function createLogOutUnderWay(
  session: Pick<Session, 'epoch'>,
  storage: KeyValueStorage,
  expire: () => void,
) {
  let current: Promise<void> | null = null;
  /** Epoch of the session for which `Unauthenticated.` was noted. */
  let notedEpoch: number | null = null;

  function isUnderWay(): boolean {
    const age = deviceClock.now() - Number(storage.get(STORAGE_KEYS.logOutStart) ?? Number.NaN);
    return current !== null || Math.abs(age) < MAX_LOG_OUT_MS;
  }

  function expireIfNoted() {
    if (notedEpoch !== session.epoch() || isUnderWay()) return;
    notedEpoch = null;
    expire();
  }

  async function mark(work: () => Promise<void>) {
    storage.set(STORAGE_KEYS.logOutStart, String(deviceClock.now()));
    const run = work().finally(() => {
      current = null;
      storage.remove(STORAGE_KEYS.logOutStart);
    });
    current = run.catch(() => undefined);
    await run;
  }

  return {
    /** Resolves when the log-out or the deletion that this tab runs is over, and never rejects. Null without one. */
    current: () => current,
    /** Whether a log-out or a deletion is on its way, in this tab or another. */
    isUnderWay,
    /** Runs a log-out or a deletion: `work` sends the call and ends the session. */
    run: (work: () => Promise<void>) => mark(work).finally(expireIfNoted),
    /**
     * Call when the server says `Unauthenticated.`. The session expires at once or, if it is still open then, at the
     * end of the log-out or the deletion that is on its way.
     */
    expireWhenOver() {
      if (!isUnderWay()) {
        expire();
        return;
      }
      notedEpoch = session.epoch();
      // Another tab may be closed before its log-out or deletion is over.
      setTimeout(expireIfNoted, MAX_LOG_OUT_MS);
    },
    /** Call when the log-out or the deletion of another tab is over. */
    expireIfNoted,
  };
}
