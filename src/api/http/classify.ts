/**
 * Maps the outcome of a request to an `ApiError`, or to null for a success (spec §8). The order of the checks
 * matters: no readable response, `Unauthenticated.`, known message of the call (with any status), success, 404 of a
 * postal code, 404 of a missing user, 419 and other 404, PHP error about a null user, 4xx of a password change,
 * everything else.
 */

import { getSpreadDelay, spreadPause } from '../../lib/clock.ts';
import type { CallKind } from '../api.ts';
import type { Endpoint } from '../contract/schemas.ts';
import type { Body } from '../decode.ts';
import { ApiError, type FieldError } from '../error.ts';
import { toCamelKey } from '../keys.ts';
import {
  type ErrorKind,
  getField,
  getFieldCode,
  getKindOfMessage,
  parseSeconds,
  UNAUTHENTICATED,
  UNAUTHENTICATED_401,
} from '../messages.ts';

/**
 * What came of a request: a response with a readable body or, without one, the kind of the `ApiError` that the call
 * rejects with.
 */
export type HttpOutcome =
  | { type: 'aborted' | 'networkError' | 'unpreventedError'; status: number }
  | { type: 'response'; status: number; body: Body; retryAfter: number | null };

const AND_MORE = / \(and \d+ more errors?\)$/;
const MAX_MESSAGES = 50;
/** Seconds to wait when neither a message nor `Retry-After` says how long: the length of Laravel's rate limits. */
const DEFAULT_WAIT_SECONDS = 60;

function getErrors(body: Body): Record<string, unknown> {
  const { errors } = ((body.kind === 'json' && body.value) || {}) as { errors?: unknown };
  return typeof errors === 'object' && errors !== null ? { ...errors } : {};
}

function getMessages(body: Body): string[] {
  if (body.kind !== 'json' || body.value === null) return [];
  const { message } = body.value as { message?: unknown };
  const fields = Object.values(getErrors(body)).flat();
  return [...fields.slice(0, MAX_MESSAGES), message]
    .filter((words) => typeof words === 'string')
    .map((words) => words.trim().replace(AND_MORE, ''));
}

/** The fields of the known messages, then the other fields that `refused`, the `errors` of a 422, names. */
function getFieldErrors(
  kinds: readonly ErrorKind[],
  refused: Readonly<Record<string, unknown>>,
  endpoint: Endpoint,
): FieldError[] {
  const errors = new Map<string, FieldError>();
  const add = (field: string | undefined, kind: FieldError['kind']) => {
    if (field && !errors.has(field)) errors.set(field, { field, kind });
  };
  for (const kind of kinds) add(getField(kind), kind);
  const isKnown = (text: unknown) => typeof text === 'string' && getKindOfMessage(text.trim(), endpoint);
  for (const [name, value] of Object.entries(refused).slice(0, MAX_MESSAGES)) {
    const messages = [value].flat();
    // `getField` has named the field of a known message.
    if (!messages.some(isKnown))
      add(name === 'password_confirmation' ? 'confirmation' : toCamelKey(name), getFieldCode(messages[0]));
  }
  return [...errors.values()];
}

function getWait(messages: string[], header: number | null): number {
  const named = messages.map(parseSeconds).find((seconds) => seconds !== null);
  return named == null ? (header ?? DEFAULT_WAIT_SECONDS) : clampWait(named);
}

function getKindOfStatus(status: number, messages: string[], endpoint: Endpoint): ErrorKind {
  if (status === 404 && endpoint === 'zipcode') return 'zipcode-not-found';
  if (endpoint !== 'trivia' && saysMissingUser(status, messages, endpoint)) return 'accountEliminated';
  if (status === 419 || status === 404) return 'connectionError';
  if (endpoint === 'change' && status >= 400 && status < 500 && status !== 429) return 'changePasswordError';
  return 'unpreventedError';
}

const BROKEN_SERVER: ReadonlySet<ErrorKind> = new Set([
  'unpreventedError',
  'accountEliminated',
  // With the messages `Network Error` and `Connection Error`.
  'networkError',
  'connectionError',
]);

/**
 * Whether the server may have made the change before it answered with this status. 503 means maintenance,
 * which the server reports before it processes the request.
 */
const isDoubtful = (status: number) => status >= 500 && status !== 503;

export function classify(
  outcome: HttpOutcome,
  { endpoint, mayHaveChanged }: { endpoint: Endpoint; mayHaveChanged: boolean },
): ApiError | null {
  const { status } = outcome;
  if (outcome.type !== 'response') {
    return new ApiError(outcome.type, { status, outcomeUnknown: mayHaveChanged });
  }

  const messages = getMessages(outcome.body);
  const isEnd = (text: string) =>
    text === UNAUTHENTICATED || (status === 401 && UNAUTHENTICATED_401.test(text));
  if (messages.some(isEnd)) return new ApiError('unauthenticated', { status });
  const kinds = messages.map((text) => getKindOfMessage(text, endpoint)).filter((kind) => kind !== undefined);
  const [known] = kinds;
  if (!known && status >= 200 && status < 300) return null;

  const kind = known ?? getKindOfStatus(status, messages, endpoint);
  const asksToWait = kind === 'wait' || status === 429;
  const mayNameFields = !known || getField(known);
  const refused = status === 422 ? getErrors(outcome.body) : {};
  return new ApiError(kind, {
    status,
    fields: mayNameFields ? getFieldErrors([kind, ...kinds], refused, endpoint) : [],
    retryAfter: asksToWait ? getWait(messages, outcome.retryAfter) : undefined,
    outcomeUnknown: BROKEN_SERVER.has(kind) && mayHaveChanged && isDoubtful(status),
  });
}

/**
 * The message of Laravel's `firstOrFail` and `findOrFail` for the model `User`. A soft-deleted account passes the rule
 * `exists` of the log-in, but these don't find it.
 */
const MISSING_USER = /^No query results for model \[(?:\w+\\)*User\]/;

const NULL_USER = /null user/i;
const NULL = /\bon null|of non-object/i;
const WANTED = /(?:property|member function) ["']?(\w+)/i;

/**
 * Properties and methods that only the server's user has. A PHP error about null that names one of them means that the
 * user is null. `id`, `name`, `pools`, `stats`, `state` and `created_at` are left out, because a game, a team, a week, a
 * postal code or a prediction may have them too.
 */
const USER_MEMBERS: ReadonlySet<string> = new Set([
  'email',
  'nickname',
  'last_name',
  'phone',
  'birthdate',
  'password',
  'email_verified_at',
  'accepts_marketing',
  'token',
  'tokens',
  'access_token',
  'remember_token',
  'createToken',
  'currentAccessToken',
  'hasVerifiedEmail',
]);

const ABOUT_THE_USER: ReadonlySet<Endpoint> = new Set([
  'user',
  'delete',
  'logout',
  'login',
  'verify',
  'resend',
  'forgot',
  'change',
]);

function saysMissingUser(status: number, messages: readonly string[], endpoint: Endpoint): boolean {
  // A registration has no user yet, so Laravel looks for another one.
  if (status === 404) return endpoint !== 'register' && messages.some((text) => MISSING_USER.test(text));
  return status >= 500 && saysNullUser(messages, endpoint);
}

/**
 * Whether a message means that the account is deleted: it says “null user”, or it is a PHP error about null,
 * either in a call about the user's account (`ABOUT_THE_USER`) or about a member of the user in any call except
 * the registration.
 */
function saysNullUser(messages: readonly string[], endpoint: Endpoint): boolean {
  return messages.some((text) => {
    if (NULL_USER.test(text)) return true;
    // A registration has no user yet, so something else is null.
    if (!NULL.test(text) || endpoint === 'register') return false;
    return ABOUT_THE_USER.has(endpoint) || USER_MEMBERS.has(WANTED.exec(text)?.[1] ?? '');
  });
}

const MIN_WAIT_SECONDS = 1;
const MAX_WAIT_SECONDS = 120;
const clampWait = (seconds: number) => Math.min(MAX_WAIT_SECONDS, Math.max(MIN_WAIT_SECONDS, seconds));

/**
 * Seconds from a `Retry-After` header (a number or a date), limited to 1–120. Null when the header is missing
 * or is neither. `now` is the server time in ms if known, so that a wrong device clock does not change the wait.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  // `Date.parse` also reads numbers such as `-5`, as a year or a month. A date of HTTP has the name of its month.
  const until = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((until - now) / 1000);
  return Number.isNaN(seconds) ? null : clampWait(seconds);
}

const READ_PAUSES_MS = [500, 1_500];
const MAX_START_PAUSE_MS = 8_000;
/**
 * Limits of the longest random delay that is added to `Retry-After` (ms): twice `Retry-After` within these
 * limits, and less near the deadline. Many clients receive the same `Retry-After`, so their retries must be
 * spread.
 */
const RETRY_AFTER_SPREAD = { least: 2_000, most: 5_000 };
const ATTEMPT_TIME_MS = 1_000;

interface Attempt {
  kind: CallKind;
  attempt: number;
  retryAfter: number | null;
  timeLeft: number;
}

/**
 * Delay before the next attempt in ms; undefined when the call must not be retried: a `write`, and a `read`
 * after its second retry. A `Retry-After` beyond the deadline is ignored. `attempt` is zero-based, `retryAfter` is in
 * seconds and `timeLeft` in ms.
 */
export function getRetryPause({ kind, attempt, retryAfter, timeLeft }: Attempt): number | undefined {
  if (kind !== 'start') {
    const pause = kind === 'read' ? READ_PAUSES_MS[attempt] : undefined;
    return pause && spreadPause(pause);
  }
  const wait = 1_000 * (retryAfter ?? 0);
  if (retryAfter !== null && wait < timeLeft) {
    const room = Math.max(0, timeLeft - wait - ATTEMPT_TIME_MS);
    const { least, most } = RETRY_AFTER_SPREAD;
    return wait + getSpreadDelay(Math.min(Math.max(2 * wait, least), most, room));
  }
  return spreadPause(Math.min(1_000 * 2 ** attempt, MAX_START_PAUSE_MS));
}
