import type { MockControl, Note, RecordedAction } from '../../api.ts';
import type { AppRecording, RecordedCall } from '../app.ts';
import type { ActionLog } from './action-log.ts';
import { toRecordedJump } from './recorded-jump.ts';
import { isJump } from './recording.ts';
import type { WatchCalls } from './watched-control.ts';

interface Deps {
  app: AppRecording;
  control: MockControl;
  watchCalls: WatchCalls;
  log: ActionLog;
  /** Records what has changed before the call. */
  catchUp(): void;
}

/** A call of the control API under way: its place among the recorded actions, and its start in world time (ms). */
interface OpenCall {
  place: number;
  at: number;
  described: RecordedCall | ((result: unknown) => RecordedCall);
}

export type CallRecorder = ReturnType<typeof recordCalls>;

/** Records the calls of the control API, which the panel, the keys and the console make. */
export function recordCalls({ app, control, watchCalls, log, catchUp }: Deps) {
  const { branch, clock, world } = control;
  /** World time after the jump of the last call; null if that call has not jumped. */
  let landing: number | null = null;
  const stopTravel = control.on('travel', ({ to }) => {
    landing = to;
  });
  const stopFacts = control.on('fact', ({ branched }) => {
    if (branched) log.recording.branch = branched;
  });
  const getLanding = () => landing ?? clock.now();
  const descriptions = app.describeCalls(control, getLanding);
  const openCalls = new Set<OpenCall>();

  const stopWatching = watchCalls((name, args) => {
    const describe = descriptions.get(name);
    if (!describe) return null;
    let described: OpenCall['described'];
    try {
      described = describe(args);
    } catch {
      // The call itself rejects invalid arguments with a message of its own.
      return null;
    }
    catchUp();
    landing = null;
    const call = { place: log.count(), at: clock.now(), described };
    openCalls.add(call);
    return { done: (result) => addCall(call, result), failed: () => openCalls.delete(call) };
  });

  function addCall(call: OpenCall, result?: unknown): void {
    if (!openCalls.delete(call)) return;
    const { described, place } = call;
    const actions = [typeof described === 'function' ? described(result) : described].flat();
    log.insert(
      place,
      actions.map((action) => toEntry(action, call.at)),
    );
    for (const other of openCalls) if (other.place >= place) other.place += actions.length;
    log.recording.branch = branch.current().id;
    log.save();
  }

  function toEntry(action: RecordedAction['action'] | Note, at: number): RecordedAction {
    const seq = world.cursor();
    if ('note' in action) return { action, at: clock.now(), seq };
    if (!isJump(action)) return { action, at, seq };
    const landedAt = getLanding();
    const jump = toRecordedJump(control, log.recording, action, landedAt);
    return 'note' in jump
      ? { action: jump, at: landedAt, seq }
      : { action: jump, from: at, at: landedAt, seq };
  }

  return {
    /** Records the calls under way, which end with the document. Returns whether there were any. */
    addOpenCalls(): boolean {
      const open = [...openCalls];
      for (const call of open) addCall(call);
      return open.length > 0;
    },
    stop() {
      stopWatching();
      stopFacts();
      stopTravel();
    },
  };
}
