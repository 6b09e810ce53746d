import type { Simulator } from '../simulator.ts';
import { listenToCalls, type RecordedCall } from './control-calls.ts';
import type { RecordedAction, Recording } from './recording.ts';

interface OpenCall {
  /** Number of actions before the call. */
  place: number;
  /** World time of the call. */
  at: number;
  describe(result?: unknown): RecordedCall;
}

/**
 * Records the calls of the control API. `settle` records what the page shows before a call, and `save` saves the
 * recording after one.
 */
export function recordCalls(
  simulator: Simulator,
  recording: Recording,
  settle: () => void,
  save: () => void,
) {
  const { branch, clock, world } = simulator;
  /** Where the last time jump landed; null for a call that hasn't jumped. */
  let landing: number | null = null;
  const getLanding = () => landing ?? clock.now();
  /** Calls that have not ended. */
  const open = new Set<OpenCall>();

  function addCall(call: OpenCall, result?: unknown) {
    if (!open.delete(call)) return;
    const recorded = call.describe(result);
    const { at } = call;
    const entries: RecordedAction[] =
      'note' in recorded
        ? [{ action: recorded, at: clock.now(), seq: world.cursor() }]
        : recorded.actions.map((action) => ({
            action,
            seq: world.cursor(),
            ...(recorded.isJump ? { from: at, at: getLanding() } : { at }),
          }));
    recording.actions = recording.actions.toSpliced(call.place, 0, ...entries);
    for (const other of open) if (other.place >= call.place) other.place += entries.length;
    recording.branch = branch.current().id;
    save();
  }

  const stops = [
    listenToCalls(simulator, getLanding, async (described, run) => {
      settle();
      landing = null;
      const describe = typeof described === 'function' ? described : () => described;
      const call = { place: recording.actions.length, at: clock.now(), describe };
      open.add(call);
      try {
        const result = await run();
        addCall(call, result);
        return result;
      } finally {
        open.delete(call);
      }
    }),
    simulator.on('travel', ({ to }) => {
      landing = to;
    }),
  ];

  return {
    /** Records the calls that have not ended, when the page is left. Returns false if there are none. */
    addOpen(): boolean {
      const calls = [...open];
      for (const call of calls) addCall(call);
      return calls.length > 0;
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
