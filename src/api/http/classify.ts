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
import { saysMissingUser } from './missing-user.ts';
import { clampWait, DEFAULT_WAIT_SECONDS } from './retry-after.ts';
import type { HttpResponse } from './transport.ts';

const AND_MORE = / \(and \d+ more errors?\)$/;

/**
 * Maps a response to an `ApiError`, or to null for a success (spec §8). `mayHaveReachedServer`: the request is a
 * `write` that may have left the device. The order of the checks matters, because a known message counts with any
 * status.
 *
 * The message `Unauthenticated.` ends the session, whatever the status; with a 401, other spellings of it do too. The
 * status 401 alone ends nothing, because a wrong password and the page of a firewall may have it as well.
 */
export function classify(
  response: HttpResponse,
  endpoint: Endpoint,
  mayHaveReachedServer: boolean,
): ApiError | null {
  const { status } = response;
  const messages = getMessages(response.body);
  const saysSessionOver = (text: string) =>
    text === UNAUTHENTICATED || (status === 401 && UNAUTHENTICATED_401.test(text));
  if (messages.some(saysSessionOver)) return new ApiError('unauthenticated', { status });
  const knownKinds = messages
    .map((text) => getKindOfMessage(text, endpoint))
    .filter((kind) => kind !== undefined);
  const hasKnownKind = knownKinds.length > 0;
  if (!hasKnownKind && status >= 200 && status < 300) return null;

  const kind = knownKinds[0] ?? getKindOfStatus(status, messages, endpoint);
  const asksToWait = kind === 'wait' || status === 429;
  // A known message that belongs to no field, as that of a rate limit, is about the whole call, so no field is marked.
  // The refusal of a boleto may be about one of its games.
  const isAboutWholeCall = hasKnownKind && !getField(kind) && endpoint !== 'pool';
  // Fields that the message doesn't name: those of Laravel's validation.
  const errorsByField = status === 422 ? getErrors(response.body) : {};
  return new ApiError(kind, {
    status,
    fields: isAboutWholeCall
      ? []
      : getFieldErrors(hasKnownKind ? knownKinds : [kind], errorsByField, endpoint),
    retryAfter: asksToWait ? getWait(messages, response.retryAfter) : undefined,
    outcomeUnknown: mayHaveReachedServer && UNCERTAIN_KINDS.has(kind) && isUncertainStatus(status),
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
  // An answer to a trivia has no error of its own for a missing user (spec §8).
  if (endpoint !== 'trivia' && saysMissingUser(status, messages, endpoint)) return 'accountEliminated';
  if (status === 419 || status === 404) return 'connectionError';
  if (endpoint === 'change' && status >= 400 && status < 500 && status !== 429) return 'changePasswordError';
  return 'unpreventedError';
}

/** The kinds after which a change may have been made, if the status allows it too (`isUncertainStatus`). */
const UNCERTAIN_KINDS: ReadonlySet<ErrorKind> = new Set([
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
const isUncertainStatus = (status: number) => status >= 500 && status !== 503;
