/**
 * How a call is answered: it waits at the gate; faults hold, delay or end it; a HAR file, a refusal, the route or a
 * server outside replies; faults change the reply, which gets the world's time as its `Date`, if it has none.
 */
import type { Fault } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import type { ActiveCall } from './active-calls.ts';
import type { ApplyFault } from './apply-fault.ts';
import type { ApiReply, ApiRequest, RouteMatch } from './call.ts';
import { corruptBody } from './fault-reply.ts';
import type { Gate } from './gate.ts';
import { isUnderWay, type LogEntry } from './log.ts';

export interface AnswerDeps {
  world: {
    now(): number;
    rehearse<Result>(work: () => Result): Result;
  };
  gate: Gate;
  faults: Pick<Faults, 'takeAffecting'>;
  applyFault: ApplyFault;
  /** Answers a call instead of its route, or returns null. */
  refuse(call: ApiRequest): ApiReply | null;
  /** Answers a call in place of its route and of a server outside, or returns null. */
  answerInstead(call: ApiRequest): Promise<ApiReply> | null;
  /** Runs a change of the world while no other tab changes it. */
  exclusive<Result>(work: () => Result): Result | Promise<Awaited<Result>>;
  /** The app learns the world's time (ms) from the reply. */
  onDate(at: number): void;
  /** A reply from outside of the world has the server's time (ms). */
  followDate(at: number): void;
  /** Default headers of every response; a route's own header wins. */
  headers: Readonly<Record<string, string>>;
}

export function createAnswer(deps: AnswerDeps) {
  const { world, gate, faults, applyFault, refuse, answerInstead, exclusive, onDate, followDate, headers } =
    deps;

  return async function answer(call: ApiRequest, match: RouteMatch, active: ActiveCall): Promise<ApiReply> {
    const affecting = await takeFaults(call, match, active);
    const early = await applyFaultsBefore(affecting, active);
    const getReply = match.outside ? askOutside : runRoute;
    const reply = early ?? (await answerInstead(call)) ?? (await getReply(call, match, affecting, active));
    return finish(await applyFaultsAfter(reply, affecting, active), affecting, active);
  };

  /** Waits at the gate, then returns the faults that affect the call, which counts for them. */
  async function takeFaults({ method, url }: ApiRequest, match: RouteMatch, { entry }: ActiveCall) {
    while (!gate.isOpen()) await gate.whenOpen();
    const affecting = await exclusive(() => {
      stopIfEnded(entry);
      return faults.takeAffecting(method, match.endpoint, url.pathname);
    });
    entry.faults = affecting.map((fault) => fault.label);
    return affecting;
  }

  /** The first fault with a reply answers the call instead of its route. */
  async function applyFaultsBefore(
    affecting: readonly Fault[],
    active: ActiveCall,
  ): Promise<ApiReply | null> {
    for (const fault of affecting) {
      const reply = fault.when === 'before' ? await applyFault(fault, active) : null;
      if (reply) return reply;
    }
    return null;
  }

  async function runRoute(
    call: ApiRequest,
    match: RouteMatch,
    affecting: readonly Fault[],
    { entry }: ActiveCall,
  ): Promise<ApiReply> {
    const run = () => runMatch(call, match, entry);
    // The route of a rehearsed call runs in `world.rehearse`, which undoes the changes as soon as the handler has
    // returned.
    const isRehearsal = isRehearsed(affecting);
    const reply = refuse(call) ?? (await exclusive(() => (isRehearsal ? world.rehearse(run) : run())));
    return isRehearsal ? { ...reply, cookies: [] } : reply;
  }

  /** Gets the reply from outside of the world, and the world's time from the reply. */
  async function askOutside(
    call: ApiRequest,
    match: RouteMatch,
    affecting: readonly Fault[],
    { entry }: ActiveCall,
  ): Promise<ApiReply> {
    const changesData = match.outside?.changesData === true;
    // Nothing can be undone there, so a rehearsed call that would change data isn't sent.
    if (changesData && isRehearsed(affecting)) return EMPTY_REPLY;
    const reply = await runMatch(call, match, entry);
    followDate(getDate(reply) ?? world.now());
    if (changesData && affecting.some(({ when }) => when === 'after')) entry.unseen = reply.status;
    return isRehearsed(affecting) ? { ...reply, cookies: [] } : reply;
  }

  /** The last fault with a reply replaces the route's. */
  async function applyFaultsAfter(routeReply: ApiReply, affecting: readonly Fault[], active: ActiveCall) {
    let reply = routeReply;
    for (const fault of affecting) {
      stopIfEnded(active.entry);
      if (fault.when === 'after') reply = (await applyFault(fault, active)) ?? reply;
    }
    return reply;
  }

  /** Changes the body as the faults say, tells the app the time, and adds the headers. */
  function finish(reply: ApiReply, affecting: readonly Fault[], { entry }: ActiveCall): ApiReply {
    // An ended call tells the app no time.
    stopIfEnded(entry);
    const bodies = affecting.flatMap(({ effect }) => effect.body ?? []);
    const now = world.now();
    onDate(getDate(reply) ?? now);
    return addHeaders(bodies.reduce(corruptBody, reply), headers, now);
  }
}

function runMatch(call: ApiRequest, match: RouteMatch, entry: LogEntry): Promise<ApiReply> {
  stopIfEnded(entry);
  const onUnexpectedError = (error: unknown) => {
    entry.unexpectedError = error instanceof Error ? (error.stack ?? error.message) : String(error);
  };
  return match.run({ ...call, onUnexpectedError });
}

/** Whether the call must have no effect, because a fault with a `body` and `when: 'before'` changes only its reply. */
const isRehearsed = (affecting: readonly Fault[]) =>
  affecting.some(({ effect, when }) => effect.body !== undefined && when === 'before');

/**
 * Throws when the caller has aborted the call or a time jump has dropped it, which may happen at each wait. The error
 * reaches nobody: an ended call has settled already (`active-calls.ts`).
 */
function stopIfEnded(entry: LogEntry) {
  if (!isUnderWay(entry)) throw new Error('The call has ended.');
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
