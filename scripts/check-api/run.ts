import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import type { CheckSettings } from './arguments.ts';
import type { Exchange } from './browser.ts';
import { type Check, type Context, createContext, fails, OBSTACLES, type Outcome, skipped } from './check.ts';
import { CHECKS } from './checks/index.ts';

export type Finding = Check & Required<Outcome>;

export type Report = Awaited<ReturnType<typeof checkApi>>;

// Wait after a 429 without a readable `Retry-After`, because Laravel's limits count per minute.
const DEFAULT_WAIT_SECONDS = 60;

export class UnreachableError extends Error {}

// In maintenance mode, Laravel answers every call with 503 or a redirect.
function getOutage({ status }: Exchange): string | null {
  if (status === 503 || (status >= 300 && status < 400)) return 'the API is in maintenance mode';
  return status >= 500 ? 'the API answers no call (see the first row)' : null;
}

async function run(
  { needs, ...check }: Check,
  context: Context,
  wait: (seconds: number) => Promise<void>,
): Promise<Outcome> {
  const obstacle = needs && OBSTACLES[needs](context);
  if (obstacle) return skipped(obstacle);
  const before = context.record.length;
  // An error in one check must not lose the findings of the others.
  const runOnce = () =>
    check.run(context).catch((error: unknown) => fails(`the check itself broke: ${String(error)}`));
  const outcome = await runOnce();
  const limited = context.record.slice(before).findLast(({ status }) => status === 429);
  if (outcome.verdict !== 'fails' || !limited) return outcome;
  // The program's own calls may have reached the rate limit, so the check runs once more after the wait.
  const seconds = parseRetryAfter(limited.headers.get('retry-after'), Date.now()) ?? DEFAULT_WAIT_SECONDS;
  await wait(seconds);
  const late = await runOnce();
  if (late.verdict !== 'expected') return late;
  return { verdict: 'copes', got: `${late.got}, but only after a 429 and ${seconds} s` };
}

export async function checkApi(
  settings: CheckSettings,
  { readCode, wait }: { readCode: Context['readCode']; wait: Parameters<typeof run>[2] },
  checks = CHECKS,
) {
  const context = createContext(settings, readCode);
  const first = await context.openBrowser().ask('GET', '/sanctum/csrf-cookie');
  if (first.failure !== null && first.status === 0) throw new UnreachableError(first.failure);
  const outage = getOutage(first);
  const findings: Finding[] = [];
  for (const [index, check] of checks.entries()) {
    const {
      verdict,
      got,
      step = check.step,
    } = outage && index > 0 ? skipped(outage) : await run(check, context, wait);
    findings.push({ ...check, verdict, got, step });
  }
  const isLeft = context.newcomerState === 'registered' || context.newcomerState === 'confirmed';
  return { findings, leftBehind: isLeft ? context.newcomerAccount.email : null };
}
