/**
 * Answers the calls of the page. A time jump closes the pipeline: new calls wait until it opens, and calls under way
 * finish in the old world or, after a timeout, fail as network errors. The jump doesn't wait for calls that a fault
 * holds: they stay held, and are answered in the new world once they are released.
 */
import { mix } from '../../lib/random.ts';
import type { NativeTimers } from '../clock/timers.ts';
import type { Fault } from '../faults/fault.ts';
import { SALTS } from '../salts.ts';
import type { ApiReply, ApiRequest } from './call.ts';
import { corruptBody, toFaultReply } from './fault-reply.ts';
import type { Faults } from './faults.ts';
import { createLog, cutBody, isUnderWay, type LogEntry, type LogOutcome } from './log.ts';
import type { RouteMatch, RouteTable } from './route-table.ts';

interface Deps {
  world: {
    now(): number;
    seed(): number;
    timeline: { current(): { cursor: number } };
    rehearse<Result>(work: () => Result): Result;
  };
  routes: Pick<RouteTable, 'match'>;
  faults: Pick<Faults, 'getAffecting'>;
  /** Answers a call instead of its route, or returns null. */
  refuse(call: ApiRequest): ApiReply | null;
  /** The usual message of a status, for a fault that has only a status. */
  getMessage(status: number): string | undefined;
  timers: NativeTimers;
  realNow: () => number;
  exclusive<Result>(work: () => Result): Result | Promise<Awaited<Result>>;
  /** Called when a call starts, is held, goes on or ends. */
  onCall(entry: LogEntry): void;
  onDate(at: number): void;
}

interface ActiveCall {
  entry: LogEntry;
  hold: { faultId: string; release(): void } | null;
  drop(): void;
}

export type Pipeline = ReturnType<typeof createPipeline>;

export function createPipeline({
  world,
  routes,
  faults,
  refuse,
  getMessage,
  timers,
  realNow,
  exclusive,
  onCall,
  onDate,
}: Deps) {
  const activeCalls = new Set<ActiveCall>();
  const log = createLog();
  let isOpen = true;
  /** Fires when the state of a call changes, and when the pipeline opens. */
  const changes = new EventTarget();

  const getCursor = () => world.timeline.current().cursor;
  const isPending = ({ entry }: ActiveCall) => entry.outcome === 'pending';
  const getHolds = (faultId?: string) =>
    [...activeCalls].flatMap(({ hold }) =>
      hold && (faultId == null || hold.faultId === faultId) ? [hold] : [],
    );
  const notify = () => changes.dispatchEvent(new Event('change'));
  const waitForChange = () =>
    new Promise((resolve) => changes.addEventListener('change', resolve, { once: true }));
  const pause = (ms: number) => new Promise<void>((resolve) => timers.set(resolve, ms));

  function setOutcome({ entry }: ActiveCall, outcome: 'pending' | 'held') {
    if (isUnderWay(entry)) {
      entry.outcome = outcome;
      onCall(entry);
    }
    notify();
  }

  /** The fault holds and delays the call first, and then ends it. Returns null for a call that goes on. */
  async function applyFault({ id, effect }: Fault, active: ActiveCall): Promise<ApiReply | null> {
    if (effect.hold) await hold(id, active);
    if (effect.delay !== undefined) {
      const [min, max] = typeof effect.delay === 'number' ? [effect.delay, effect.delay] : effect.delay;
      await pause(
        min + (max > min ? mix(world.seed(), SALTS.faultDelay, getCursor(), min) % (max - min + 1) : 0),
      );
    }
    if (effect.drop || effect.offline) throw createNetworkError();
    if (effect.timeout) {
      setOutcome(active, 'held');
      return waitForever();
    }
    return effect.status === undefined ? null : toFaultReply(effect.status, effect, getMessage);
  }

  const hold = (faultId: string, active: ActiveCall) =>
    new Promise<void>((resolve) => {
      function release(): void {
        if (active.hold === null) return;
        // A time jump leaves held calls alone, so a call that is released meanwhile goes on after the jump.
        if (!isOpen) return void waitForChange().then(release);
        active.hold = null;
        setOutcome(active, 'pending');
        resolve();
      }
      active.hold = { faultId, release };
      setOutcome(active, 'held');
    });

  async function answer(call: ApiRequest, match: RouteMatch, active: ActiveCall): Promise<ApiReply> {
    const { entry } = active;
    while (!isOpen) await waitForChange();
    // `dispatch` has already rejected a call that was aborted while the pipeline was closed.
    if (!isUnderWay(entry)) return waitForever();
    const affecting = await exclusive(() =>
      isUnderWay(entry) ? faults.getAffecting(call.method, match.endpoint, call.url.pathname) : [],
    );
    entry.faults = affecting.map((fault) => fault.label);
    let reply: ApiReply | null = null;
    for (const fault of affecting) if (fault.when === 'before') reply ??= await applyFault(fault, active);
    // While the call waited for a change by another tab, or a fault held or delayed it, the caller aborted it or a
    // time jump dropped it, so the route must not run.
    if (!isUnderWay(entry)) return waitForever();
    const onUnexpectedError = (error: unknown) => {
      entry.unexpectedError = error instanceof Error ? (error.stack ?? error.message) : String(error);
    };
    // A fault with `body` changes the route's response. With `when: 'before'` the call must have no effect, so the route
    // runs in `world.rehearse`, which then undoes the changes. That works because `run` calls the handler synchronously.
    const isRehearsal = affecting.some(({ effect, when }) => effect.body !== undefined && when === 'before');
    const run = () =>
      // The call may have been aborted or dropped while it waited for the lock of a shared world.
      isUnderWay(entry) ? match.run({ ...call, onUnexpectedError }) : waitForever();
    reply ??= refuse(call) ?? (await exclusive(() => (isRehearsal ? world.rehearse(run) : run())));
    if (isRehearsal) reply = { ...reply, cookies: [] };
    for (const fault of affecting) {
      if (fault.when === 'after') reply = (await applyFault(fault, active)) ?? reply;
    }
    // The caller of an ended call doesn't get the `Date` header.
    if (!isUnderWay(entry)) return waitForever();
    for (const { effect } of affecting)
      if (effect.body !== undefined) reply = corruptBody(reply, effect.body);
    const now = world.now();
    onDate(now);
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'no-cache, private',
      ...reply.headers,
      date: new Date(now).toUTCString(),
    };
    return { ...reply, headers };
  }

  return {
    /** The last calls, the newest at the end. */
    log: log.list,
    /** Removes the calls that have ended from the log. */
    clearLog: log.clear,
    countHeld: (faultId?: string) => getHolds(faultId).length,
    listHeld: () => [...activeCalls].flatMap(({ entry, hold }) => (hold ? [entry] : [])),
    release(faultId?: string) {
      for (const { release } of getHolds(faultId)) release();
    },
    /** Resolves when no call is under way. Held calls don't count. */
    async idle() {
      // The app may start its next call in a later task, so a pause follows the end of each call.
      for (let pauses = 0; pauses < 2; pauses += 1) {
        await pause(0);
        while ([...activeCalls].some(isPending)) {
          await waitForChange();
          pauses = 0;
        }
      }
    },
    async close(timeoutMs: number) {
      isOpen = false;
      // The calls that come later wait until the pipeline opens.
      const earlierCalls = [...activeCalls];
      async function settle() {
        while (earlierCalls.some(isPending)) await waitForChange();
      }
      await Promise.race([settle(), pause(timeoutMs)]);
      for (const { drop, hold } of earlierCalls) if (!hold) drop();
    },
    /** Fails the held calls as network errors. */
    dropHeld() {
      for (const { drop, hold } of [...activeCalls]) if (hold) drop();
    },
    open() {
      isOpen = true;
      notify();
    },
    /** Answers a call. Rejects with a network error or with the reason of the caller's abort signal. */
    dispatch(call: ApiRequest): Promise<ApiReply> {
      const match = routes.match(call.method, call.url);
      const entry = log.add(call, match.endpoint, world.now(), getCursor());
      onCall(entry);
      const startedAt = realNow();
      return new Promise((resolve, reject) => {
        const fail = (outcome: LogOutcome, reason: unknown) => end(outcome, null, () => reject(reason));
        const onAbort = () => fail('aborted', call.signal?.reason);
        const drop = () => fail('travel', createNetworkError());
        const active: ActiveCall = { entry, hold: null, drop };

        function end(outcome: LogOutcome, reply: ApiReply | null, settle: () => void) {
          // An aborted or dropped call has ended before its answer.
          if (!activeCalls.delete(active)) return;
          call.signal?.removeEventListener('abort', onAbort);
          entry.outcome = outcome;
          entry.status = reply?.status ?? 0;
          entry.response = reply && { headers: reply.headers, body: cutBody(reply.body) };
          entry.ms = realNow() - startedAt;
          entry.facts = [entry.facts[0], getCursor()];
          onCall(entry);
          notify();
          settle();
        }

        activeCalls.add(active);
        if (call.signal?.aborted) onAbort();
        else call.signal?.addEventListener('abort', onAbort);
        answer(call, match, active).then(
          (reply) => end('answered', reply, () => resolve(reply)),
          (error) => fail('failed', error),
        );
      });
    },
  };
}

const createNetworkError = () => new TypeError('Failed to fetch');
const waitForever = () => new Promise<never>(() => {});
