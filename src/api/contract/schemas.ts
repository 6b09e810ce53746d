import * as v from 'valibot';
import type { components, operations } from '../../../docs/contract/openapi.d.ts';

/** A call, by its operationId in the contract. Both lists of games and both rankings share one name. */
export type Endpoint = Exclude<keyof operations, 'games-all' | 'ranking-week'>;

// Matches control characters, bidirectional control characters, and lone surrogates, on which
// `encodeURIComponent` throws. `wireText` replaces each run of them by a space; `wireId` rejects an id that
// contains one.
const DISTURBING = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

// Matches more than four combining marks on one letter. Stacked marks would cover the adjacent lines of the
// screen.
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

const wireId = v.pipe(
  v.union([
    v.pipe(v.number(), v.safeInteger()),
    v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(64),
      v.check((text) => text.search(DISTURBING) < 0),
      // A `decimal` column sends `15.00`.
      v.transform((text) => text.replace(/^(-?\d+)\.0+$/, '$1')),
    ),
  ]),
  v.transform(String),
);

const wireText = (max = 500) =>
  v.pipe(
    v.string(),
    // The text is cut before the filter runs, because the cut can leave a lone surrogate.
    v.transform((text) => text.slice(0, max).replace(DISTURBING, ' ').replace(STACKED_MARKS, '$1')),
  );

// The blocks of right-to-left scripts. `\p{Script=…}` lacks their unassigned characters, which browsers reorder too.
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Wraps a text that contains right-to-left letters in isolate characters (U+2068, U+2069), so that the text
 * does not reorder the words and numbers around it.
 */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/**
 * Text that is only displayed, with right-to-left text isolated. Use `wireText` for text that is sent back to
 * the server.
 */
const shownText = (max?: number) => v.pipe(wireText(max), v.transform(isolate));

// A `decimal` column and a SQL sum come as text with decimals: `5.00`.
const wireInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.0{1,30})?$/), v.transform(Number))]),
  v.safeInteger(),
  // Adding 0 converts −0 to 0; −0 would be displayed as “-0”.
  v.transform((number) => number + 0),
);

const integerBetween = (min: number, max: number) => v.pipe(wireInteger, v.minValue(min), v.maxValue(max));
const MAX_PLAYERS = 9_999_999;
const wirePlace = integerBetween(1, MAX_PLAYERS);
const wireMovement = integerBetween(-MAX_PLAYERS, MAX_PLAYERS);
const wirePoints = integerBetween(-99_999, 99_999);
const wireCount = integerBetween(0, 9_999);
const wireGoals = integerBetween(0, 99);
const wireWeekNumber = integerBetween(1, 9_999);

const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,30})?$/), v.transform(Number))]),
  v.finite(),
);

const wireBoolean = v.pipe(
  v.union([v.boolean(), integerBetween(0, 1), v.picklist(['true', 'false'])]),
  v.transform((value) => value !== 'false' && Boolean(value)),
);

/**
 * Makes a field optional: a missing, null or invalid value becomes null and the rest of the object is kept.
 */
const orNull = <const TSchema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: TSchema,
) => v.fallback(v.optional(v.nullable(schema), null), null);

/**
 * The date of `YYYY-MM-DD` or of a date with a time, as in Laravel's `2026-11-12T00:00:00.000000Z`. The time
 * is dropped without converting the time zone.
 */
const wireDate = v.pipe(
  v.string(),
  v.maxLength(40),
  v.trim(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{1,2}:\d{2}.*)?$/),
  v.transform((text) => text.slice(0, 10)),
);

const TIME =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/;

/**
 * The time of `17:00`, `9:05:00`, `17:00:00.000000`, or of a date with a time, as `HH:mm:ss`. As in `wireDate`, the
 * time zone is not converted.
 */
const wireTime = v.pipe(
  v.string(),
  v.maxLength(40),
  v.trim(),
  v.regex(TIME),
  v.transform((text) =>
    text.replace(TIME, (_, hours: string, minutes: string, seconds = '00') =>
      [hours.padStart(2, '0'), minutes, seconds].join(':'),
    ),
  ),
);

/**
 * Converts an id back to a number for the server if it is a safe integer in its usual form. Other ids stay
 * text, for example `007`, `a1` and numbers above 2^53 − 1.
 */
export function toWireId(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

export const loginResponseSchema = v.object({
  access_token: v.string(),
});
export const registerResponseSchema = v.object({
  email: v.pipe(v.string(), v.minLength(3), v.maxLength(254), wireText(254)),
});

const count = orNull(wireCount);
/** Longer than a form allows (20), because the server may have its own rule. */
const MAX_NICKNAME_LENGTH = 40;
/** An empty text when the field is missing or invalid. */
const shown = (max?: number) => v.fallback(v.nullish(shownText(max), ''), '');

export const statsSchema = v.object({
  score: orNull(v.pipe(wirePoints, v.minValue(0))),
  position: orNull(wirePlace),
  exact: count,
  results: count,
  trivias: count,
  weeks_played: count,
});

export const userSchema = v.object({
  id: wireId,
  name: shown(60),
  last_name: shown(80),
  nickname: shown(MAX_NICKNAME_LENGTH),
  email: shown(254),
  phone: shown(20),
  zipcode: shown(10),
  state: shown(80),
  municipality: shown(80),
  neighborhood: shown(120),
  accepts_marketing: v.fallback(v.nullish(wireBoolean, false), false),
  created_at: orNull(wireText(40)),
  stats: orNull(statsSchema),
});

export const zipcodeSchema = v.object({
  zipcode: wireText(10),
  state: wireText(80),
  municipality: wireText(80),
  // Entries that are blank, repeated or not text are dropped, and the rest of the response is kept. At most
  // 500 remain.
  neighborhoods: v.pipe(
    v.unknown(),
    // PHP sends an object where the list was filtered, and some resources wrap it in `data`.
    v.transform((value) => {
      const list: unknown =
        value !== null && typeof value === 'object' && 'data' in value ? value.data : value;
      return typeof list === 'object' && list !== null ? Object.values(list) : list;
    }),
    v.array(v.fallback(wireText(120), '')),
    v.transform((names) => [...new Set(names)].filter((name) => name.trim() !== '').slice(0, 500)),
  ),
});

export const verifyResponseSchema = v.object({ access_token: orNull(v.string()) });

const MAX_BEFORE = 10_000;
const before = orNull(v.pipe(wireNumber, v.minValue(0), v.maxValue(MAX_BEFORE)));

export const weekSchema = v.object({
  number: wireWeekNumber,
  alias: orNull(shownText(60)),
  before_hours_bet: before,
  before_weeks_bet: before,
  date_start: orNull(wireDate),
});

export const currentWeekSchema = v.object({
  number: wireWeekNumber,
  bet_days: orNull(shownText(120)),
});

export const serverTimeSchema = v.object({ server_time: v.string() });

const wireTeam = v.object({
  name: v.fallback(v.nullish(wireText(60), ''), ''),
  short_name: v.fallback(v.nullish(wireText(6), ''), ''),
  color: orNull(wireText(20)),
  color_alt: orNull(wireText(20)),
});

// A team that can't be read has no name, so that its game is shown all the same.
const teamSchema = v.fallback(
  v.union([
    wireTeam,
    v.pipe(
      wireText(60),
      v.transform((name) => v.parse(wireTeam, { name })),
    ),
  ]),
  { name: '', short_name: '', color: null, color_alt: null },
);

export const gameSchema = v.object({
  id: wireId,
  week: orNull(wireInteger),
  date: orNull(wireDate),
  time: orNull(wireTime),
  // A game with an invalid status stays in the list: its empty status name is read as `unknown`
  // (`games.ts`).
  status: v.fallback(
    v.union([
      wireText(40),
      v.pipe(
        v.object({ name: wireText(40) }),
        v.transform(({ name }) => name),
      ),
    ]),
    '',
  ),
  home: teamSchema,
  away: teamSchema,
  home_score: orNull(wireGoals),
  away_score: orNull(wireGoals),
});

export const predictionSchema = v.object({
  id: wireId,
  game_id: wireId,
  home_score: wireGoals,
  away_score: wireGoals,
  points: orNull(wireCount),
  created_at: orNull(wireText(40)),
  week_trivia_points: count,
  user_id: orNull(wireId),
});

/** `game_id` is a number when the id is a safe integer in its usual form, and text otherwise (`toWireId`). */
export type WirePredictionToSend = Pick<
  components['schemas']['Prediction'],
  'game_id' | 'home_score' | 'away_score'
>;

export const triviaSchema = v.object({
  id: wireId,
  question: shownText(500),
  answer: v.optional(v.unknown()),
});

export const rankRowSchema = v.object({
  position: wirePlace,
  nickname: v.nullish(wireText(MAX_NICKNAME_LENGTH), ''),
  score: wirePoints,
  exact: count,
  results: count,
  trivias: count,
  movement: orNull(wireMovement),
  is_me: v.fallback(v.nullish(wireBoolean, false), false),
});

export const myPositionSchema = v.object({
  position: orNull(wirePlace),
  score: orNull(wirePoints),
  exact: count,
  results: count,
  movement: orNull(wireMovement),
});

const page = orNull(v.pipe(wireInteger, v.maxValue(999_999)));

export const rankMetaSchema = v.object({ current_page: page, last_page: page });

export const triviaAnswerSchema = v.object({ is_correct: wireBoolean });
