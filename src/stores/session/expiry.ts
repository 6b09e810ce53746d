import { MAX_ENDING_MS, type Session } from './session.ts';

/**
 * The end of a session that the server says is over (`Unauthenticated.`). While a log-out or a deletion is on its way, in
 * this tab or another, its own answer says why the session ended, and may arrive later than those of other calls
 * (decision 012). So the session expires only if it is still there afterwards. `expire` ends it in this tab.
 */
export function createExpiry(session: Pick<Session, 'epoch' | 'isEnding' | 'runEnding'>, expire: () => void) {
  /** Epoch of the session that the server said is over while a log-out or a deletion was on its way. */
  let toldEpoch: number | null = null;

  /** Call when a log-out or a deletion has ended: expires the session if the server said so meanwhile. */
  function expireIfTold() {
    const isTold = toldEpoch === session.epoch() && !session.isEnding();
    if (!isTold) return;
    toldEpoch = null;
    expire();
  }

  return {
    /** Call when the server says that the session is over. */
    expireSession() {
      if (!session.isEnding()) {
        expire();
        return;
      }
      toldEpoch = session.epoch();
      // The tab that ends the session may be closed before it is done.
      setTimeout(expireIfTold, MAX_ENDING_MS);
    },
    expireIfTold,
    /** Runs a log-out or a deletion. If it leaves the session open, the session expires if the server said so. */
    async runEnding(work: () => Promise<void>) {
      await session.runEnding(work).finally(expireIfTold);
    },
  };
}
