/**
 * How a call is answered: it waits at the gate, faults hold, delay or end it, its route runs, faults change the route's
 * reply, and the reply gets the world's time as its `Date`.
 */
import type { Faults } from '../faults/faults.ts';
import type { ActiveCall } from './active-calls.ts';
import type { ApplyFault } from './apply-fault.ts';
import type { ApiReply, ApiRequest, RouteMatch } from './call.ts';
import { corruptBody } from './fault-reply.ts';
import type { Gate } from './gate.ts';
import { isUnderWay } from './log.ts';

export interface AnswerDeps {
  world: {
    now(): number;
    rehearse<Result>(work: () => Result): Result;
  };
  gate: Gate;
  faults: Pick<Faults, 'getAffecting'>;
  applyFault: ApplyFault;
  /** Answers a call instead of its route, or returns null. */
  refuse(call: ApiRequest): ApiReply | null;
  /** Runs a change of the world while no other tab changes it. */
  exclusive<Result>(work: () => Result): Result | Promise<Awaited<Result>>;
  onDate(at: number): void;
  /** A reply from outside of the world has the server's time (ms). */
  followDate(at: number): void;
  /** Default headers of every response; a route's own header wins. */
  headers: Readonly<Record<string, string>>;
}

export function createAnswer(deps: AnswerDeps) {
  const { world, gate, faults, applyFault, refuse, exclusive, onDate, followDate } = deps;
  return async function answer(call: ApiRequest, match: RouteMatch, active: ActiveCall): Promise<ApiReply> {
    const { entry } = active;
    while (!gate.isOpen()) await gate.whenOpen();
    // The pipeline has already rejected a call that was aborted while the gate was closed.
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
    const { outside } = match;
    if (!outside)
      reply ??= refuse(call) ?? (await exclusive(() => (isRehearsal ? world.rehearse(run) : run())));
    // Outside of the world nothing can be undone, so a call that would change data isn't sent.
    else if (isRehearsal && outside.changesData) reply ??= EMPTY_REPLY;
    else if (reply === null) {
      reply = await run();
      followDate(getDate(reply) ?? world.now());
      if (outside.changesData && affecting.some(({ when }) => when === 'after')) entry.unseen = reply.status;
    }
    if (isRehearsal) reply = { ...reply, cookies: [] };
    for (const fault of affecting) {
      if (fault.when === 'after') reply = (await applyFault(fault, active)) ?? reply;
    }
    // The caller of an ended call doesn't get the `Date` header.
    if (!isUnderWay(entry)) return waitForever();
    for (const { effect } of affecting)
      if (effect.body !== undefined) reply = corruptBody(reply, effect.body);
    const now = world.now();
    onDate(getDate(reply) ?? now);
    return addHeaders(reply, deps.headers, now);
  };
}

const EMPTY_REPLY: ApiReply = { status: 200, headers: {}, body: '' };

const addHeaders = (reply: ApiReply, usual: AnswerDeps['headers'], now: number): ApiReply => ({
  ...reply,
  headers: {
    'content-type': 'application/json',
    date: new Date(now).toUTCString(),
    ...usual,
    ...reply.headers,
  },
});

/** Returns the time of a reply from outside of the world; null for a reply of a route or of a fault. */
function getDate({ headers }: ApiReply): number | null {
  const at = Date.parse(headers.date ?? '');
  return Number.isNaN(at) ? null : at;
}

const waitForever = () => new Promise<never>(() => {});
