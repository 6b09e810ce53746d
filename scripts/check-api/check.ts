import { randomBytes } from 'node:crypto';
import type { Registration } from '../../src/api/api.ts';
import { ApiError } from '../../src/api/error.ts';
import type { User } from '../../src/domain/types.ts';
import type { CheckSettings } from './arguments.ts';
import type { Browser, Exchange } from './browser.ts';

/**
 * `copes`: the response differs from the contract, but the product handles it. `fails`: the product can't
 * handle it.
 */
export type Verdict = 'expected' | 'copes' | 'fails' | 'skipped';

export interface CheckOutcome {
  verdict: Verdict;
  got: string;
  /** Step of the guide, when it is not the check's own. */
  step?: number;
}

export interface Check {
  endpoint: string;
  check: string;
  expected: string;
  /** Step of docs/guides/connect-laravel.md that fixes a failed check. */
  step?: number;
  /** Returns why the check can't run, or null. */
  needs?: Needs;
  run(context: Context): Promise<CheckOutcome>;
}

type Needs = (context: Context) => string | null;

export const createCheck = (
  endpoint: string,
  check: string,
  expected: string,
  { step, needs }: Pick<Check, 'step' | 'needs'>,
  run: Check['run'],
): Check => ({ endpoint, check, expected, step, needs, run });

export interface Finding extends CheckOutcome {
  endpoint: string;
  check: string;
  expected: string;
}

export type NewcomerState = 'none' | 'registered' | 'confirmed' | 'deleted';

export interface Context {
  settings: CheckSettings;
  visitor: Browser;
  player: Browser;
  user: User | null;
  newcomer: Browser;
  newcomerState: NewcomerState;
  newcomerAccount: { email: string; password: string };
  openBrowser(): Browser;
  record: readonly Exchange[];
  readCode(email: string): Promise<string | null>;
  sent: { gameId: string; homeScore: number; awayScore: number } | null;
  trivia: { questionId: string; answer: string } | null;
}

export type Attempt<T> = { value: T; error: null } | { value: null; error: ApiError };

export async function attempt<T>(call: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await call, error: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { value: null, error };
  }
}

/** Logs in and keeps the token. Returns the error of a log-in that failed. */
export async function logIn(browser: Browser, account: CheckSettings['account']): Promise<ApiError | null> {
  const { value, error } = await attempt(browser.api.login(account ?? { email: '', password: '' }));
  browser.token = value?.token ?? browser.token;
  return error;
}

export const expected = (got: string): CheckOutcome => ({ verdict: 'expected', got });
export const copes = (got: string): CheckOutcome => ({ verdict: 'copes', got });
export const fails = (got: string): CheckOutcome => ({ verdict: 'fails', got });
export const skipped = (got: string): CheckOutcome => ({ verdict: 'skipped', got });

export const needsAccount: Needs = ({ settings }) =>
  settings.account ? null : 'needs --email and --password';
export const needsPlayer: Needs = (context) =>
  needsAccount(context) ?? (context.user ? null : 'the log-in failed');
export const needsWrite: Needs = ({ settings }) => (settings.mayWrite ? null : 'needs --write');
export const needsNewcomer =
  (state: NewcomerState): Needs =>
  (context) =>
    needsWrite(context) ?? (context.newcomerState === state ? null : 'the new account is not that far');

const createMark = () => randomBytes(5).toString('hex');

export const createUnknownEmail = () => `nobody-${createMark()}@example.com`;

export const createWrongLink = () => ({
  email: createUnknownEmail(),
  token: 'wrong',
  password: 'papas con chile 1',
  confirmation: 'papas con chile 1',
});

export function createRegistration(email: string | null): Registration {
  const mark = createMark();
  return {
    name: 'Check',
    lastName: 'Api',
    birthdate: '1990-02-01',
    phone: '5512345678',
    zipcode: '06700',
    state: 'Ciudad de México',
    municipality: 'Cuauhtémoc',
    neighborhood: 'Roma Norte',
    nickname: `check_${mark}`,
    email: email ?? `check-api-${mark}@example.com`,
    password: `papas ${mark}`,
    acceptsTerms: true,
    acceptsPrivacy: true,
    acceptsMarketing: false,
  };
}
