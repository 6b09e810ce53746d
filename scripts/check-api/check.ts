/** What a check is, and what it may use. */
import { ApiError } from '../../src/api/error.ts';
import type { User } from '../../src/domain/types.ts';
import type { Settings } from './arguments.ts';
import type { Browser, Exchange } from './browser.ts';

/** `copes`: the answer differs from the contract and the product handles it. `fails`: it doesn't. */
export type Verdict = 'expected' | 'copes' | 'fails' | 'skipped';

export interface Outcome {
  verdict: Verdict;
  /** The answer, in words for the printed table. */
  got: string;
}

export interface Check {
  /** Method and path. */
  endpoint: string;
  check: string;
  expected: string;
  /** Step of docs/guides/connect-laravel.md that repairs it. */
  step?: number;
  /** Why the check can't run now, or null. */
  getObstacle?: (context: Context) => string | null;
  run(context: Context): Promise<Outcome>;
}

export interface Finding extends Outcome {
  endpoint: string;
  check: string;
  expected: string;
  step?: number;
}

/** How far the account that `--write` registers has come. */
export type NewcomerState = 'none' | 'registered' | 'confirmed' | 'deleted';

export interface Context {
  settings: Settings;
  /** A client that never logs in. */
  visitor: Browser;
  /** A client that logs in with `--email` and `--password`. */
  player: Browser;
  /** The user whom `player` has logged in as; null before the log-in and after a failed one. */
  user: User | null;
  /** A client for the account that `--write` registers. */
  newcomer: Browser;
  newcomerState: NewcomerState;
  newcomerAccount: { email: string; password: string };
  /** A browser without cookies. */
  openBrowser(): Browser;
  /** Every exchange so far. */
  record: readonly Exchange[];
  /** The code mailed to an address; null when nobody knows it. */
  readCode(email: string): Promise<string | null>;
  /** The prediction and the trivia answer that earlier checks of `--write` sent; null before that. */
  sent: { gameId: string; homeScore: number; awayScore: number } | null;
  trivia: { questionId: string; answer: string } | null;
}

export type Attempt<T> = { value: T; error: null } | { value: null; error: ApiError };

/** Returns an `ApiError` of the call as a value. Rejects with any other error. */
export async function attempt<T>(call: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await call, error: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { value: null, error };
  }
}

export const expected = (got: string): Outcome => ({ verdict: 'expected', got });
export const copes = (got: string): Outcome => ({ verdict: 'copes', got });
export const fails = (got: string): Outcome => ({ verdict: 'fails', got });
export const skipped = (got: string): Outcome => ({ verdict: 'skipped', got });

/** Conditions of checks. Each returns why a check can't run, or null when it can. */
export const needsPlayer = ({ settings, user }: Context) => {
  if (!settings.account) return 'needs --email and --password';
  return user ? null : 'the log-in failed';
};
export const needsWrite = ({ settings }: Context) => (settings.mayWrite ? null : 'needs --write');
export const needsNewcomer =
  (...states: NewcomerState[]) =>
  (context: Context) =>
    needsWrite(context) ??
    (states.includes(context.newcomerState) ? null : 'the new account is not that far');
