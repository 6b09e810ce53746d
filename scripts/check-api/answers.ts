import type { Endpoint } from '../../src/api/contract/schemas.ts';
import { isRecord } from '../../src/api/decode.ts';
import { classify } from '../../src/api/http/classify.ts';
import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import type { ErrorKind } from '../../src/api/messages.ts';
import { type Body, parseBody } from '../../src/api/parse-body.ts';
import type { Context } from './check.ts';
import { type Exchange, getLast } from './exchange.ts';

const MAX_TEXT_LENGTH = 90;

export const isGood = ({ status }: Exchange) => status >= 200 && status < 300;

export const isRedirected = ({ redirectedTo, status }: Exchange) =>
  redirectedTo !== null || (status >= 300 && status < 400);

export function getObject({ text }: Pick<Exchange, 'text'>): Record<string, unknown> {
  const body = parseBody(text);
  return body.kind === 'json' && isRecord(body.value) ? body.value : {};
}

export const cut = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;

function describeBody(body: Body, text: string): string {
  if (body.kind === 'empty') return 'empty body';
  if (body.kind === 'text') return `not JSON: “${cut(text.replace(/\s+/g, ' ').trim())}”`;
  const { message, errors } = getObject({ text });
  const texts = isRecord(errors) ? Object.values(errors).flat() : [message];
  const unique = [...new Set(texts.filter((text) => typeof text === 'string'))];
  return cut(unique.join(' ')) || 'JSON';
}

export function describe({ failure, headers, redirectedTo, status, text }: Exchange): string {
  if (failure !== null) return cut(status ? `${status}, ${failure}` : failure);
  const location = headers.get('location');
  if (location !== null) return `${status} to ${cut(location)}`;
  if (redirectedTo !== null) return `redirected to ${cut(redirectedTo)}: ${status}`;
  const retryAfter = headers.get('retry-after');
  return `${status}, ${describeBody(parseBody(text), text)}${retryAfter === null ? '' : `, Retry-After: ${retryAfter}`}`;
}

export const describeLast = ({ record }: Context, path?: string) => describe(getLast(record, path));

export function getErrorKind(exchange: Exchange, endpoint: Endpoint): ErrorKind | null {
  const { failure, headers, status, text } = exchange;
  if (failure !== null) return 'networkError';
  const retryAfter = parseRetryAfter(headers.get('retry-after'), Date.now());
  const raw = { type: 'response', status, body: parseBody(text), retryAfter } as const;
  return classify(raw, endpoint, false)?.kind ?? null;
}

const SCREENS: Readonly<Partial<Record<ErrorKind, string>>> = {
  unpreventedError: 'the unexpected error',
  connectionError: 'a connection error',
  networkError: 'a connection error',
  unauthenticated: 'the end of the session',
  accountEliminated: 'a deleted account',
};

export const describeError = (kind: ErrorKind) => `the player sees ${SCREENS[kind] ?? `“${kind}”`}`;
