/**
 * Takes the calls of the page and ends them. A time jump closes the pipeline: new calls wait until it opens, and calls
 * under way finish in the old world or, after a timeout, fail as network errors. Calls that a fault
 * holds or never answers stay as they are; when the jump reloads the page, they fail too.
 */
import type { NativeTimers } from '../clock/timers.ts';
import { createActiveCalls } from './active-calls.ts';
import { type AnswerDeps, createAnswer } from './answer.ts';
import { createApplyFault } from './apply-fault.ts';
import type { ApiReply, ApiRequest } from './call.ts';
import { createGate } from './gate.ts';
import { createHolds } from './holds.ts';
import { createLog, type LogEntry } from './log.ts';
import type { OutsideServer } from './outside-server.ts';

export interface PipelineDeps extends Omit<AnswerDeps, 'gate' | 'applyFault'> {
  world: AnswerDeps['world'] & { seed(): number; timeline: { current(): { cursor: number } } };
  /** Finds the route of a call. */
  routes: Pick<OutsideServer, 'match'>;
  /** The usual message of a status, for a fault that has only a status. */
  getMessage(status: number): string | undefined;
  timers: NativeTimers;
  realNow: () => number;
  /** Called when a call starts, is held, goes on or ends. */
  onCall(entry: LogEntry): void;
}

export type Pipeline = ReturnType<typeof createPipeline>;

export function createPipeline({ routes, getMessage, timers, realNow, onCall, ...deps }: PipelineDeps) {
  const { world } = deps;
  const log = createLog();
  const gate = createGate();
  const calls = createActiveCalls(onCall);
  const holds = createHolds(calls, gate);
  const pause = (ms: number) => new Promise<void>((resolve) => timers.set(resolve, ms));
  const { hold } = holds;
  const applyFault = createApplyFault({ world, getMessage, hold, pause, setOutcome: calls.setOutcome });
  const answer = createAnswer({ ...deps, gate, applyFault });
  const originals = new WeakMap<LogEntry, ApiRequest>();
  let outside: OutsideServer | null = null;

  return {
    /** Answers a call. Rejects with a network error or with the reason of the caller's abort signal. */
    dispatch(call: ApiRequest): Promise<ApiReply> {
      const match = (outside ?? routes).match(call.method, call.url);
      const hide = outside?.hide ?? ((message) => message);
      const getCursor = () => world.timeline.current().cursor;
      const entry = log.add({ ...call, ...hide(call) }, match.endpoint, world.now(), getCursor());
      originals.set(entry, call);
      const startedAt = realNow();
      return calls.start({
        entry,
        signal: call.signal,
        answer: (active) => answer(call, match, active),
        describe: (reply) => ({
          reply: reply && { status: reply.status, ...hide(reply) },
          ms: realNow() - startedAt,
          cursor: getCursor(),
        }),
      });
    },
    /** Lets a server outside of the page answer the next calls in place of the routes; null: the routes again. */
    useOutside(server: OutsideServer | null) {
      outside = server;
    },
    /** Returns the call of an entry as the page made it, with what the log hides. */
    getCall: (entry: LogEntry) => originals.get(entry),
    /** Resolves when no call is under way. Held and unanswered calls don't count. */
    async idle() {
      // The app may start its next call in a later task, so a pause follows the end of each call.
      for (let pauses = 0; pauses < 2; pauses += 1) {
        await pause(0);
        if (await calls.settle(calls.list)) pauses = 0;
      }
    },
    async close(timeoutMs: number) {
      gate.close();
      // The calls that come later wait until the pipeline opens.
      const earlierCalls = calls.list();
      await Promise.race([calls.settle(() => earlierCalls), pause(timeoutMs)]);
      for (const { drop, entry } of earlierCalls) if (entry.outcome === 'pending') drop();
    },
    open: gate.open,
    /** Fails the calls that a fault holds or never answers as network errors. */
    dropHeld() {
      for (const { drop, entry } of calls.list()) if (entry.outcome !== 'pending') drop();
    },
    release: holds.release,
    releaseCall: holds.releaseCall,
    countHeld: holds.count,
    listHeld: holds.list,
    /** The last calls, the newest at the end. */
    log: log.list,
    /** Removes the calls that have ended from the log. */
    clearLog: log.clear,
  };
}
