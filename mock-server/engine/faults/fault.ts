import * as v from 'valibot';
import { SECOND_MS } from '../../lib/time.ts';
import { cleanMatch, MATCH } from './call-match.ts';

export const MAX_FAULT_TIMES = 9_999;
/** `setTimeout` fires at once for delays above 24.8 days. */
export const MAX_FAULT_DELAY_MS = 600_000;
export const MAX_RETRY_AFTER_S = 86_400;

const MATCH_RULE = 'La falla necesita una petición: “POST /api/pool/user”, “GET *”, “/api/user” o “*”.';
const write = (value: number) => value.toLocaleString('es-MX');
const TIMES_RULE = `Una falla ocurre un número entero de veces, de 1 a ${write(MAX_FAULT_TIMES)}, o “always”.`;
const EFFECT_RULE =
  'El efecto de una falla es status, con su message, o drop, timeout, hold, delay, body u offline.';
const DELAY_RULE = `La demora de una falla es un número de ms, hasta ${write(MAX_FAULT_DELAY_MS)}, o dos: el menor y el mayor.`;
const WAIT_RULE = `La espera que pide una falla es un número de segundos, de 0 a ${write(MAX_RETRY_AFTER_S)}.`;
const ERRORS_RULE = 'Los errores de una falla son una lista de textos por campo.';

const KEYS_RULE = 'Tiene match, effect, times, p, when, label e id.';

const toKey = (received: string) => received.replace(/"/g, (_quote, at: number) => (at === 0 ? '“' : '”'));

const integer = (message: string, min: number, max: number) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
const amount = (message: string, max: number) =>
  v.pipe(v.number(message), v.minValue(0, message), v.maxValue(max, message));
const isTrue = v.optional(v.literal(true, EFFECT_RULE));
const text = (message: string) => v.optional(v.string(message));

const MAIN_EFFECTS = ['status', 'drop', 'timeout', 'hold', 'offline', 'delay', 'body'] as const;

/** A fault that the server can cause. The error messages are shown to users. */
export const faultSchema = v.strictObject(
  {
    /**
     * Method and path of the affected calls, or only one: `POST /api/pool/user`, `GET /api/ranking/week/{week}`,
     * `/api/user`, `GET *`, `*`. `*`, `{week}` and `:week` stand for any part of a path. The origin, the query and
     * a slash at the end are ignored.
     */
    match: v.pipe(v.string(MATCH_RULE), v.transform(cleanMatch), v.regex(MATCH, MATCH_RULE)),
    times: v.optional(v.union([v.literal('always'), integer(TIMES_RULE, 1, MAX_FAULT_TIMES)], TIMES_RULE)),
    p: v.optional(amount('La probabilidad de una falla va de 0 a 1.', 1)),
    when: v.optional(v.picklist(['before', 'after'], 'Una falla ocurre “before” o “after”.')),
    label: text('El nombre de una falla es un texto.'),
    id: text('El id de una falla es un texto.'),
    effect: v.pipe(
      v.strictObject(
        {
          /** Replaces the response. `message` defaults to the app's text for the status, or “Error”. */
          status: v.optional(integer('El código de una falla es un entero de 200 a 599.', 200, 599)),
          drop: isTrue,
          timeout: isTrue,
          hold: isTrue,
          offline: isTrue,
          /**
           * Delay of the call (ms of real time). Of two numbers, the delay is between them and depends on the seed and
           * the cursor.
           */
          delay: v.optional(
            v.union(
              [
                amount(DELAY_RULE, MAX_FAULT_DELAY_MS),
                v.pipe(
                  v.strictTuple([
                    amount(DELAY_RULE, MAX_FAULT_DELAY_MS),
                    amount(DELAY_RULE, MAX_FAULT_DELAY_MS),
                  ]),
                  v.check(([min, max]) => min <= max, DELAY_RULE),
                ),
              ],
              DELAY_RULE,
            ),
          ),
          /**
           * `truncated` breaks the connection in the middle of the body, `stalled` stops sending in the middle, and
           * `malformed` ends the response in the middle. `html` replaces the body by an HTML page, `empty` removes it.
           * Any other text replaces the body of the response.
           */
          body: text('El cuerpo de una falla es un texto.'),
          message: text('El mensaje de una falla es un texto.'),
          errors: v.optional(v.record(v.string(), v.array(v.string(ERRORS_RULE), ERRORS_RULE), ERRORS_RULE)),
          /** Value of `Retry-After` (s). 429 and 503 have the header by default. */
          retryAfter: v.optional(amount(WAIT_RULE, MAX_RETRY_AFTER_S)),
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
  // Valibot also gives the key that the schema doesn't know.
  ({ expected, received }) =>
    expected === 'never' ? `La falla no conoce ${toKey(received)}. ${KEYS_RULE}` : MATCH_RULE,
);

export type FaultSpec = v.InferInput<typeof faultSchema>;
export type Effect = FaultSpec['effect'];

/** A fault of a world. */
export type Fault = Required<FaultSpec> & {
  /**
   * Number of calls so far that the fault affected, or spared because of `p`. It selects the next random number for
   * `p`. Stays 0 when the fault affects every call (`times` is `always` and `p` is 1).
   */
  met: number;
};

const BODY_TEXTS: Readonly<Record<string, string>> = {
  truncated: 'contesta a medias',
  stalled: 'se queda a medias',
  malformed: 'contesta JSON roto',
  html: 'contesta una página HTML',
  empty: 'contesta vacío',
};

const toSeconds = (ms: number) => `${ms / SECOND_MS} ${ms === SECOND_MS ? 'segundo' : 'segundos'}`;

/** Describes the effect in Spanish: `tarda 3 segundos`, `contesta 422 No bet time`. */
export function describeEffect(effect: Effect): string {
  const { delay, status, message = '', body } = effect;
  const texts: string[] = [];
  if (typeof delay === 'number') texts.push(`tarda ${toSeconds(delay)}`);
  else if (delay) texts.push(`tarda de ${delay[0] / SECOND_MS} a ${toSeconds(delay[1])}`);
  if (effect.hold) texts.push('se retiene hasta soltarla');
  if (effect.offline) texts.push('no hay internet');
  if (effect.drop) texts.push('se corta la conexión');
  if (effect.timeout) texts.push('nunca contesta');
  if (status !== undefined) texts.push(`contesta ${status} ${message}`.trim());
  if (body !== undefined) texts.push(BODY_TEXTS[body] ?? 'contesta otro texto');
  return texts.join(' y ');
}
