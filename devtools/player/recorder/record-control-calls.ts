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
  /** Whether the call is a time jump. Jumps run one after another, in the order of their calls. */
  isJump: boolean;
  /** World times (ms) before and after the jump of the call; null before its end. */
  jump: { from: number; to: number } | null;
}

const JUMPS = ['clock.advance', 'clock.goto', 'clock.step', 'world.gotoFact'];

export type CallRecorder = ReturnType<typeof recordControlCalls>;

/** Records the calls of the control API, which the panel, the keys and the console make. */
export function recordControlCalls({ app, control, watchCalls, log, catchUp }: Deps) {
  const { branch, clock, world } = control;
  const openCalls = new Set<OpenCall>();
  /** The call that has ended last, which is being described. */
  let lastCall: OpenCall | null = null;
  const stopTravel = control.on('travel', ({ from, to }) => {
    const call = [...openCalls].find(({ isJump, jump }) => isJump && !jump);
    if (call) call.jump = { from, to };
  });
  const stopFacts = control.on('fact', ({ branched }) => {
    if (branched) log.recording.branch = branched;
  });
  // A jump that reloads the page has no event in this document.
  const getJump = () => lastCall?.jump ?? { from: lastCall?.at ?? clock.now(), to: clock.now() };
  const descriptions = app.describeCalls(control, getJump);

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
    const call: OpenCall = {
      place: log.count(),
      at: clock.now(),
      described,
      isJump: JUMPS.includes(name),
      jump: null,
    };
    openCalls.add(call);
    return { done: (result) => addCall(call, result), failed: () => openCalls.delete(call) };
  });

  function addCall(call: OpenCall, result?: unknown): void {
    if (!openCalls.delete(call)) return;
    const { described, place } = call;
    lastCall = call;
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
    const { from, to } = getJump();
    const jump = toRecordedJump(control, log.recording, action, to);
    return 'note' in jump ? { action: jump, at: to, seq } : { action: jump, from, at: to, seq };
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
