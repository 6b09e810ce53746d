/** What happens to one call between the page and the routes: the log, the gate, faults, the headers, the `Date`. */

import type { World } from '../history/world.ts';
import type { Exclusive } from '../lib/exclusive.ts';
import { mix } from '../lib/random.ts';
import { toHttpDate } from '../lib/time.ts';
import { type BodyMode, corruptBody, toReply } from './effects.ts';
import { NetworkFailure } from './failure.ts';
import type { Fault, FaultStore } from './faults.ts';
import type { Gate, Pass, Timers } from './gate.ts';
import type { RouteMatch, RouteTable } from './interceptor.ts';
import type { LogEntry, NetworkLog } from './log.ts';
import type { ApiReply, ApiRequest } from './request.ts';

/** An answer and how its body arrives. */
export interface Delivery {
  reply: ApiReply;
  mode: BodyMode;
}

interface Parts {
  world: World;
  routes: RouteTable;
  faults: FaultStore;
  gate: Gate;
  log: NetworkLog;
  timers: Timers;
  exclusive: Exclusive;
  /** An answer left with this `Date`, in ms. */
  onDate(at: number): void;
}

/** The way of every call. */
export interface Pipeline {
  /** Answers a call, or rejects with `NetworkFailure` or with the caller's own reason to stop. */
  dispatch(call: ApiRequest): Promise<Delivery>;
  /** Lets held calls go on; one fault's, or all. */
  release(faultId?: string): void;
  /** Calls held by one fault, or by any. */
  heldBy(faultId?: string): number;
}

const isUnderWay = ({ outcome }: LogEntry) => outcome === 'pending' || outcome === 'held';

const forever = () => new Promise<never>(() => {});

function refusedHeaders(call: ApiRequest): ApiReply | null {
  const accepts = call.headers.accept?.includes('application/json');
  if (accepts && call.headers['x-requested-with'] === 'XMLHttpRequest') return null;
  // Laravel would send a browser to its log-in page here.
  return {
    status: 406,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>406</title><p>Accept: application/json and X-Requested-With are required.</p>',
    cookies: [],
  };
}

const unmatched = (call: ApiRequest): ApiReply => ({
  status: 404,
  headers: { 'content-type': 'application/json', 'x-simulator': 'unmatched' },
  body: JSON.stringify({ message: `The route ${call.url.pathname.slice(1)} could not be found.` }),
  cookies: [],
});

/** Makes the pipeline. */
export function createPipeline(parts: Parts): Pipeline {
  const { world, routes, faults, gate, log, timers, exclusive, onDate } = parts;
  const holds = new Set<{ faultId: string; release: () => void }>();
  const facts = () => world.timeline.current().cursor;

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

  /** Waits or fails as an effect says; gives the answer it replaces the server's with, if it does. */
  async function applyFault(fault: Fault, pass: Pass, entry: LogEntry): Promise<ApiReply | null> {
    const { effect } = fault;
    if ('drop' in effect || 'offline' in effect) throw new NetworkFailure();
    if ('timeout' in effect) {
      log.mark(entry, 'held');
      gate.setHeld(pass, true);
      return forever();
    }
    if ('hold' in effect) await hold(fault.id, pass, entry);
    if ('delay' in effect) {
      const [min, max] = typeof effect.delay === 'number' ? [effect.delay, effect.delay] : effect.delay;
      const ms = min + (max > min ? mix(world.data.seed(), 10, facts(), min) % (max - min + 1) : 0);
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
    // Given up outside: nobody would ever take the pass back.
    if (!isUnderWay(entry)) return forever();
    gate.add(pass);
    const meeting = exclusive(() => faults.meet(call.method, match?.endpoint ?? null, call.url.pathname));
    const met = meeting instanceof Promise ? await meeting : meeting;
    entry.faults = met.map((fault) => fault.label);
    let reply: ApiReply | null = null;
    for (const fault of met) if (fault.when === 'before') reply ??= await applyFault(fault, pass, entry);
    // Given up while it waited: the server never saw it.
    if (!isUnderWay(entry)) return forever();
    const onUnexpectedError = (error: unknown) => {
      entry.unexpectedError = error instanceof Error ? (error.stack ?? error.message) : String(error);
    };
    // A spoilt body needs an answer to spoil: before the server's work it is made without keeping any of it.
    const isRehearsal = met.some(({ effect, when }) => 'body' in effect && when === 'before');
    reply ??=
      refusedHeaders(call) ??
      (match
        ? await exclusive(() => match.run({ ...call, isRehearsal, onUnexpectedError }))
        : unmatched(call));
    if (isRehearsal) reply = { ...reply, cookies: [] };
    for (const fault of met) {
      if (fault.when === 'after') reply = (await applyFault(fault, pass, entry)) ?? reply;
    }
    let mode: BodyMode = 'whole';
    for (const { effect } of met) if ('body' in effect) ({ reply, mode } = corruptBody(reply, effect.body));
    const now = world.now();
    const headers = { 'cache-control': 'no-cache, private', ...reply.headers, date: toHttpDate(now) };
    onDate(now);
    return { reply: { ...reply, headers }, mode };
  }

  return {
    heldBy: (faultId) =>
      [...holds].filter((held) => faultId === undefined || held.faultId === faultId).length,
    release(faultId) {
      for (const held of [...holds]) if (faultId === undefined || held.faultId === faultId) held.release();
    },
    async dispatch(call) {
      const match = routes.match(call.method, call.url);
      const entry = log.start(call, match?.endpoint ?? null, world.now(), facts());
      let interrupt: (reason: unknown, outcome: 'aborted' | 'travel') => void = () => {};
      const interrupted = new Promise<never>((_, reject) => {
        interrupt = (reason, outcome) => {
          if (isUnderWay(entry)) log.end(entry, outcome, null, facts());
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
        log.end(entry, 'answered', delivery.reply, facts());
        return delivery;
      } catch (error) {
        if (isUnderWay(entry)) log.end(entry, 'failed', null, facts());
        throw error;
      } finally {
        call.signal?.removeEventListener('abort', onAbort);
        pass.onEnd?.();
        gate.remove(pass);
      }
    },
  };
}
