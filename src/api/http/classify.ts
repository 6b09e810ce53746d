import type { Endpoint } from '../contract/schemas.ts';
import { ApiError } from '../error.ts';
import {
  type ErrorKind,
  getField,
  getKindOfMessage,
  parseSeconds,
  UNAUTHENTICATED,
  UNAUTHENTICATED_401,
} from '../messages.ts';
import type { Body } from '../parse-body.ts';
import { getFieldErrors, MAX_MESSAGES } from './field-errors.ts';
import { clampWait } from './retry-after.ts';
import type { HttpResponse } from './transport.ts';

const AND_MORE = / \(and \d+ more errors?\)$/;
/** Seconds to wait when neither a message nor `Retry-After` says how long: the length of Laravel's rate limits. */
const DEFAULT_WAIT_SECONDS = 60;

/**
 * Maps a response to an `ApiError`, or to null for a success (spec §8). `mayHaveReached`: the request
 * was one that changes something. The order of the checks matters, because a known message counts with
 * any status.
 *
 * The message `Unauthenticated.` ends the session, whatever the status; with a 401, other spellings of it do too. The
 * status 401 alone ends nothing, because a wrong password and the page of a firewall may have it as well.
 */
export function classify(
  response: HttpResponse,
  endpoint: Endpoint,
  mayHaveReached: boolean,
): ApiError | null {
  const { status } = response;
  const messages = getMessages(response.body);
  const isEnd = (text: string) =>
    text === UNAUTHENTICATED || (status === 401 && UNAUTHENTICATED_401.test(text));
  if (messages.some(isEnd)) return new ApiError('unauthenticated', { status });
  const knownKinds = messages
    .map((text) => getKindOfMessage(text, endpoint))
    .filter((kind) => kind !== undefined);
  const isKnown = knownKinds.length > 0;
  if (!isKnown && status >= 200 && status < 300) return null;

  // Without a known message, the status gives the kind.
  const kind = knownKinds[0] ?? getKindOfStatus(status, messages, endpoint);
  const kinds = isKnown ? knownKinds : [kind];
  const asksToWait = kind === 'wait' || status === 429;
  // A known message that belongs to no field, as that of a rate limit, is about the whole call.
  const isAboutWholeCall = isKnown && !getField(kind);
  const refused = status === 422 ? getErrors(response.body) : {};
  return new ApiError(kind, {
    status,
    fields: isAboutWholeCall ? [] : getFieldErrors(kinds, refused, endpoint),
    retryAfter: asksToWait ? getWait(messages, response.retryAfter) : undefined,
    outcomeUnknown: mayHaveReached && MAY_HAVE_CHANGED.has(kind) && leavesOutcomeUnknown(status),
  });
}

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

/** The kinds after which a change may have been made, if the status allows it too (`leavesOutcomeUnknown`). */
const MAY_HAVE_CHANGED: ReadonlySet<ErrorKind> = new Set([
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
const leavesOutcomeUnknown = (status: number) => status >= 500 && status !== 503;

/**
 * The message of Laravel's `firstOrFail` and `findOrFail` for the model `User`. A soft-deleted account passes the rule
 * `exists` of the log-in, but these don't find it.
 */
const MISSING_USER = /^No query results for model \[(?:\w+\\)*User\]/;

const NULL_USER = /null user/i;
const NULL = /\bon null|of non-object/i;
const MEMBER = /(?:property|member function) ["']?(\w+)/i;

/**
 * Properties and methods that only the server's user has. A PHP error about null that names one of them means that the
 * user is null. `id`, `name`, `pools`, `stats`, `state` and `created_at` are left out, because a game, a team, a week,
 * a postal code or a prediction may have them too.
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
    return ABOUT_THE_USER.has(endpoint) || USER_MEMBERS.has(MEMBER.exec(text)?.[1] ?? '');
  });
}
