import type { Timers } from '../clock/clock.ts';
import type { World } from '../history/world.ts';
import { mix } from '../lib/random.ts';
import { toHttpDate } from '../lib/time.ts';
import { type BodyMode, corruptBody, toReply } from './effects.ts';
import type { Fault, FaultStore } from './faults.ts';
import type { Gate, Pass } from './gate.ts';
import type { RouteMatch, RouteTable } from './interceptor.ts';
import type { LogEntry, NetworkLog } from './log.ts';
import type { ApiReply, ApiRequest } from './request.ts';

class NetworkFailure extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

export interface Delivery {
  reply: ApiReply;
  mode: BodyMode;
}

interface Deps {
  world: World;
  routes: RouteTable;
  faults: FaultStore;
  gate: Gate;
  log: NetworkLog;
  timers: Timers;
  exclusive<Result>(work: () => Result): Result | Promise<Awaited<Result>>;
  onDate(at: number): void;
}

const isUnderWay = ({ outcome }: LogEntry) => outcome === 'pending' || outcome === 'held';

const waitForever = () => new Promise<never>(() => {});

function refuseHeaders(call: ApiRequest): ApiReply | null {
  const accepts = call.headers.accept?.includes('application/json');
  if (accepts && call.headers['x-requested-with'] === 'XMLHttpRequest') return null;
  // The mock server answers 406 to every call without one of these two headers, so that a missing header is always
  // noticed. Laravel redirects only an unauthenticated call without `Accept: application/json`, to its log-in page.
  return {
    status: 406,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>406</title><p>Accept: application/json and X-Requested-With are required.</p>',
    cookies: [],
  };
}

const refuseUnmatched = (call: ApiRequest): ApiReply => ({
  status: 404,
  headers: { 'content-type': 'application/json', 'x-simulator': 'unmatched' },
  body: JSON.stringify({ message: `The route ${call.url.pathname.slice(1)} could not be found.` }),
  cookies: [],
});

export type Pipeline = ReturnType<typeof createPipeline>;

export function createPipeline({ world, routes, faults, gate, log, timers, exclusive, onDate }: Deps) {
  const holds = new Set<{ faultId: string; release: () => void }>();
  const getCursor = () => world.timeline.current().cursor;

  const hold = (faultId: string, pass: Pass, entry: LogEntry) =>
    new Promise<void>((resolve) => {
      const held = {
        faultId,
        release() {
          holds.delete(held);
          if (isUnderWay(entry)) log.mark(entry, 'pending');
          gate.setHeld(pass, false);
          resolve();
        },
      };
      holds.add(held);
      pass.onEnd = () => holds.delete(held);
      log.mark(entry, 'held');
      gate.setHeld(pass, true);
    });

  async function applyFault(fault: Fault, pass: Pass, entry: LogEntry): Promise<ApiReply | null> {
    const { effect } = fault;
    if ('drop' in effect || 'offline' in effect) throw new NetworkFailure();
    if ('timeout' in effect) {
      log.mark(entry, 'held');
      gate.setHeld(pass, true);
      return waitForever();
    }
    if ('hold' in effect) await hold(fault.id, pass, entry);
    if ('delay' in effect) {
      const [min, max] = typeof effect.delay === 'number' ? [effect.delay, effect.delay] : effect.delay;
      const ms = min + (max > min ? mix(world.data.seed(), 10, getCursor(), min) % (max - min + 1) : 0);
      await new Promise<void>((resolve) => timers.set(resolve, ms));
    }
    return 'status' in effect ? toReply(effect) : null;
  }

  async function answer(
    call: ApiRequest,
    match: RouteMatch | null,
    entry: LogEntry,
    pass: Pass,
  ): Promise<Delivery> {
    await gate.enter();
    // The caller aborted the call before it passed the gate, so `dispatch` rejects and needs no answer.
    if (!isUnderWay(entry)) return waitForever();
    gate.add(pass);
    const found = exclusive(() =>
      faults.getAffecting(call.method, match?.endpoint ?? null, call.url.pathname),
    );
    const affecting = found instanceof Promise ? await found : found;
    entry.faults = affecting.map((fault) => fault.label);
    let reply: ApiReply | null = null;
    for (const fault of affecting)
      if (fault.when === 'before') reply ??= await applyFault(fault, pass, entry);
    // While the call waited for a change by another tab, or a fault held or delayed it, the caller aborted it or a
    // time jump dropped it, so the route must not run.
    if (!isUnderWay(entry)) return waitForever();
    const onUnexpectedError = (error: unknown) => {
      entry.unexpectedError = error instanceof Error ? (error.stack ?? error.message) : String(error);
    };
    // A fault that corrupts the body needs a response. If the fault applies before the route's work, the route runs
    // as a rehearsal, whose changes are discarded.
    const isRehearsal = affecting.some(({ effect, when }) => 'body' in effect && when === 'before');
    reply ??=
      refuseHeaders(call) ??
      (match
        ? await exclusive(() => match.run({ ...call, isRehearsal, onUnexpectedError }))
        : refuseUnmatched(call));
    if (isRehearsal) reply = { ...reply, cookies: [] };
    for (const fault of affecting) {
      if (fault.when === 'after') reply = (await applyFault(fault, pass, entry)) ?? reply;
    }
    let mode: BodyMode = 'whole';
    for (const { effect } of affecting)
      if ('body' in effect) ({ reply, mode } = corruptBody(reply, effect.body));
    const now = world.now();
    const headers = { 'cache-control': 'no-cache, private', ...reply.headers, date: toHttpDate(now) };
    onDate(now);
    return { reply: { ...reply, headers }, mode };
  }

  return {
    countHeld: (faultId?: string) =>
      [...holds].filter((held) => faultId === undefined || held.faultId === faultId).length,
    release(faultId?: string) {
      for (const held of [...holds]) if (faultId === undefined || held.faultId === faultId) held.release();
    },
    /** Answers a call. Rejects with `NetworkFailure` or with the reason of the caller's abort signal. */
    async dispatch(call: ApiRequest): Promise<Delivery> {
      const match = routes.match(call.method, call.url);
      const entry = log.start(call, match?.endpoint ?? null, world.now(), getCursor());
      let interrupt: (reason: unknown, outcome: 'aborted' | 'travel') => void = () => {};
      const interrupted = new Promise<never>((_, reject) => {
        interrupt = (reason, outcome) => {
          if (isUnderWay(entry)) log.end(entry, outcome, null, getCursor());
          reject(reason);
        };
      });
      interrupted.catch(() => {});
      const pass: Pass = { held: false, drop: () => interrupt(new NetworkFailure(), 'travel') };
      const onAbort = () => interrupt(call.signal?.reason, 'aborted');
      if (call.signal?.aborted) onAbort();
      else call.signal?.addEventListener('abort', onAbort, { once: true });
      try {
        const delivery = await Promise.race([interrupted, answer(call, match, entry, pass)]);
        log.end(entry, 'answered', delivery.reply, getCursor());
        return delivery;
      } catch (error) {
        if (isUnderWay(entry)) log.end(entry, 'failed', null, getCursor());
        throw error;
      } finally {
        call.signal?.removeEventListener('abort', onAbort);
        pass.onEnd?.();
        gate.remove(pass);
      }
    },
  };
}
