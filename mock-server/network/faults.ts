import { describeEffect, type Effect } from '../catalogue/effects.ts';
import type { World } from '../history/world.ts';
import { getChance, toBits } from '../lib/random.ts';
import { getRecords } from '../models/records.ts';
import type { FaultRow } from '../models/rows.ts';

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

const MATCH = /^(?:\*|[a-z]+|(?:(?:\*|[a-z]+)\s+)?(?:\*|\/\S*))$/i;
const METHODS = new Set(['*', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function isMatch(value: unknown): boolean {
  if (typeof value !== 'string' || !MATCH.test(value.trim())) return false;
  const [first = ''] = value.trim().split(/\s+/);
  return first.startsWith('/') || METHODS.has(first.toUpperCase());
}

const isText = (value: unknown) => typeof value === 'string';
const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
const isWhole = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function isDelay(value: unknown): boolean {
  if (!Array.isArray(value)) return isAmount(value);
  const [min, max] = value as unknown[];
  return value.length === 2 && isAmount(min) && isAmount(max) && min <= max;
}

function isErrors(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((texts) => Array.isArray(texts) && texts.every(isText));
}

type Rule = readonly [isValid: (value: unknown) => boolean, sentence: string];

const EFFECT_SENTENCE =
  'El efecto de una falla es status, con su message, o drop, timeout, hold, delay, body u offline.';
const MUST_BE_TRUE: Rule = [(value) => value === true, EFFECT_SENTENCE];
const EFFECT_RULES: Readonly<Record<string, Rule>> = {
  status: [(value) => isWhole(value, 200, 599), 'El código de una falla es un entero de 200 a 599.'],
  drop: MUST_BE_TRUE,
  timeout: MUST_BE_TRUE,
  hold: MUST_BE_TRUE,
  offline: MUST_BE_TRUE,
  delay: [isDelay, 'La demora de una falla es un número de ms, o dos: el menor y el mayor.'],
  body: [isText, 'El cuerpo de una falla es un texto.'],
};
const ANSWER_RULES: Readonly<Record<string, Rule>> = {
  message: [isText, 'El mensaje de una falla es un texto.'],
  errors: [isErrors, 'Los errores de una falla son una lista de textos por campo.'],
  retryAfter: [isAmount, 'La espera que pide una falla es un número de segundos, desde 0.'],
};
const SPEC_RULES: Readonly<Record<string, Rule>> = {
  match: [isMatch, 'La falla necesita una petición: “POST /api/pool/user”, “GET *”, “/api/user” o “*”.'],
  times: [
    (value) => value === 'always' || isWhole(value, 1, Number.MAX_SAFE_INTEGER),
    'Una falla ocurre un número entero de veces, desde 1, o “always”.',
  ],
  p: [(value) => isAmount(value) && value <= 1, 'La probabilidad de una falla va de 0 a 1.'],
  when: [(value) => value === 'before' || value === 'after', 'Una falla ocurre “before” o “after”.'],
  label: [isText, 'El nombre de una falla es un texto.'],
  id: [isText, 'El id de una falla es un texto.'],
};

/** Throws an `Error` with a Spanish sentence for a fault that the server can't cause. */
function checkFault(given: unknown) {
  const check = ([isValid, sentence]: Rule, value: unknown) => {
    if (!isValid(value)) throw new Error(sentence);
  };
  const spec = (given ?? {}) as Record<string, unknown>;
  for (const [name, rule] of Object.entries(SPEC_RULES))
    if (name === 'match' || spec[name] !== undefined) check(rule, spec[name]);
  const effect = Object.entries(spec.effect ?? {}).filter(([, value]) => value !== undefined);
  if (!effect.some(([name]) => name in EFFECT_RULES)) throw new Error(EFFECT_SENTENCE);
  const rules = 'status' in (spec.effect as object) ? { ...EFFECT_RULES, ...ANSWER_RULES } : EFFECT_RULES;
  for (const [name, value] of effect) check(rules[name] ?? [() => false, EFFECT_SENTENCE], value);
}

const getLabel = ({ match, effect, when }: FaultSpec) =>
  `${match === '*' ? 'Todas las peticiones' : match}: ${describeEffect(effect)}${when === 'after' ? ', después de guardar' : ''}`;

export interface FaultStore {
  list(): Fault[];
  add(spec: FaultSpec, by?: 'panel' | 'recipe'): string;
  clear(id?: string): void;
  /**
   * Returns the faults of a call, in the order in which they apply, and counts the call: at most one fault with a
   * number of `times` affects it, so that each of them affects its own calls. Faults with `always` all affect it.
   */
  getAffecting(method: string, endpoint: string | null, path: string): Fault[];
}

/**
 * A delay or a hold comes before the fault that ends the call. A counted fault comes before a permanent one, which
 * would otherwise answer in its place and still use it up.
 */
const getRank = ({ effect, times }: Fault) =>
  'delay' in effect || 'hold' in effect ? 0 : times === 'always' ? 2 : 1;

export function createFaults(world: World): FaultStore {
  const list = () => getRecords(world.schema, 'faults') as unknown as Fault[];
  const isMet = (fault: Fault, endpoint: string | null) => {
    const hit = fault.p >= 1 || getChance(world.data.seed(), 9, toBits(fault.id), fault.met) < fault.p;
    // A fault that affects every call needs no count. Without this check, each call would add a fact.
    if (fault.times !== 'always' || fault.p < 1)
      world.commit('fault-met', { id: fault.id, hit }, 'app', endpoint ?? undefined);
    return hit;
  };
  return {
    list: () => structuredClone(list()),
    add(spec, by = 'panel') {
      checkFault(spec);
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
    getAffecting(method, endpoint, path) {
      let isCounted = false;
      return list()
        .filter((fault) => matches(fault.match, method, endpoint, path))
        .filter((fault) => {
          if (fault.times === 'always') return isMet(fault, endpoint);
          if (isCounted) return false;
          isCounted = isMet(fault, endpoint);
          return isCounted;
        })
        .toSorted((a, b) => getRank(a) - getRank(b));
    },
  };
}
