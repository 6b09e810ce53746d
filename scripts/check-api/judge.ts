import { ApiError } from '../../src/api/error.ts';
import type { ErrorKind } from '../../src/api/messages.ts';
import { cut, describe, describeError, describeLast, isGood } from './answers.ts';
import type { CheckSettings } from './arguments.ts';
import { type Browser, getLast } from './browser.ts';
import { type Context, check, copes, fails, type Head, judge, type Outcome } from './check.ts';
import { countRead, countSent, findDifferences } from './differences.ts';

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
