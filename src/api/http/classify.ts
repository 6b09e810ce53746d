/**
 * From what came back, or didn't, to the one error the product knows (spec §8). The order matters and stands here
 * alone: we stopped it; no answer; session over; words known for the call; postal code 404; 419 and 404; the rest.
 */
import { ApiError, type ErrorKind } from '../error.ts';
import type { Body } from './json.ts';
import { type Endpoint, FIELD_OF, KNOWN_MESSAGES, UNAUTHENTICATED } from './messages.ts';
import { saysNullUser } from './null-user.ts';

/** What one HTTP exchange ended in. */
export type Raw =
  | { type: 'aborted' }
  /** No answer, or its body was cut; `status` is 0 when not even the headers came. */
  | { type: 'no-response'; status: number; isDeadline: boolean }
  | { type: 'response'; status: number; body: Body; retryAfter: number }
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

/** The server's words: the failing fields first, then `message` without Laravel's summary. */
function messagesOf(body: Body): string[] {
  if (body.kind !== 'json' || typeof body.value !== 'object' || body.value === null) return [];
  const { message, errors } = body.value as { message?: unknown; errors?: unknown };
  const fields = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  return [...fields.slice(0, MOST_MESSAGES), message]
    .filter((words) => typeof words === 'string')
    .map((words) => words.trim().replace(AND_MORE, ''));
}

function kindOfWords(messages: string[], endpoint: Endpoint): ErrorKind | undefined {
  const known = KNOWN_MESSAGES[endpoint];
  const words = messages.find((text) => known && Object.hasOwn(known, text));
  return words === undefined ? undefined : known?.[words];
}

function kindOfStatus(status: number, messages: string[], endpoint: Endpoint): ErrorKind {
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

  const messages = messagesOf(raw.body);
  if (messages.includes(UNAUTHENTICATED)) return new ApiError('unauthenticated', { status });
  const known = kindOfWords(messages, endpoint);
  if (!known && status >= 200 && status < 300) return null;

  const kind = known ?? kindOfStatus(status, messages, endpoint);
  const asksToWait = kind === 'wait' || status === 429;
  return new ApiError(kind, {
    status,
    field: FIELD_OF[kind],
    retryAfter: asksToWait ? raw.retryAfter : undefined,
    outcomeUnknown: BROKEN_SERVER.has(kind) && mayHaveChanged && isDoubtful(status),
  });
}
