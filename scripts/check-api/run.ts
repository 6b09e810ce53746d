/** Runs all checks in order. */
import type { Settings } from './arguments.ts';
import { createBrowser, type Exchange } from './browser.ts';
import { type Check, type Context, type Finding, fails, type Outcome, skipped } from './check.ts';
import { LIMIT_CHECKS } from './checks/limits.ts';
import { ENDING_CHECKS, REGISTRATION_CHECKS } from './checks/newcomer.ts';
import { ORIGIN_CHECKS } from './checks/origin.ts';
import { PLAYER_CHECKS } from './checks/player.ts';
import { PREDICTION_CHECKS } from './checks/predictions.ts';
import { SESSION_CHECKS } from './checks/session.ts';
import { VISITOR_CHECKS } from './checks/visitor.ts';

/** The order matters: later checks use the session, the account and the prediction of earlier ones. */
export const CHECKS: readonly Check[] = [
  ...SESSION_CHECKS,
  ...ORIGIN_CHECKS,
  ...VISITOR_CHECKS,
  ...PLAYER_CHECKS,
  ...REGISTRATION_CHECKS,
  ...PREDICTION_CHECKS,
  ...ENDING_CHECKS,
  ...LIMIT_CHECKS,
];

/** Nothing was checked. The message says why. */
export class UnreachableError extends Error {}

export interface Report {
  findings: Finding[];
  /** E-mail of an account that `--write` registered and couldn't delete. */
  leftBehind: string | null;
}

/** Where the code of the mail comes from. */
export type ReadCode = (email: string) => Promise<string | null>;

function createContext(settings: Settings, readCode: ReadCode): Context {
  const record: Exchange[] = [];
  const openBrowser = () => createBrowser({ url: settings.url, origin: settings.origin, record });
  return {
    settings,
    visitor: openBrowser(),
    player: openBrowser(),
    user: null,
    newcomer: openBrowser(),
    newcomerState: 'none',
    newcomerAccount: { email: '', password: '' },
    openBrowser,
    record,
    readCode,
    sent: null,
    trivia: null,
  };
}

/** Whether the API answers 503 or sends every call elsewhere: Laravel's maintenance mode. */
const isInMaintenance = ({ status }: Exchange) => status === 503 || (status >= 300 && status < 400);

const run = async (check: Check, context: Context): Promise<Outcome> => {
  const obstacle = check.getObstacle?.(context) ?? null;
  if (obstacle !== null) return skipped(obstacle);
  // One broken check must not lose the findings of the others.
  return check.run(context).catch((error: unknown) => fails(`the check itself broke: ${String(error)}`));
};

/** Checks an API. Rejects with an `UnreachableError` when it gives no answer at all. */
export async function checkApi(
  settings: Settings,
  readCode: ReadCode = async () => null,
  checks: readonly Check[] = CHECKS,
): Promise<Report> {
  const context = createContext(settings, readCode);
  const first = await context.openBrowser().ask('GET', '/sanctum/csrf-cookie');
  if (first.failure !== null && first.status === 0) throw new UnreachableError(first.failure);
  const isDown = isInMaintenance(first);
  const findings: Finding[] = [];
  for (const [index, check] of checks.entries()) {
    const { verdict, got } =
      isDown && index > 0 ? skipped('the API is in maintenance mode') : await run(check, context);
    const { endpoint, expected, step } = check;
    findings.push({ endpoint, check: check.check, expected, step, verdict, got });
  }
  const isLeft = context.newcomerState === 'registered' || context.newcomerState === 'confirmed';
  return { findings, leftBehind: isLeft ? context.newcomerAccount.email : null };
}
