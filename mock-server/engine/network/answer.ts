/**
 * How a call is answered: it waits at the gate, and what may answer it is asked in the order of `getReply`. Faults then
 * change the reply, which gets the world's time as its `Date`, if it has none.
 */
import { changesAnswer, keepsAnswer } from '../faults/describe-effect.ts';
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
  /** Answers a call from the open HAR file; null when none is open. */
  answerFromHar(call: ApiRequest): Promise<ApiReply> | null;
  /** Refuses a call that its route must not get, or returns null. */
  refuse(call: ApiRequest): ApiReply | null;
  /** Runs a change of the world while no other tab changes it. */
  exclusive<Result>(work: () => Result): Result | Promise<Awaited<Result>>;
  /** The app learns the world's time (ms) from the reply. */
  onDate(at: number): void;
  /** A reply from outside of the world has the server's time (ms). */
  followDate(at: number): void;
  /** Default headers of every response; a route's own header wins. */
  headers: Readonly<Record<string, string>>;
}

/** A call, its route and the faults that affect it. */
interface AskedCall {
  call: ApiRequest;
  match: RouteMatch;
  affecting: readonly Fault[];
  active: ActiveCall;
}

export function createAnswer(deps: AnswerDeps) {
  const { world, gate, faults, applyFault, refuse, answerFromHar, exclusive, onDate, followDate, headers } =
    deps;

  return async function answer(call: ApiRequest, match: RouteMatch, active: ActiveCall): Promise<ApiReply> {
    const affecting = await takeFaults(call, match, active);
    const reply = await getReply({ call, match, affecting, active });
    return finish(await applyFaultsAfter(reply, affecting, active), affecting, active);
  };

  /**
   * What may answer a call, in this order: the first one that has a reply answers. An open HAR and the real server
   * answer every call. A call without a route gets the 404 of `mirage/route-table.ts`.
   */
  async function getReply(asked: AskedCall): Promise<ApiReply> {
    return (
      (await applyFaultsBefore(asked)) ??
      (await answerFromHar(asked.call)) ??
      (await askOutside(asked)) ??
      refuse(asked.call) ??
      (await runRoute(asked))
    );
  }

  /** Waits at the gate, then returns the faults that affect the call, which counts for them. */
  async function takeFaults({ method, url, by }: ApiRequest, match: RouteMatch, { entry }: ActiveCall) {
    while (!gate.isOpen()) await gate.whenOpen();
    const affecting = await exclusive(() => {
      stopIfEnded(entry);
      return faults.takeAffecting(method, match.endpoint, url.pathname, by);
    });
    entry.faults = affecting.map((fault) => fault.label);
    entry.isFaulty = affecting.some(({ effect }) => changesAnswer(effect));
    return affecting;
  }

  /** Returns the reply of the first fault that has one; null when the call goes on. */
  async function applyFaultsBefore({ affecting, active }: AskedCall): Promise<ApiReply | null> {
    for (const fault of affecting) {
      const reply = fault.when === 'before' ? await applyFault(fault, active) : null;
      if (reply) return reply;
    }
    return null;
  }

  /** Gets the reply, and the world's time, from the server outside; returns null when the tab uses none. */
  async function askOutside(asked: AskedCall): Promise<ApiReply | null> {
    const { match, affecting, active } = asked;
    if (!match.outside) return null;
    const { changesData } = match.outside;
    // Nothing can be undone there, so a rehearsed call that would change data isn't sent.
    if (changesData && isRehearsed(affecting)) return EMPTY_REPLY;
    const reply = await runMatch(asked);
    followDate(getDate(reply) ?? world.now());
    if (changesData && affecting.some(({ when }) => when === 'after')) active.entry.unseen = reply.status;
    return isRehearsed(affecting) ? { ...reply, cookies: [] } : reply;
  }

  async function runRoute(asked: AskedCall): Promise<ApiReply> {
    const run = () => runMatch(asked);
    // The route of a rehearsed call runs in `world.rehearse`, which undoes the changes as soon as the handler has
    // returned.
    const isRehearsal = isRehearsed(asked.affecting);
    const reply = await exclusive(() => (isRehearsal ? world.rehearse(run) : run()));
    return isRehearsal ? { ...reply, cookies: [] } : reply;
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
    const kept = affecting.findLast(({ effect }) => keepsAnswer(effect))?.effect.status;
    // A refusal stays one: the fault only changes with which 2xx the server says that all is well.
    const status = kept !== undefined && reply.status >= 200 && reply.status < 300 ? kept : reply.status;
    const changed = status === reply.status ? reply : { ...reply, status, native: undefined };
    const now = world.now();
    onDate(getDate(reply) ?? now);
    return addHeaders(bodies.reduce(corruptBody, changed), headers, now);
  }
}

function runMatch({ call, match, active: { entry } }: AskedCall): Promise<ApiReply> {
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
