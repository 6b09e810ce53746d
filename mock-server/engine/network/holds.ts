import type { ActiveCall, ActiveCalls } from './active-calls.ts';
import type { Gate } from './gate.ts';

/**
 * Returns the functions that hold calls for a fault, and release them. A held call belongs to no branch: with `when:
 * 'before'` its route runs at the release, in the branch and at the time that are current then; with `when: 'after'` it
 * has run already, and only the reply waits. A jump that reloads the page, such as a switch of the branch, drops the
 * call.
 */
export function createHolds(calls: ActiveCalls, gate: Gate) {
  const getHolds = (faultId?: string) =>
    calls.list().flatMap(({ hold }) => (hold && (faultId == null || hold.faultId === faultId) ? [hold] : []));

  return {
    /** Resolves when the call is released. */
    hold: (faultId: string, active: ActiveCall) =>
      new Promise<void>((resolve) => {
        function release(): void {
          if (active.hold === null) return;
          // A time jump leaves held calls alone, so a call that is released meanwhile goes on after the jump.
          if (!gate.isOpen()) return void gate.whenOpen().then(release);
          active.hold = null;
          calls.setOutcome(active, 'pending');
          resolve();
        }
        active.hold = { faultId, release };
        calls.setOutcome(active, 'held');
      }),
    /** Releases the calls that a fault holds, by default those of all faults. */
    release(faultId?: string) {
      for (const { release } of getHolds(faultId)) release();
    },
    /** Lets one held call go on; the others stay held. */
    releaseCall(id: number) {
      calls
        .list()
        .find(({ entry }) => entry.id === id)
        ?.hold?.release();
    },
    count: (faultId?: string) => getHolds(faultId).length,
    list: () => calls.list().flatMap(({ entry, hold }) => (hold ? [entry] : [])),
  };
}
