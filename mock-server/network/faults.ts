import * as v from 'valibot';
import { describeEffect, type Effect } from '../catalogue/effects.ts';
import type { World } from '../history/world.ts';
import { hashToUint32, randomFraction } from '../lib/random.ts';
import { type FaultRow, getRecords } from '../models/index.ts';

const isVariable = (part: string) => part === '*' || part.startsWith(':') || /^\{.*\}$/.test(part);

const MATCH = /^(?=.*\S)\s*(?:(\*|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)(?=\s|$))?\s*(\*|\/\S*)?\s*$/i;

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

const MATCH_RULE = 'La falla necesita una petición: “POST /api/pool/user”, “GET *”, “/api/user” o “*”.';
const TIMES_RULE = 'Una falla ocurre un número entero de veces, desde 1, o “always”.';
const EFFECT_RULE =
  'El efecto de una falla es status, con su message, o drop, timeout, hold, delay, body u offline.';
const DELAY_RULE = 'La demora de una falla es un número de ms, o dos: el menor y el mayor.';
const ERRORS_RULE = 'Los errores de una falla son una lista de textos por campo.';

const integer = (message: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
const amount = (message: string, max = Number.MAX_VALUE) =>
  v.pipe(v.number(message), v.minValue(0, message), v.maxValue(max, message));
const isTrue = v.optional(v.literal(true, EFFECT_RULE));
const text = (message: string) => v.optional(v.string(message));

const MAIN_EFFECTS = ['status', 'drop', 'timeout', 'hold', 'offline', 'delay', 'body'] as const;

/** Faults that the server can cause. The messages are for users. */
const faultSchema = v.object(
  {
    /**
     * Method and path of the affected calls, or one of the two: `POST /api/pool/user`, `GET
     * /api/ranking/week/{week}`, `/api/user`, `GET *`, `*`. `*`, `{week}` and `:week` stand for any part of a path. A
     * query is ignored.
     */
    match: v.pipe(v.string(MATCH_RULE), v.regex(MATCH, MATCH_RULE)),
    times: v.optional(v.union([v.literal('always'), integer(TIMES_RULE, 1)], TIMES_RULE)),
    p: v.optional(amount('La probabilidad de una falla va de 0 a 1.', 1)),
    when: v.optional(v.picklist(['before', 'after'], 'Una falla ocurre “before” o “after”.')),
    label: text('El nombre de una falla es un texto.'),
    id: text('El id de una falla es un texto.'),
    effect: v.pipe(
      v.strictObject(
        {
          status: v.optional(integer('El código de una falla es un entero de 200 a 599.', 200, 599)),
          drop: isTrue,
          timeout: isTrue,
          hold: isTrue,
          offline: isTrue,
          delay: v.optional(
            v.union(
              [
                amount(DELAY_RULE),
                v.pipe(
                  v.strictTuple([amount(DELAY_RULE), amount(DELAY_RULE)]),
                  v.check(([min, max]) => min <= max, DELAY_RULE),
                ),
              ],
              DELAY_RULE,
            ),
          ),
          body: text('El cuerpo de una falla es un texto.'),
          message: text('El mensaje de una falla es un texto.'),
          errors: v.optional(v.record(v.string(), v.array(v.string(ERRORS_RULE), ERRORS_RULE), ERRORS_RULE)),
          retryAfter: v.optional(amount('La espera que pide una falla es un número de segundos, desde 0.')),
        },
        EFFECT_RULE,
      ),
      v.check((effect) => MAIN_EFFECTS.some((name) => effect[name] !== undefined), EFFECT_RULE),
      v.check(
        ({ status, message, errors, retryAfter }) =>
          status !== undefined || (message ?? errors ?? retryAfter) === undefined,
        EFFECT_RULE,
      ),
    ),
  },
  MATCH_RULE,
);

export type FaultSpec = Omit<v.InferInput<typeof faultSchema>, 'effect'> & { effect: Effect };

const getLabel = ({ match, effect, when }: FaultSpec) =>
  `${match === '*' ? 'Todas las peticiones' : match}: ${describeEffect(effect)}${when === 'after' ? ', después de guardar' : ''}`;

/**
 * A delay or a hold comes before the fault that ends the call. A counted fault comes before a permanent one, which
 * would otherwise answer in its place and still use it up.
 */
const getRank = ({ effect, times }: FaultRow) =>
  'delay' in effect || 'hold' in effect ? 0 : times === 'always' ? 2 : 1;

export type FaultStore = ReturnType<typeof createFaults>;

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
      if (id === undefined ? list().length > 0 : list().some((fault) => fault.id === id)) {
        world.commit('fault-clear', { id: id ?? null }, 'panel');
      }
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
