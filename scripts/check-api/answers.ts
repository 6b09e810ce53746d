import { isRecord, unwrap } from '../../src/api/decode.ts';
import type { ApiError } from '../../src/api/error.ts';
import { classify } from '../../src/api/http/classify.ts';
import { type Body, parseBody } from '../../src/api/http/json.ts';
import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import type { Endpoint, ErrorKind } from '../../src/api/messages.ts';
import { contract, resolve } from '../../src/api/testing/contract.ts';
import { findFaults, type Schema } from '../../src/api/testing/schema.ts';
import type { Browser, Exchange } from './browser.ts';
import {
  attempt,
  type Check,
  type CheckOutcome,
  type Context,
  copes,
  createCheck,
  expected,
  fails,
} from './check.ts';

const MAX_TEXT_LENGTH = 90;

const cut = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);

export const isGood = (status: number) => status >= 200 && status < 300;

export function getObject({ text }: Pick<Exchange, 'text'>): Record<string, unknown> {
  const body = parseBody(text);
  return body.kind === 'json' && isRecord(body.value) ? body.value : {};
}

function describeBody(body: Body, text: string): string {
  if (body.kind === 'empty') return 'empty body';
  if (body.kind === 'text') return `not JSON: “${cut(text.replace(/\s+/g, ' ').trim())}”`;
  const { message, errors } = getObject({ text });
  const fields = isRecord(errors) ? Object.values(errors).flat() : [];
  const texts = [
    ...new Set((fields.length > 0 ? fields : [message]).filter((one) => typeof one === 'string')),
  ];
  return texts.length > 0 ? cut(texts.join(' ')) : 'JSON';
}

export function describeExchange(exchange: Exchange): string {
  const { failure, headers, redirectedTo, status, text } = exchange;
  if (failure !== null) return cut(status ? `${status}, ${failure}` : failure);
  const location = headers.get('location');
  if (location !== null) return `${status} to ${cut(location)}`;
  if (redirectedTo !== null) return `redirected to ${cut(redirectedTo)}: ${status}`;
  const retryAfter = headers.get('retry-after');
  return `${status}, ${describeBody(parseBody(text), text)}${retryAfter === null ? '' : `, Retry-After: ${retryAfter}`}`;
}

export const isRedirected = ({ redirectedTo, status }: Exchange) =>
  redirectedTo !== null || (status >= 300 && status < 400);

export function getErrorKind(exchange: Exchange, endpoint: Endpoint): ErrorKind | null {
  const { failure, headers, status, text } = exchange;
  if (failure !== null) return 'network';
  const retryAfter = parseRetryAfter(headers.get('retry-after'), Date.now());
  const raw = { type: 'response', status, body: parseBody(text), retryAfter } as const;
  return classify(raw, { endpoint, mayHaveChanged: false })?.kind ?? null;
}

const SCREENS: Readonly<Partial<Record<ErrorKind, string>>> = {
  unprevented: 'the unexpected error',
  connection: 'a connection error',
  network: 'a connection error',
  unauthenticated: 'the end of the session',
  'account-eliminated': 'a deleted account',
};

export const describeError = (kind: ErrorKind) => `the player sees ${SCREENS[kind] ?? `“${kind}”`}`;

interface Refusal {
  /** Begins with the statuses of the contract, such as “401 or 422 Invalid Credentials”. */
  expected: string;
  wanted: readonly ErrorKind[];
  accepted?: readonly ErrorKind[];
  acceptedBecause?: string;
}

export async function judgeRefusal(
  browser: Browser,
  call: Promise<unknown>,
  { expected: text, wanted, accepted = [], acceptedBecause }: Refusal,
): Promise<CheckOutcome> {
  const { error } = await attempt(call);
  const status = text.match(/\b\d{3}\b/g)?.map(Number) ?? [];
  const got = describeExchange(browser.last());
  if (!error) return acceptedBecause ? copes(`${got}: ${acceptedBecause}`) : fails(`${got}: accepted`);
  if (wanted.includes(error.kind)) return status.includes(error.status) ? expected(got) : copes(got);
  return accepted.includes(error.kind) ? copes(got) : fails(`${got}: ${describeError(error.kind)}`);
}

interface RefusalOptions
  extends Pick<Refusal, 'accepted' | 'acceptedBecause'>,
    Pick<Check, 'step' | 'needs'> {
  who?: 'visitor' | 'player' | 'newcomer';
}

/** A call that the API has to refuse with an error of the kinds `wanted`. */
export const createRefusalCheck = (
  endpoint: string,
  check: string,
  expectedText: string,
  wanted: readonly ErrorKind[],
  call: (api: Browser['api'], context: Context) => Promise<unknown>,
  { who = 'visitor', step = 5, needs, ...accepted }: RefusalOptions = {},
): Check =>
  createCheck(endpoint, check, expectedText, { step, needs }, (context) =>
    judgeRefusal(context[who], call(context[who].api, context), {
      expected: expectedText,
      wanted,
      ...accepted,
    }),
  );

const dropNames = (path: string) => path.replace(/\{\w+\}/g, '{}');

function findDifferences(exchange: Exchange, path: string): string[] {
  const template = Object.keys(contract.paths).find((one) => dropNames(one) === dropNames(path)) ?? '';
  const operation = contract.paths[template]?.[exchange.method.toLowerCase()];
  const good: [string, { $ref?: string; content?: { 'application/json': { schema: Schema } } }][] =
    Object.entries(operation?.responses ?? {});
  const [code, response] = good.find(([one]) => one.startsWith('2')) ?? [];
  const differences =
    String(exchange.status) === code ? [] : [`status ${exchange.status} instead of ${code}`];
  if (exchange.text === '') return differences;
  const type = exchange.headers.get('content-type') ?? 'none';
  if (!type.includes('json')) differences.push(`Content-Type is ${type}`);
  const schema = response && resolve(response).content?.['application/json'].schema;
  const body = parseBody(exchange.text);
  if (!schema || body.kind !== 'json') return differences;
  const faults = findFaults(body.value, schema, resolve);
  const inner = unwrap(body.value);
  if (faults.length === 0 || inner === body.value) return differences.concat(faults);
  return [...differences, 'wrapped in “data”', ...findFaults(inner, schema, resolve)];
}

export type CountRows<T> = (sent: unknown, read: T) => { sent: number; read: number };

/** `endpoint` is the method and path of the contract, such as `GET /api/zipcode/{zipcode}`. */
export async function judgeRead<T>(
  browser: Browser,
  endpoint: string,
  call: Promise<T>,
  count?: CountRows<T>,
): Promise<CheckOutcome & { value: T | null; error: ApiError | null }> {
  const [, path = ''] = endpoint.split(' ');
  const { value, error } = await attempt(call);
  const exchange = browser.last(path);
  const got = describeExchange(exchange);
  if (error) {
    const why = isGood(error.status)
      ? `${got}: the product can't read it`
      : `${got}: ${describeError(error.kind)}`;
    return { ...fails(why), value: null, error };
  }
  const body = parseBody(exchange.text);
  const rows = count && body.kind === 'json' ? count(body.value, value) : null;
  if (rows && rows.read < rows.sent) {
    const lost = `${rows.sent - rows.read} of ${rows.sent} rows are unreadable or repeated`;
    return { ...fails(lost), value, error };
  }
  // The rows of a list usually have the same differences, so each difference stands once.
  const differences = findDifferences(exchange, path).map((one) => cut(one.replace(/\.\d+(?=\.|:)/g, '[]')));
  const outcome =
    differences.length > 0
      ? copes([...new Set(differences)].join('; '))
      : expected(rows ? `${got}, ${rows.read} rows` : got);
  return { ...outcome, value, error };
}
