import * as v from 'valibot';
import { hashToUint32, randomFraction } from '../../lib/random.ts';
import { SALTS } from '../salts.ts';
import { matchesCall, readMatch } from './call-match.ts';
import { createLabel } from './describe-effect.ts';
import { type Fault, type FaultSpec, faultSchema } from './fault.ts';
import type { FaultPayloads } from './fault-facts.ts';
import type { FaultTable } from './fault-table.ts';

/** Who adds a fault. */
type FaultAuthor = 'panel' | 'recipe';

/** Who has sent a call. */
type Caller = 'app' | 'panel';

interface Recorded {
  kind: string;
  payload: unknown;
}

export interface FaultsDeps {
  world: {
    seed(): number;
    faults: FaultTable;
    timeline: { applied(): readonly Recorded[] };
    commit<Kind extends keyof FaultPayloads>(
      kind: Kind,
      payload: FaultPayloads[Kind],
      by: 'app' | FaultAuthor,
      endpoint?: string,
    ): unknown;
  };
  /** The endpoints of the API: a fault for another call is refused. */
  endpoints(): string[];
}

const isFaultFact = (fact: Recorded): fact is { kind: 'fault'; payload: FaultPayloads['fault'] } =>
  fact.kind === 'fault';

export type Faults = ReturnType<typeof createFaults>;

export function createFaults({ world, endpoints }: FaultsDeps) {
  const { list } = world.faults;
  /** Counts a call, if the fault affects only some calls. Returns whether the fault affects the call. */
  const countCall = (fault: Fault, endpoint: string | null, by: Caller) => {
    const hit =
      fault.p >= 1 ||
      randomFraction(world.seed(), SALTS.faultChance, hashToUint32(fault.id), fault.met) < fault.p;
    // A fault that affects every call needs no count. Without this check, each call would add a fact.
    if (fault.times !== 'always' || fault.p < 1)
      world.commit('fault-met', { id: fault.id, hit }, by, endpoint ?? undefined);
    return hit;
  };
  /** Returns an id that no fault has had, because a fault with the id of another replaces it. */
  const createId = () => {
    const earlier = world.timeline
      .applied()
      .flatMap((fact) => (isFaultFact(fact) ? fact.payload.fault.id : []));
    const taken = new Set([...earlier, ...list().map(({ id }) => id)]);
    let number = earlier.length + 1;
    while (taken.has(`f${number}`)) number += 1;
    return `f${number}`;
  };
  return {
    list,
    add(spec: FaultSpec, by: FaultAuthor = 'panel'): string {
      const read = v.safeParse(faultSchema, spec, { abortEarly: true });
      if (!read.success) throw new Error(read.issues[0].message);
      const match = readMatch(read.output.match, endpoints());
      const { id = createId(), effect, times = 1, p = 1, when = 'before' } = spec;
      const label = spec.label ?? createLabel({ ...spec, match });
      world.commit('fault', { fault: { id, match, effect, times, p, when, label, met: 0 } }, by);
      return id;
    },
    clear(id?: string) {
      const isThere = list().some((fault) => id === undefined || fault.id === id);
      if (isThere) world.commit('fault-clear', { id: id ?? null }, 'panel');
    },
    /**
     * Returns the faults that affect a call, in the order in which they apply, and counts the call. At most one fault
     * with a number of `times` affects a call. Faults with `always` don't exclude each other.
     */
    takeAffecting(method: string, endpoint: string | null, path: string, by: Caller = 'app'): Fault[] {
      const affecting: Fault[] = [];
      let hasNumbered = false;
      for (const fault of list().filter(({ match }) => matchesCall(match, method, path))) {
        const isNumbered = fault.times !== 'always';
        if ((isNumbered && hasNumbered) || !countCall(fault, endpoint, by)) continue;
        affecting.push(fault);
        hasNumbered ||= isNumbered;
      }
      return affecting.toSorted((a, b) => getRank(a) - getRank(b));
    },
  };
}

/**
 * Returns the place of a fault in the order of application. A fault that only delays or holds the call comes before the
 * fault that ends the call. A fault with a number of `times` comes before one with `always`: the call counts for it, so
 * it must also apply.
 */
function getRank({ effect, times }: Fault): number {
  const ends = effect.drop || effect.offline || effect.timeout || effect.status !== undefined;
  if (!ends && (effect.delay !== undefined || effect.hold)) return 0;
  return times === 'always' ? 2 : 1;
}
