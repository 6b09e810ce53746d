import { findRepairs, type Judged } from './causes.ts';
import {
  type Check,
  type Context,
  createContext,
  fails,
  NO_OPEN_GAME,
  OBSTACLES,
  type Operator,
  type Outcome,
  skipped,
  unchecked,
} from './check.ts';
import { CHECKS } from './checks/index.ts';
import type { CheckSettings } from './environment.ts';
import type { Exchange } from './exchange.ts';
import { attempt } from './judge.ts';
import { findLayer } from './layers.ts';
import type { LimitWait } from './limit-waits.ts';

/** `repair`: where to repair a failed check, or what an unchecked one lacks. */
export type Finding = Judged & { repair: string | null };

export type Report = Awaited<ReturnType<typeof checkApi>>;

export class UnreachableError extends Error {}

export async function checkApi(settings: CheckSettings, operator: Operator, checks = CHECKS) {
  const context = createContext(settings, operator);
  await takeSession(context, operator);
  const first = await context.openBrowser().ask('GET', '/sanctum/csrf-cookie');
  if (first.failure !== null && first.status === 0) throw new UnreachableError(first.failure);
  const outage = getOutage(first, settings.url);
  const judged: Judged[] = [];
  for (const [index, check] of checks.entries()) {
    const before = context.record.length;
    const outcome = outage && index > 0 ? skipped(outage) : await run(check, context);
    judged.push({
      ...check,
      ...outcome,
      step: outcome.step ?? check.step,
      exchanges: context.record.slice(before),
    });
  }
  const repairs = await findRepairs(context, judged);
  const findings: Finding[] = judged.map((finding) => ({ ...finding, repair: repairs.get(finding) ?? null }));
  const isLeft = context.newcomerState === 'registered' || context.newcomerState === 'confirmed';
  return { findings, leftBehind: isLeft ? context.newcomerAccount.email : null };
}

/** In a page, the player is the one who is logged in. */
async function takeSession(context: Context, { token }: Operator): Promise<void> {
  if (!token) return;
  context.player.token = token;
  context.user = (await attempt(context.player.api.send((calls) => calls.user()))).value;
}

/** Why no other call is worth a check. In maintenance mode, Laravel answers every call with 503 or a redirect. */
function getOutage(first: Exchange, url: string): string | null {
  const { status } = first;
  const isRedirect = status >= 300 && status < 400;
  if (!isRedirect && status < 500) return null;
  if (findLayer(first, url) !== null || (status >= 500 && status !== 503))
    return 'the API answers no call (see the first row)';
  return 'the API is in maintenance mode';
}

async function run({ needs, isRead, ...check }: Check, context: Context): Promise<Outcome> {
  if (context.settings.isPage && !isRead) return skipped('only with npm run check:api');
  const obstacle = needs && OBSTACLES[needs](context);
  if (obstacle) return obstacle === NO_OPEN_GAME ? unchecked(obstacle) : skipped(obstacle);
  const before = context.limits.waits.length;
  // An error in one check must not lose the findings of the others.
  const outcome = await check
    .run(context)
    .catch((error: unknown) => fails(`the check itself broke: ${String(error)}`));
  return noteWaits(outcome, context.limits.waits.slice(before));
}

const isOfAccounts = ({ method, path }: Exchange) =>
  method === 'POST' && /^\/api\/(?:auth|user)\//.test(path);

/**
 * The program makes more log-ins, registrations and resets in a minute than a player, so their limits may refuse it. A
 * limit that refuses another call would refuse a player too.
 */
function noteWaits(outcome: Outcome, waits: readonly LimitWait[]): Outcome {
  const wait = waits.findLast(({ exchange }) => !isOfAccounts(exchange)) ?? waits.at(-1);
  if (!wait || outcome.verdict !== 'expected') return outcome;
  const { exchange, seconds } = wait;
  const after = `after a ${exchange.status} and ${seconds} s`;
  return isOfAccounts(exchange)
    ? { ...outcome, got: `${outcome.got}, ${after}` }
    : { ...outcome, verdict: 'copes', got: `${outcome.got}, but only ${after}` };
}
