import { createNetworkError } from '../../lib/network-error.ts';
import type { ApiReply } from './call.ts';
import { endEntry, isUnderWay, type LogEntry, type LogOutcome } from './log.ts';

export interface ActiveCall {
  entry: LogEntry;
  /** The fault that holds the call. */
  hold: { faultId: string; release(): void } | null;
  /** Fails the call as a network error. */
  drop(): void;
}

interface Start {
  entry: LogEntry;
  signal: AbortSignal | null;
  answer(active: ActiveCall): Promise<ApiReply>;
  /** Returns the reply, the duration of the call so far and the world's cursor for the log. */
  describe(reply: ApiReply | null): Parameters<typeof endEntry>[2];
}

export type ActiveCalls = ReturnType<typeof createActiveCalls>;

/**
 * Holds the calls under way, and ends each of them once. `onCall` is called when a call starts, is held, goes on or
 * ends.
 */
export function createActiveCalls(onCall: (entry: LogEntry) => void) {
  const calls = new Set<ActiveCall>();
  /** Fires when the state of a call changes. */
  const changes = new EventTarget();
  const notify = () => changes.dispatchEvent(new Event('change'));
  const waitForChange = () =>
    new Promise((resolve) => changes.addEventListener('change', resolve, { once: true }));

  return {
    list: (): readonly ActiveCall[] => [...calls],
    /** Resolves when no call of the list is pending; true if one was. Held and unanswered calls are not pending. */
    async settle(list: () => readonly ActiveCall[]): Promise<boolean> {
      let hasWaited = false;
      while (list().some(({ entry }) => entry.outcome === 'pending')) {
        await waitForChange();
        hasWaited = true;
      }
      return hasWaited;
    },
    setOutcome({ entry }: ActiveCall, outcome: 'pending' | 'held' | 'unanswered') {
      if (isUnderWay(entry)) {
        entry.outcome = outcome;
        onCall(entry);
      }
      notify();
    },
    /** Starts a call, which ends with its answer, when its caller aborts it, or when it is dropped. */
    start({ entry, signal, answer, describe }: Start): Promise<ApiReply> {
      onCall(entry);
      return new Promise((resolve, reject) => {
        const fail = (outcome: LogOutcome, reason: unknown) => end(outcome, null, () => reject(reason));
        const onAbort = () => fail('aborted', signal?.reason);
        const drop = () => fail('travel', createNetworkError());
        const active: ActiveCall = { entry, hold: null, drop };

        function end(outcome: LogOutcome, reply: ApiReply | null, settle: () => void) {
          // An aborted or dropped call has ended before its answer.
          if (!calls.delete(active)) return;
          signal?.removeEventListener('abort', onAbort);
          endEntry(entry, outcome, describe(reply));
          onCall(entry);
          notify();
          settle();
        }

        calls.add(active);
        if (signal?.aborted) onAbort();
        else signal?.addEventListener('abort', onAbort);
        answer(active).then(
          (reply) => end('answered', reply, () => resolve(reply)),
          (error) => fail('failed', error),
        );
      });
    },
  };
}
