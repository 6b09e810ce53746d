import { isRecord } from '../../src/api/decode.ts';
import { ApiError } from '../../src/api/error.ts';
import type { ErrorKind } from '../../src/api/messages.ts';
import { parseBody } from '../../src/api/parse-body.ts';
import { cut, describe, describeError, describeLast, isGood } from './answers.ts';
import { type Context, check, copes, fails, type Head, judge, type Outcome } from './check.ts';
import { findDifferences, findRowDifferences } from './differences.ts';
import type { Browser, CheckSettings } from './environment.ts';
import { type Exchange, getLast } from './exchange.ts';
import { countRead, findRestOfList, getRowsSent } from './lists.ts';

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

export const NOT_UTF8 = 'text that is not UTF-8';

/** At most this many differences explain a failure. */
const MAX_DIFFERENCES = 2;

/** Compares an answer that the product has read with the contract. */
export async function judgeRead<T>(context: Context, endpoint: string, call: Promise<T>) {
  const { value, error } = await attempt(call);
  const exchange = getLast(context.record, endpoint.split(' ')[1]);
  const got = describe(exchange);
  const differences = findDifferences(context.contract, exchange);
  if (error) {
    const isUnreadable = isGood({ ...exchange, status: error.status });
    const text = isUnreadable ? explainUnreadable(context, error, exchange) : describeError(error.kind);
    return { ...fails(`${got}: ${text}`), value, error };
  }
  const broken = findBrokenText(exchange.text);
  if (broken !== null) return { ...fails(`${NOT_UTF8}: “${broken}”`), step: 14, value, error };
  const read = countRead(value);
  const lost = read === null ? null : findLostRows(exchange, read, isRanking(value));
  if (lost !== null) return { ...fails(withRowDifferences(context, lost, exchange)), value, error };
  const text = differences.join('; ') || (read === null ? got : `${got}, ${read} rows`);
  return { ...judge(text, differences.length === 0, true), value, error };
}

const addDifferences = (text: string, differences: readonly string[]) =>
  [text, differences.slice(0, MAX_DIFFERENCES).join('; ')].filter(Boolean).join(': ');

/** Adds the first differences between the rows of a list and the contract, of all properties or of these. */
export const withRowDifferences = (
  { contract }: Pick<Context, 'contract'>,
  text: string,
  exchange: Exchange,
  properties = /^/,
) =>
  addDifferences(
    text,
    findRowDifferences(contract, exchange).filter((difference) => properties.test(difference)),
  );

const UNREADABLE = "the product can't read it";

function explainUnreadable({ contract }: Context, { cause }: ApiError, exchange: Exchange): string {
  if (parseBody(exchange.text).kind !== 'json') return `${UNREADABLE}: the contract wants JSON`;
  const rows = findRowDifferences(contract, exchange);
  const whole = findDifferences(contract, exchange).filter((difference) => difference.startsWith('body'));
  const text = addDifferences(UNREADABLE, rows.length > 0 ? rows : whole);
  if (text !== UNREADABLE || !(cause instanceof Error)) return text;
  return `${text}: ${cut(cause.message.replace(/^.* can't be read: /, ''))}`;
}

/**
 * Finds text in another encoding than UTF-8: bytes that are not valid, or letters of UTF-8 that were taken for Latin-1
 * and encoded again.
 */
function findBrokenText(text: string): string | null {
  const body = parseBody(text);
  // PHP escapes letters as `\u00e9`.
  const plain = body.kind === 'json' ? JSON.stringify(body.value) : text;
  const [broken] = /[^"\n]{0,12}(?:\uFFFD|[ÃÂ][\u0080-\u00BF])[^"\n]{0,12}/.exec(plain) ?? [];
  return broken ?? null;
}

const isRanking = (value: unknown) => isRecord(value) && 'rows' in value;

function findLostRows(exchange: Exchange, read: number, canHavePages: boolean): string | null {
  const sent = getRowsSent(exchange).length;
  if (read < sent) return `${sent - read} of ${sent} rows are unreadable or repeated`;
  return canHavePages ? null : findRestOfList(exchange);
}
