import * as v from 'valibot';
import { cleanMatch, MATCH } from './call-match.ts';
import * as FAULT_TEXTS from './texts.ts';

export const MAX_FAULT_TIMES = 9_999;
/** `setTimeout` fires at once for delays above 24.8 days. */
export const MAX_FAULT_DELAY_MS = 600_000;
export const MAX_RETRY_AFTER_S = 86_400;

const toKey = (received: string) => received.replace(/"/g, (_quote, at: number) => (at === 0 ? '“' : '”'));

const integer = (message: string, min: number, max: number) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
const amount = (message: string, max: number) =>
  v.pipe(v.number(message), v.minValue(0, message), v.maxValue(max, message));
const isTrue = v.optional(v.literal(true, FAULT_TEXTS.effect));
const text = (message: string) => v.optional(v.string(message));

const MAIN_EFFECTS = ['status', 'drop', 'timeout', 'hold', 'offline', 'delay', 'body'] as const;

/** A fault that the server can cause. The error messages are shown to users. */
export const faultSchema = v.strictObject(
  {
    /**
     * Method and path of the affected calls, or only one: `POST /api/tasks`, `GET /api/tasks/{id}`,
     * `/api/tasks`, `GET *`, `*`. `*`, `{id}` and `:id` stand for any part of a path. The origin, the query and
     * a slash at the end are ignored.
     */
    match: v.pipe(v.string(FAULT_TEXTS.match), v.transform(cleanMatch), v.regex(MATCH, FAULT_TEXTS.match)),
    times: v.optional(
      v.union(
        [v.literal('always'), integer(FAULT_TEXTS.times(MAX_FAULT_TIMES), 1, MAX_FAULT_TIMES)],
        FAULT_TEXTS.times(MAX_FAULT_TIMES),
      ),
    ),
    p: v.optional(amount(FAULT_TEXTS.chance, 1)),
    when: v.optional(v.picklist(['before', 'after'], FAULT_TEXTS.when)),
    label: text(FAULT_TEXTS.label),
    id: text(FAULT_TEXTS.id),
    effect: v.pipe(
      v.strictObject(
        {
          /**
           * Replaces the response. `message` defaults to the app's text for the status, or “Error”. A 2xx other than
           * 204 without `message`, `errors` and `body` keeps the server's response, with this status if it was a 2xx.
           */
          status: v.optional(integer(FAULT_TEXTS.status, 200, 599)),
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
                amount(FAULT_TEXTS.delay(MAX_FAULT_DELAY_MS), MAX_FAULT_DELAY_MS),
                v.pipe(
                  v.strictTuple([
                    amount(FAULT_TEXTS.delay(MAX_FAULT_DELAY_MS), MAX_FAULT_DELAY_MS),
                    amount(FAULT_TEXTS.delay(MAX_FAULT_DELAY_MS), MAX_FAULT_DELAY_MS),
                  ]),
                  v.check(([min, max]) => min <= max, FAULT_TEXTS.delay(MAX_FAULT_DELAY_MS)),
                ),
              ],
              FAULT_TEXTS.delay(MAX_FAULT_DELAY_MS),
            ),
          ),
          /**
           * `truncated` breaks the connection in the middle of the body, `stalled` stops sending in the middle, and
           * `malformed` ends the response in the middle. `html` replaces the body by an HTML page, `empty` removes it.
           * Any other text replaces the body of the response.
           */
          body: text(FAULT_TEXTS.body),
          message: text(FAULT_TEXTS.message),
          errors: v.optional(
            v.record(
              v.string(),
              v.array(v.string(FAULT_TEXTS.errors), FAULT_TEXTS.errors),
              FAULT_TEXTS.errors,
            ),
          ),
          /** Value of `Retry-After` (s). 429 and 503 have the header by default. */
          retryAfter: v.optional(amount(FAULT_TEXTS.retryAfter(MAX_RETRY_AFTER_S), MAX_RETRY_AFTER_S)),
        },
        FAULT_TEXTS.effect,
      ),
      v.check((effect) => MAIN_EFFECTS.some((name) => effect[name] !== undefined), FAULT_TEXTS.effect),
      v.check(
        ({ status, message, errors, retryAfter }) =>
          status !== undefined || (message ?? errors ?? retryAfter) === undefined,
        FAULT_TEXTS.effect,
      ),
    ),
  },
  // For an unknown key, Valibot gives `expected: 'never'` and the quoted key as `received`.
  ({ expected, received }) =>
    expected === 'never' ? FAULT_TEXTS.unknownKey(toKey(received)) : FAULT_TEXTS.match,
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
