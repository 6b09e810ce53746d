import * as v from 'valibot';
import { describeEffect, type FaultSpec, faultSchema, MATCH } from '../catalogue/fault.ts';
import type { World } from '../history/world.ts';
import { hashToUint32, randomFraction } from '../lib/random.ts';
import { type FaultRow, getRecords } from '../models/index.ts';

export function createFaults(world: World) {
  const list = () => getRecords(world.schema, 'faults');
  /** Counts the call, if the fault affects only some calls. Returns whether the fault affects this call. */
  const countCall = (fault: FaultRow, endpoint: string | null) => {
    const hit = fault.p >= 1 || randomFraction(world.seed(), 9, hashToUint32(fault.id), fault.met) < fault.p;
    // A fault that affects every call needs no count. Without this check, each call would add a fact.
    if (fault.times !== 'always' || fault.p < 1)
      world.commit('fault-met', { id: fault.id, hit }, 'app', endpoint ?? undefined);
    return hit;
  };
  return {
    list: () => structuredClone(list()),
    add(spec: FaultSpec, by: 'panel' | 'recipe' = 'panel'): string {
      const read = v.safeParse(faultSchema, spec, { abortEarly: true });
      if (!read.success) throw new Error(read.issues[0].message);
      const id = spec.id ?? `f${world.timeline.applied().filter(({ kind }) => kind === 'fault').length + 1}`;
      const { match, effect, times = 1, p = 1, when = 'before', label = getLabel(spec) } = spec;
      world.commit('fault', { fault: { id, match, effect, times, p, when, label, met: 0 } }, by);
      return id;
    },
    clear(id?: string) {
      const isThere = list().some((fault) => id === undefined || fault.id === id);
      if (isThere) world.commit('fault-clear', { id: id ?? null }, 'panel');
    },
    /**
     * Returns the faults of a call, in the order in which they apply, and counts the call: at most one fault with a
     * number of `times` affects it, so that each of them affects its own calls. Faults with `always` all affect it.
     */
    getAffecting(method: string, endpoint: string | null, path: string): FaultRow[] {
      let isCounted = false;
      return list()
        .filter((fault) => matches(fault.match, method, endpoint, path))
        .filter((fault) => {
          if (fault.times === 'always') return countCall(fault, endpoint);
          if (isCounted) return false;
          isCounted = countCall(fault, endpoint);
          return isCounted;
        })
        .toSorted((a, b) => getRank(a) - getRank(b));
    },
  };
}

const isVariable = (part: string) => part === '*' || part.startsWith(':') || /^\{.*\}$/.test(part);

export function matches(match: string, method: string, endpoint: string | null, path: string): boolean {
  const [, verb = '*', target = '*'] = MATCH.exec(match) ?? [];
  if (verb !== '*' && verb.toUpperCase() !== method) return false;
  if (target === '*') return true;
  const wanted = target.split('?')[0]?.split('/') ?? [];
  const fits = (candidate: string) => {
    const parts = candidate.split('/');
    return (
      parts.length === wanted.length &&
      parts.every((part, index) => part === wanted[index] || isVariable(wanted[index] ?? ''))
    );
  };
  return fits(path) || (endpoint !== null && fits(endpoint.split(' ')[1] ?? ''));
}

/**
 * A delay or a hold comes before the fault that ends the call. A counted fault comes before a permanent one, which
 * would otherwise answer in its place and still use it up.
 */
const getRank = ({ effect, times }: FaultRow) =>
  effect.delay !== undefined || effect.hold ? 0 : times === 'always' ? 2 : 1;

const getLabel = ({ match, effect, when }: FaultSpec) =>
  `${match === '*' ? 'Todas las peticiones' : match}: ${describeEffect(effect)}${when === 'after' ? ', después de guardar' : ''}`;
