import { createNetworkError } from '../../lib/network-error.ts';
import { mix } from '../../lib/random.ts';
import { keepsAnswer } from '../faults/describe-effect.ts';
import type { Fault } from '../faults/fault.ts';
import { SALTS } from '../salts.ts';
import type { ActiveCall } from './active-calls.ts';
import type { ApiReply } from './call.ts';
import { toFaultReply } from './fault-reply.ts';

interface Deps {
  world: { seed(): number; timeline: { current(): { cursor: number } } };
  /** The usual message of a status, for a fault that has only a status. */
  getMessage(status: number): string | undefined;
  hold(faultId: string, active: ActiveCall): Promise<void>;
  pause(ms: number): Promise<void>;
  setOutcome(active: ActiveCall, outcome: 'unanswered'): void;
}

export type ApplyFault = ReturnType<typeof createApplyFault>;

/** Returns a function that holds and delays a call first, and then ends it; it returns null for a call that goes on. */
export function createApplyFault({ world, getMessage, hold, pause, setOutcome }: Deps) {
  /** Of two numbers, the delay is between them, and depends on the seed and the cursor. */
  function getDelay(delay: number | [number, number]): number {
    if (typeof delay === 'number') return delay;
    const [min, max] = delay;
    if (max === min) return min;
    return (
      min + (mix(world.seed(), SALTS.faultDelay, world.timeline.current().cursor, min) % (max - min + 1))
    );
  }

  return async function applyFault({ id, effect }: Fault, active: ActiveCall): Promise<ApiReply | null> {
    if (effect.hold) await hold(id, active);
    if (effect.delay !== undefined) await pause(getDelay(effect.delay));
    if (effect.drop || effect.offline) throw createNetworkError();
    if (effect.timeout) {
      setOutcome(active, 'unanswered');
      return new Promise(() => {});
    }
    if (effect.status === undefined || keepsAnswer(effect)) return null;
    return toFaultReply(effect.status, effect, getMessage);
  };
}
