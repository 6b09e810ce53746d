import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import type { CheckSettings } from './arguments.ts';
import { createBrowser, type Exchange } from './browser.ts';
import { type Check, type CheckOutcome, type Context, type Finding, fails, skipped } from './check.ts';
import { CHECKS } from './checks.ts';

// Wait after a 429 without a readable `Retry-After`, because Laravel's limits count per minute.
const DEFAULT_WAIT_SECONDS = 60;

export class UnreachableError extends Error {}

export interface Report {
  findings: Finding[];
  leftBehind: string | null;
}

export interface RunDeps {
  readCode: (email: string) => Promise<string | null>;
  wait: (seconds: number) => Promise<void>;
}

function createContext(settings: CheckSettings, readCode: RunDeps['readCode']): Context {
  const record: Exchange[] = [];
  const openBrowser = () => createBrowser(settings.url, settings.origin, record);
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

// In maintenance mode, Laravel answers every call with 503 or a redirect.
function getOutage({ status }: Exchange): string | null {
  if (status === 503 || (status >= 300 && status < 400)) return 'the API is in maintenance mode';
  return status >= 500 ? 'the API answers no call (see the first row)' : null;
}

function getWait(answers: readonly Exchange[]): number | null {
  const limited = answers.findLast(({ status }) => status === 429);
  if (!limited) return null;
  return parseRetryAfter(limited.headers.get('retry-after'), Date.now()) ?? DEFAULT_WAIT_SECONDS;
}

async function run(check: Check, context: Context, wait: RunDeps['wait']): Promise<CheckOutcome> {
  const obstacle = check.needs?.(context) ?? null;
  if (obstacle !== null) return skipped(obstacle);
  const before = context.record.length;
  // An error in one check must not lose the findings of the others.
  const runOnce = () =>
    check.run(context).catch((error: unknown) => fails(`the check itself broke: ${String(error)}`));
  const outcome = await runOnce();
  const seconds = getWait(context.record.slice(before));
  if (outcome.verdict !== 'fails' || seconds === null) return outcome;
  // The program's own calls may have reached the rate limit, so the check runs once more after the wait.
  await wait(seconds);
  const { verdict, got, step } = await runOnce();
  const late = `${got}, but only after a 429 and ${seconds} s`;
  return verdict === 'expected' ? { verdict: 'copes', got: late } : { verdict, got, step };
}

export async function checkApi(
  settings: CheckSettings,
  { readCode, wait }: RunDeps,
  checks: readonly Check[] = CHECKS,
): Promise<Report> {
  const context = createContext(settings, readCode);
  const first = await context.openBrowser().ask('GET', '/sanctum/csrf-cookie');
  if (first.failure !== null && first.status === 0) throw new UnreachableError(first.failure);
  const outage = getOutage(first);
  const findings: Finding[] = [];
  for (const [index, check] of checks.entries()) {
    const { endpoint, check: name, expected } = check;
    const outcome = outage && index > 0 ? skipped(outage) : await run(check, context, wait);
    const { verdict, got, step = check.step } = outcome;
    findings.push({ endpoint, check: name, expected, step, verdict, got });
  }
  const isLeft = context.newcomerState === 'registered' || context.newcomerState === 'confirmed';
  return { findings, leftBehind: isLeft ? context.newcomerAccount.email : null };
}
