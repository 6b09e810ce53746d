/**
 * From what came back, or didn't, to the one error the product knows (spec §8). The order matters and stands here
 * alone: we stopped it; no answer; session over; words known for the call; postal code 404; 419 and 404; the rest.
 */
import { ApiError, type ErrorField, type ErrorKind, type FieldError } from '../error.ts';
import { type Endpoint, FIELD_OF, getKindOfMessage, parseSeconds, UNAUTHENTICATED } from '../messages.ts';
import type { Body } from './json.ts';
import { saysNullUser } from './null-user.ts';
import { limitWait } from './retry-after.ts';

/** What one HTTP exchange ended in. */
export type Raw =
  | { type: 'aborted' }
  /** No answer, or its body was cut; `status` is 0 when not even the headers came. */
  | { type: 'no-response'; status: number; isDeadline: boolean }
  | { type: 'response'; status: number; body: Body; retryAfter: number | null }
  /** A good status whose body is not what the call promises. */
  | { type: 'undecodable'; status: number };

/** The call the answer belongs to. */
export interface Asked {
  endpoint: Endpoint;
  /** True when something that changes state was sent: the server may have done it whatever came back. */
  mayHaveChanged: boolean;
}

/** Laravel's summary of the other failing fields, which would spoil the comparison. */
const AND_MORE = / \(and \d+ more errors?\)$/;
/** Nobody refuses in more ways than this; a hostile list is not read to its end. */
const MOST_MESSAGES = 50;
/** Seconds to wait after a 429 that names none. */
const DEFAULT_WAIT = 30;
/** Seconds of Laravel's own throttles of log-ins and of reset links, which send no `Retry-After`. */
const LARAVEL_WAIT = 60;

/** The server's words: the failing fields first, then `message` without Laravel's summary. */
function getMessages(body: Body): string[] {
  if (body.kind !== 'json' || typeof body.value !== 'object' || body.value === null) return [];
  const { message, errors } = body.value as { message?: unknown; errors?: unknown };
  const fields = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  return [...fields.slice(0, MOST_MESSAGES), message]
    .filter((words) => typeof words === 'string')
    .map((words) => words.trim().replace(AND_MORE, ''));
}

/** Each failing field once, with the first of its messages. */
function getFieldErrors(kinds: readonly ErrorKind[]): FieldError[] {
  const errors = new Map<ErrorField, FieldError>();
  for (const kind of kinds) {
    const field = FIELD_OF[kind];
    if (field && !errors.has(field)) errors.set(field, { field, kind });
  }
  return [...errors.values()];
}

/** Seconds to wait: those the text names, else those of the header, else the server's usual wait. */
function getWait(kind: ErrorKind, messages: string[], header: number | null, endpoint: Endpoint): number {
  const named = messages.map(parseSeconds).find((seconds) => seconds !== null);
  if (named != null) return limitWait(named);
  const isLaravelThrottle = kind === 'wait' && (endpoint === 'forgot' || endpoint === 'login');
  return header ?? (isLaravelThrottle ? LARAVEL_WAIT : DEFAULT_WAIT);
}

function getKindOfStatus(status: number, messages: string[], endpoint: Endpoint): ErrorKind {
  if (status === 404 && endpoint === 'zipcode') return 'zipcode-not-found';
  if (status === 419 || status === 404) return 'connection';
  const isGone = status >= 500 && endpoint !== 'trivia' && saysNullUser(messages, endpoint);
  if (isGone) return 'account-eliminated';
  if (endpoint === 'change' && status >= 400 && status < 500 && status !== 429) return 'change-password';
  return 'unprevented';
}

/** What a server that broke down may have said; any other kind is a refusal, and nothing was done. */
const BROKEN_SERVER: ReadonlySet<ErrorKind> = new Set(['unprevented', 'account-eliminated']);

/** Server errors that may come after the work was done; 503 is maintenance and comes before it. */
const isDoubtful = (status: number) => status >= 500 && status !== 503;

/** The error that `raw` means, or null for a good answer. Pure. */
export function classify(raw: Raw, { endpoint, mayHaveChanged }: Asked): ApiError | null {
  if (raw.type === 'aborted') return new ApiError('aborted', { outcomeUnknown: mayHaveChanged });
  const { status } = raw;
  if (raw.type === 'no-response') {
    return new ApiError('network', { status, outcomeUnknown: mayHaveChanged });
  }
  if (raw.type === 'undecodable') {
    return new ApiError('unprevented', { status, outcomeUnknown: mayHaveChanged });
  }

  const messages = getMessages(raw.body);
  if (messages.includes(UNAUTHENTICATED)) return new ApiError('unauthenticated', { status });
  const kinds = messages.map((text) => getKindOfMessage(text, endpoint)).filter((kind) => kind !== undefined);
  const [known] = kinds;
  if (!known && status >= 200 && status < 300) return null;

  const kind = known ?? getKindOfStatus(status, messages, endpoint);
  const asksToWait = kind === 'wait' || status === 429;
  return new ApiError(kind, {
    status,
    fields: FIELD_OF[kind] ? getFieldErrors([kind, ...kinds]) : [],
    retryAfter: asksToWait ? getWait(kind, messages, raw.retryAfter, endpoint) : undefined,
    outcomeUnknown: BROKEN_SERVER.has(kind) && mayHaveChanged && isDoubtful(status),
  });
}
