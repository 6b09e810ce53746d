/**
 * The small shapes every wire schema is made of. A PHP back end sends numbers as strings, `[]` for an empty map
 * and ids beyond 2^53; these accept all of that and say no to the rest.
 */
import * as v from 'valibot';

// Control characters, the marks that turn the direction of everything around them, and halves of surrogate pairs, on
// which `encodeURIComponent` throws.
const DISTURBING = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

// More accents on one letter than any language writes: they reach over the lines around it.
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** An id: a number or a non-empty string, kept as text. */
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

/** One line of text with a ceiling, without characters that could disturb the screen around it. */
export const wireText = (max = 500) =>
  v.pipe(
    v.string(),
    // Cut first: the cut may halve a surrogate pair.
    v.transform((text) => text.slice(0, max).replace(DISTURBING, ' ').replace(STACKED_MARKS, '$1')),
  );

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Isolates a text that runs right to left (U+2068, U+2069): inside a sentence it would move the words and numbers after it
 * to its other side.
 */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** A text for the screen. What goes back to the server is `wireText`. */
export const shownText = (max?: number) => v.pipe(wireText(max), v.transform(isolate));

/** A whole number within 2^53, or a string of digits that holds one. */
export const wireInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  // −0 is shown as “-0”.
  v.transform((number) => number + 0),
);

/** A whole number between two limits. A larger one is nonsense, and no screen has room for its digits. */
const limited = (min: number, max: number) => v.pipe(wireInteger, v.minValue(min), v.maxValue(max));
/** Most players that a table may have. */
const MAX_PLAYERS = 9_999_999;
/** A place of the standings. */
export const wirePlace = limited(1, MAX_PLAYERS);
/** Places won or lost. */
export const wireMovement = limited(-MAX_PLAYERS, MAX_PLAYERS);
/** A player's points. */
export const wirePoints = limited(-99_999, 99_999);
/** How many exact scores, results, trivias or weeks a player has. */
export const wireCount = limited(0, 9_999);
/** A team's goals in a game. */
export const wireGoals = limited(0, 99);
/** The number of a week. */
export const wireWeekNumber = limited(1, 9_999);

/** A number, or a string that holds one. */
export const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/), v.transform(Number))]),
  v.finite(),
);

/** Yes or no in the forms PHP sends them. */
export const wireBoolean = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1'])]),
  v.transform((value) => value === true || value === 1 || value === '1'),
);

/** A field the product can do without: null when it is missing, null or nonsense, and the rest is kept. */
export const dispensable = <const TSchema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: TSchema,
) => v.fallback(v.optional(v.nullable(schema), null), null);

/**
 * `YYYY-MM-DD`, alone or before a time: Laravel's `date` cast writes `2026-11-12T00:00:00.000000Z`. The time and its
 * zone say nothing about the day, so only the first ten characters are kept.
 */
export const wireDate = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/),
  v.transform((text) => text.slice(0, 10)),
);

/** `HH:mm` or `HH:mm:ss`. */
export const wireTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}(:\d{2})?$/));

/** An id on its way back to the server: the number the id is, where a number can hold every digit of it; the text otherwise (beyond 2^53, codes). */
export function toWireId(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
