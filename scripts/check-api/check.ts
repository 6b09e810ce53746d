import type { Game, Trivia, User } from '../../src/domain/types.ts';
import type { CheckSettings, Environment } from './environment.ts';
import type { Exchange } from './exchange.ts';
import { createLimitWaits } from './limit-waits.ts';

/**
 * `copes`: the response differs from the contract, but the product handles it. `fails`: it can't handle it. `skipped`:
 * an option is missing, or an earlier failure prevents the check. `unchecked`: the data of the server prevent it.
 */
export type Verdict = 'expected' | 'copes' | 'fails' | 'skipped' | 'unchecked';

export interface Outcome {
  verdict: Verdict;
  got: string;
  /** Step of the guide, when it is not the check's own. */
  step?: number;
}

export interface Check {
  /** Step of docs/guides/connect-laravel.md that fixes a failed check. */
  step: number;
  /** Method and path of the contract, such as `GET /api/zipcode/{zipcode}`. */
  endpoint: string;
  check: string;
  expected: string;
  run(context: Context): Promise<Outcome>;
  needs?: keyof typeof OBSTACLES;
  /** True of a check that only reads, with what any page may send, so that a page of the simulator runs it too. */
  isRead?: boolean;
}

export type Context = ReturnType<typeof createContext>;

/** The person who runs the program. */
export interface Operator extends Environment {
  /** Returns the code that the API mailed, or null. */
  readCode(email: string): Promise<string | null>;
  wait(seconds: number): Promise<void>;
  /** The token of the player who is logged in in the page that runs the checks. */
  token?: string | null;
}

export function createContext(settings: CheckSettings, operator: Operator) {
  const { contract, getSite, readCode, wait } = operator;
  const record: Exchange[] = [];
  const limits = createLimitWaits(wait);
  const openBrowser = () => operator.openBrowser(settings, record, limits);
  return {
    settings,
    contract,
    getSite,
    readCode,
    limits,
    /** All calls of all browsers, in their order. */
    record: record as readonly Exchange[],
    openBrowser,
    visitor: openBrowser(),
    player: openBrowser(),
    user: null as User | null,
    /** Whether the API checks the site of the calling page instead of the CSRF token, as Laravel 13 does. */
    checksOrigin: false,
    /** The games of all weeks, when they were read. */
    games: null as readonly Game[] | null,
    /** The number of the current week, or of the first week when there is no current one. */
    week: null as number | null,
    newcomer: openBrowser(),
    newcomerState: 'none' as 'none' | 'registered' | 'confirmed' | 'deleted',
    newcomerAccount: { email: '', password: '' },
    /** False when the current week has no game that can be predicted. */
    hasOpenGame: true,
    sent: null as { gameId: string; homeScore: number; awayScore: number } | null,
    trivia: null as Trivia | null,
  };
}

const NO_ACCOUNT = 'needs --email and --password';
const NEEDS_WRITE = 'needs --write';
/** The data of the server prevent the checks of a prediction. */
export const NO_OPEN_GAME = 'the current week has no open game';

const isAt =
  (state: Context['newcomerState']) =>
  ({ newcomerState, settings }: Context) =>
    settings.mayWrite ? newcomerState !== state && 'the new account is not that far' : NEEDS_WRITE;

const explainLack = ({ hasOpenGame, settings }: Context, lack: string) => {
  if (!settings.mayWrite) return NEEDS_WRITE;
  return hasOpenGame ? lack : NO_OPEN_GAME;
};

/** Why a check can't run. */
export const OBSTACLES = {
  'another origin': ({ settings }) =>
    settings.origin === settings.url && 'the pages have the same origin (--origin)',
  account: ({ settings }) => !settings.account && NO_ACCOUNT,
  player({ settings, user }) {
    if (settings.isPage) return !user && 'nobody is logged in in this tab';
    return settings.account ? !user && 'the log-in failed' : NO_ACCOUNT;
  },
  write: ({ settings }) => !settings.mayWrite && NEEDS_WRITE,
  registered: isAt('registered'),
  confirmed: isAt('confirmed'),
  deleted: isAt('deleted'),
  'a prediction': (context) => !context.sent && explainLack(context, 'no prediction was kept'),
  'a trivia': (context) => !context.trivia && explainLack(context, 'no question came with a prediction'),
  'two players': (context) => isAt('confirmed')(context) || (!context.user && NO_ACCOUNT),
  'any player': ({ newcomerState, user }) =>
    newcomerState !== 'confirmed' && !user && `${NO_ACCOUNT}, or --write`,
} satisfies Record<string, (context: Context) => string | false>;

export const when = (needs: Check['needs'], checks: Check[]): Check[] =>
  checks.map((check) => ({ ...check, needs }));

export const onlyReads = (checks: Check[]): Check[] => checks.map((check) => ({ ...check, isRead: true }));

export type Head = readonly [step: number, endpoint: string, check: string, expected: string];

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
export const unchecked = (got: string): Outcome => ({ verdict: 'unchecked', got, step: 13 });
