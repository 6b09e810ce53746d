import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Endpoint } from '../../src/api/contract/schemas.ts';
import { getWeekLists, isRecord, toList, unwrap } from '../../src/api/decode.ts';
import { ApiError } from '../../src/api/error.ts';
import { classify } from '../../src/api/http/classify.ts';
import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import type { ErrorKind } from '../../src/api/messages.ts';
import { type Body, parseBody } from '../../src/api/parse-body.ts';
import { contract, fitsPath, resolve } from '../../src/api/testing/contract.ts';
import type { Trivia, User } from '../../src/domain/types.ts';
import type { CheckSettings } from './arguments.ts';
import { type Browser, createBrowser, type Exchange, getLast } from './browser.ts';

const MAX_TEXT_LENGTH = 90;

/** `copes`: the response differs from the contract, but the product handles it. `fails`: it can't handle it. */
export type Verdict = 'expected' | 'copes' | 'fails' | 'skipped';

export interface Outcome {
  verdict: Verdict;
  got: string;
  /** Step of the guide, when it is not the check's own. */
  step?: number;
}

export interface Check {
  /** Step of docs/guides/connect-laravel.md that fixes a failed check; 0 when none does. */
  step: number;
  /** Method and path of the contract, such as `GET /api/zipcode/{zipcode}`. */
  endpoint: string;
  check: string;
  expected: string;
  run(context: Context): Promise<Outcome>;
  needs?: keyof typeof OBSTACLES;
}

export type Context = ReturnType<typeof createContext>;

export function createContext(settings: CheckSettings, readCode: (email: string) => Promise<string | null>) {
  const record: Exchange[] = [];
  const openBrowser = () => createBrowser(settings.url, settings.origin, record);
  return {
    settings,
    readCode,
    /** All calls of all browsers, in their order. */
    record: record as readonly Exchange[],
    openBrowser,
    visitor: openBrowser(),
    player: openBrowser(),
    user: null as User | null,
    newcomer: openBrowser(),
    newcomerState: 'none' as 'none' | 'registered' | 'confirmed' | 'deleted',
    newcomerAccount: { email: '', password: '' },
    sent: null as { gameId: string; homeScore: number; awayScore: number } | null,
    trivia: null as Trivia | null,
  };
}

const NO_ACCOUNT = 'needs --email and --password';

const isAt =
  (state: Context['newcomerState']) =>
  ({ newcomerState, settings }: Context) =>
    settings.mayWrite ? newcomerState !== state && 'the new account is not that far' : 'needs --write';

/** Why a check can't run. */
export const OBSTACLES = {
  'another origin': ({ settings }) =>
    settings.origin === settings.url && 'the pages have the same origin (--origin)',
  account: ({ settings }) => !settings.account && NO_ACCOUNT,
  player: ({ settings, user }) => (settings.account ? !user && 'the log-in failed' : NO_ACCOUNT),
  write: ({ settings }) => !settings.mayWrite && 'needs --write',
  registered: isAt('registered'),
  confirmed: isAt('confirmed'),
  deleted: isAt('deleted'),
  'a prediction': ({ sent }) => !sent && 'no prediction was kept',
  'a trivia': ({ trivia }) => !trivia && 'no question came with a prediction',
  'two players': (context) => isAt('confirmed')(context) || (!context.user && NO_ACCOUNT),
  'any player': ({ newcomerState, user }) =>
    newcomerState !== 'confirmed' && !user && `${NO_ACCOUNT}, or --write`,
} satisfies Record<string, (context: Context) => string | false>;

export const when = (needs: Check['needs'], checks: Check[]): Check[] =>
  checks.map((check) => ({ ...check, needs }));

type Head = readonly [step: number, endpoint: string, check: string, expected: string];

export const check = ([step, endpoint, name, expected]: Head, run: Check['run']): Check => ({
  step,
  endpoint,
  check: name,
  expected,
  run,
});

export const judge = (got: string, isExpected: boolean, doesCope = false): Outcome => ({
  verdict: isExpected ? 'expected' : doesCope ? 'copes' : 'fails',
  got,
});
export const copes = (got: string) => judge(got, false, true);
export const fails = (got: string) => judge(got, false);
export const skipped = (got: string): Outcome => ({ verdict: 'skipped', got });

export async function attempt<T>(
  call: Promise<T>,
): Promise<{ value: T; error: null } | { value: null; error: ApiError }> {
  try {
    return { value: await call, error: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { value: null, error };
  }
}

/** Logs in and keeps the token. Returns the error of a log-in that failed. */
export async function logIn(browser: Browser, account: CheckSettings['account']): Promise<ApiError | null> {
  const { value, error } = await attempt(
    browser.api.send((calls) => calls.login(account ?? { email: '', password: '' })),
  );
  browser.token = value?.token ?? browser.token;
  return error;
}

export const isGood = ({ status }: Exchange) => status >= 200 && status < 300;

export const isRedirected = ({ redirectedTo, status }: Exchange) =>
  redirectedTo !== null || (status >= 300 && status < 400);

export function getObject({ text }: Pick<Exchange, 'text'>): Record<string, unknown> {
  const body = parseBody(text);
  return body.kind === 'json' && isRecord(body.value) ? body.value : {};
}

const cut = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);

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
  return classify(raw, { endpoint, outcomeUnknown: false })?.kind ?? null;
}

const SCREENS: Readonly<Partial<Record<ErrorKind, string>>> = {
  unpreventedError: 'the unexpected error',
  connectionError: 'a connection error',
  networkError: 'a connection error',
  unauthenticated: 'the end of the session',
  accountEliminated: 'a deleted account',
};

export const describeError = (kind: ErrorKind) => `the player sees ${SCREENS[kind] ?? `“${kind}”`}`;

interface Refusal {
  wanted: readonly ErrorKind[];
  /** Other error kinds than the contract's that the product also handles. They give the verdict `copes`. */
  tolerated?: readonly ErrorKind[];
  /** Why an API may accept the call, if it may. */
  acceptance?: string;
}

/** `expected` begins with the statuses of the contract, such as “401 or 422 Invalid Credentials”. */
export async function judgeRefusal(
  context: Context,
  call: Promise<unknown>,
  expected: string,
  { wanted, tolerated = [], acceptance }: Refusal,
): Promise<Outcome> {
  const { error } = await attempt(call);
  const got = describeLast(context);
  if (!error) return judge(`${got}: ${acceptance ?? 'accepted'}`, false, acceptance !== undefined);
  const statuses = expected.match(/\b\d{3}\b/g)?.map(Number) ?? [];
  if (wanted.includes(error.kind)) return judge(got, statuses.includes(error.status), true);
  return tolerated.includes(error.kind) ? copes(got) : fails(`${got}: ${describeError(error.kind)}`);
}

/** A call that the API has to refuse with an error of the kinds `wanted`. */
export const refusal = (
  head: Head,
  { send, ...rest }: Refusal & { send: (context: Context) => Promise<unknown> },
) => check(head, (context) => judgeRefusal(context, send(context), head[3], rest));

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  verbose: true,
  formats: { date: /^\d{4}-\d{2}-\d{2}$/, email: true, 'date-time': true },
});

function explain({ data, instancePath, keyword, message, params }: ErrorObject): string {
  const at = `body${instancePath.replaceAll('/', '.')}`;
  if (keyword === 'type') return `${at}: ${JSON.stringify(data)} is not ${[params.type].flat().join(' or ')}`;
  if (keyword === 'required') return `${at}: ${params.missingProperty} is missing`;
  return `${at}: ${params.format === 'date' ? 'not a date alone' : message}`;
}

function findDifferences({ headers, method, path: address, status, text }: Exchange): string[] {
  const path = Object.keys(contract.paths).find((pattern) => fitsPath(pattern, address)) ?? '';
  const responses: Record<string, { $ref?: string; content?: { 'application/json': { schema: object } } }> =
    contract.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const [code, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const differences = String(status) === code ? [] : [`status ${status} instead of ${code}`];
  if (text === '') return differences;
  const type = headers.get('content-type') ?? 'none';
  if (!type.includes('json')) differences.push(`Content-Type is ${type}`);
  const schema = response && resolve(response).content?.['application/json'].schema;
  const body = parseBody(text);
  if (!schema || body.kind !== 'json') return differences;
  const fits = ajv.compile({ ...schema, components: contract.components });
  const findFaults = (value: unknown) => (fits(value) ? [] : (fits.errors ?? []).map(explain));
  const faults = findFaults(body.value);
  const inner = unwrap(body.value);
  const innerFaults = findFaults(inner);
  // A ranking has a `data` of its own.
  if (innerFaults.length >= faults.length) return differences.concat(faults);
  return [...differences, 'wrapped in “data”', ...innerFaults];
}

function isList(value: unknown): boolean {
  const inner = isRecord(value) && 'data' in value ? value.data : value;
  return Array.isArray(inner) || Boolean(toList(inner)?.length);
}

/** Counts the rows of a list, of a page or of lists by week. */
function countSent({ text }: Exchange): number {
  const body = parseBody(text);
  const value = body.kind === 'json' ? unwrap(body.value) : null;
  const list = toList(value);
  if (list && !list.some(isList)) return list.length;
  return getWeekLists(value).reduce((sum, week) => sum + week.list.length, 0);
}

/** Returns null for a value that is no list. */
function countRead(value: unknown): number | null {
  const list = value instanceof Map ? [...value.values()].flat() : isRecord(value) ? value.rows : value;
  return Array.isArray(list) ? list.length : null;
}

/** Compares an answer that the product has read with the contract. */
export async function judgeRead<T>(context: Context, endpoint: string, call: Promise<T>) {
  const { value, error } = await attempt(call);
  const exchange = getLast(context.record, endpoint.split(' ')[1]);
  const got = describe(exchange);
  if (error) {
    const why = isGood({ ...exchange, status: error.status })
      ? "the product can't read it"
      : describeError(error.kind);
    return { ...fails(`${got}: ${why}`), value, error };
  }
  const read = countRead(value);
  const sent = read === null ? 0 : countSent(exchange);
  if (read !== null && read < sent)
    return { ...fails(`${sent - read} of ${sent} rows are unreadable or repeated`), value, error };
  // The rows of a list usually have the same differences, so each difference stands once.
  const differences = findDifferences(exchange).map((difference) =>
    cut(difference.replace(/\.\d+(?=\.|:)/g, '[]')),
  );
  const text = [...new Set(differences)].join('; ') || (read === null ? got : `${got}, ${read} rows`);
  return { ...judge(text, differences.length === 0, true), value, error };
}
