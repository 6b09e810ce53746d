import type { World } from '../history/world.ts';
import { getChance, toBits } from '../lib/random.ts';
import { getRecords } from '../models/records.ts';
import type { FaultRow } from '../models/rows.ts';
import type { Effect } from './effects.ts';

export interface FaultSpec {
  /**
   * Method and path of the affected calls, or one of the two: `POST /api/pool/user`, `GET
   * /api/ranking/week/{week}`, `/api/user`, `GET *`, `*`. `*`, `{week}` and `:week` stand for any part of a path. A query is ignored.
   */
  match: string;
  effect: Effect;
  times?: number | 'always';
  p?: number;
  when?: 'before' | 'after';
  label?: string;
  id?: string;
}

export type Fault = Omit<FaultRow, 'effect'> & { effect: Effect };

const isVariable = (part: string) => part === '*' || part.startsWith(':') || /^\{.*\}$/.test(part);

export function matches(match: string, method: string, endpoint: string | null, path: string): boolean {
  const [first = '', second] = match.trim().split(/\s+/);
  const verb = second === undefined && (first.startsWith('/') || first === '*') ? '*' : first.toUpperCase();
  const target = second ?? (verb === '*' ? first : '*');
  if (verb !== '*' && verb !== method) return false;
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

const getLabel = ({ match, effect }: FaultSpec) => {
  if ('status' in effect) return `${match} → ${effect.status} ${effect.message ?? ''}`.trim();
  return `${match} → ${Object.keys(effect)[0] ?? ''}`;
};

export interface FaultStore {
  list(): Fault[];
  add(spec: FaultSpec, by?: 'panel' | 'recipe'): string;
  clear(id?: string): void;
  getAffecting(method: string, endpoint: string | null, path: string): Fault[];
}

export function createFaults(world: World): FaultStore {
  const list = () => getRecords(world.schema, 'faults') as unknown as Fault[];
  const isMet = (fault: Fault) => {
    const hit = fault.p >= 1 || getChance(world.data.seed(), 9, toBits(fault.id), fault.met) < fault.p;
    // A fault that affects every call needs no count. Without this check, each call would add a fact.
    if (fault.times !== 'always' || fault.p < 1) world.commit('fault-met', { id: fault.id, hit });
    return hit;
  };
  return {
    list: () => structuredClone(list()),
    add(spec, by = 'panel') {
      const id = spec.id ?? `f${world.timeline.applied().filter(({ kind }) => kind === 'fault').length + 1}`;
      const { match, effect, times = 1, p = 1, when = 'before', label = getLabel(spec) } = spec;
      world.commit(
        'fault',
        { fault: { id, match, effect: { ...effect }, times, p, when, label, met: 0 } },
        by,
      );
      return id;
    },
    clear(id) {
      if (id === undefined ? list().length > 0 : list().some((fault) => fault.id === id)) {
        world.commit('fault-clear', { id: id ?? null }, 'panel');
      }
    },
    getAffecting: (method, endpoint, path) =>
      list()
        .filter((fault) => matches(fault.match, method, endpoint, path))
        .filter(isMet),
  };
}
