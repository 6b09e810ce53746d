import * as v from 'valibot';

// Matches control characters, bidirectional control characters, and lone surrogates, on which
// `encodeURIComponent` throws. `wireText` replaces each run of them by a space; `wireId` rejects an id that
// contains one.
const DISTURBING = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

// Matches more than four combining marks on one letter. Stacked marks would cover the adjacent lines of the
// screen.
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

export const wireId = v.pipe(
  v.union([
    v.pipe(v.number(), v.safeInteger()),
    v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(64),
      v.check((text) => text.search(DISTURBING) < 0),
    ),
  ]),
  v.transform(String),
);

export const wireText = (max = 500) =>
  v.pipe(
    v.string(),
    // The text is cut before the filter runs, because the cut can leave a lone surrogate.
    v.transform((text) => text.slice(0, max).replace(DISTURBING, ' ').replace(STACKED_MARKS, '$1')),
  );

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Wraps a text that contains right-to-left letters in isolate characters (U+2068, U+2069), so that the text
 * does not reorder the words and numbers around it.
 */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/**
 * Text that is only displayed, with right-to-left text isolated. Use `wireText` for text that is sent back to
 * the server.
 */
export const shownText = (max?: number) => v.pipe(wireText(max), v.transform(isolate));

export const wireInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  // Adding 0 converts −0 to 0; −0 would be displayed as “-0”.
  v.transform((number) => number + 0),
);

const limited = (min: number, max: number) => v.pipe(wireInteger, v.minValue(min), v.maxValue(max));
const MAX_PLAYERS = 9_999_999;
export const wirePlace = limited(1, MAX_PLAYERS);
export const wireMovement = limited(-MAX_PLAYERS, MAX_PLAYERS);
export const wirePoints = limited(-99_999, 99_999);
export const wireCount = limited(0, 9_999);
export const wireGoals = limited(0, 99);
export const wireWeekNumber = limited(1, 9_999);

export const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/), v.transform(Number))]),
  v.finite(),
);

export const wireBoolean = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1'])]),
  v.transform((value) => value === true || value === 1 || value === '1'),
);

/**
 * Makes a field optional: a missing, null or invalid value becomes null and the rest of the object is kept.
 */
export const dispensable = <const TSchema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: TSchema,
) => v.fallback(v.optional(v.nullable(schema), null), null);

/**
 * The date of `YYYY-MM-DD` or of a date with a time, as in Laravel's `2026-11-12T00:00:00.000000Z`. The time
 * is dropped without converting the time zone.
 */
export const wireDate = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/),
  v.transform((text) => text.slice(0, 10)),
);

export const wireTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}(:\d{2})?$/));

/**
 * Converts an id back to a number for the server if it is a safe integer in its usual form. Other ids stay
 * text, for example `007`, `a1` and numbers above 2^53 − 1.
 */
export function toWireId(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
