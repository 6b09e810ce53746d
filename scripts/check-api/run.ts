import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import type { CheckSettings } from './arguments.ts';
import type { Exchange } from './browser.ts';
import {
  type Check,
  type Context,
  createContext,
  fails,
  OBSTACLES,
  type Outcome,
  skipped,
  type Verdict,
} from './check.ts';
import { CHECKS } from './checks.ts';

type Finding = Check & Required<Outcome>;

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

const VERDICTS: Readonly<Record<Verdict, string>> = {
  expected: 'ok',
  copes: 'copes',
  fails: 'FAILS',
  skipped: 'skipped',
};
const GUIDE = 'docs/guides/connect-laravel.md';
const LOG = 'storage/logs/laravel.log';
const CONTRACT = 'docs/contract/openapi.yaml';

const nameStep = (step: number) => `step ${step} of ${GUIDE}`;

// Words of Laravel's usual translations into Spanish, after a refusal's status.
const SPANISH =
  /^(?:try \d: )?4\d\d, .*(?:[áíóúñ¡¿]|\b(?:campo|correo|contraseña|credenciales|demasiados|intentos|debe|existe|usuario|seleccionado)\b)/i;

/** Texts of answers that name the cause, and where to repair it. They count more than the step of the check. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/\bSession store not set on request\./, nameStep(1)],
  [/No application encryption key/, '`php artisan key:generate`, then `php artisan config:clear`'],
  [/database is locked/, nameStep(14)],
  [/SQLSTATE|could not find driver/, `the database: ${nameStep(14)}`],
  [
    /^50[24]\b/,
    'PHP-FPM, or the application behind the proxy, does not run: the error log of the web server',
  ],
  [/Rate limiter \[.*\] is not defined/, nameStep(10)],
  [/email address is not verified/, nameStep(3)],
  [/^30\d to |^redirected to /, nameStep(3)],
  [SPANISH, `the API answers in Spanish: ${nameStep(6)}`],
];

const isServerError = ({ got }: Finding) => /(^|: |then )500\b/.test(got);

// When more rows than this answer 500, they probably have one cause, such as the database.
const MANY_ERRORS = 5;

function getRepair(finding: Finding, failed: readonly Finding[], all: readonly Finding[]): string {
  const { check, endpoint, got, step } = finding;
  if (endpoint.endsWith('/csrf-cookie') && /^(?:503|30\d)\b/.test(got))
    return 'maintenance mode: `php artisan up`';
  const cause = CAUSES.find(([text]) => text.test(got))?.[1];
  if (cause) return cause;
  const isTokenUnchecked = all.some(
    (finding) => finding.check === 'without a CSRF token' && finding.verdict === 'copes',
  );
  // With debug off, Laravel doesn't say that a correct log-in found no session.
  if (check === 'log-in' && isServerError(finding) && isTokenUnchecked) return nameStep(1);
  const page = step ? nameStep(step) : CONTRACT;
  if (!isServerError(finding)) return page;
  const isOneCause = failed.filter(isServerError).length > MANY_ERRORS;
  return `the exception in ${LOG}${isOneCause ? ', probably one for all' : `; then ${page}`}`;
}

/** One line for each repair, with the checks that it repairs. */
function listRepairs(findings: readonly Finding[]): string[] {
  const failed = findings.filter(({ verdict }) => verdict === 'fails');
  const rows = new Map<string, string[]>();
  for (const finding of failed) {
    const repair = getRepair(finding, failed, findings);
    rows.set(repair, [...(rows.get(repair) ?? []), `${finding.endpoint}, ${finding.check}`]);
  }
  return [...rows].map(([repair, names]) => `- ${repair}: ${names.join('; ')}`);
}

function formatFinding({ check, endpoint, expected, got, verdict }: Finding): string {
  const wanted = verdict === 'copes' || verdict === 'fails' ? ` (expected: ${expected})` : '';
  const line = `${VERDICTS[verdict].padEnd(7)}  ${endpoint}, ${check}: ${got}${wanted}`;
  // Replaces control characters, because a text of the API could contain terminal escape sequences.
  return line.replace(/\p{Cc}+/gu, ' ');
}

export function formatReport({ findings, leftBehind }: Report): string {
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const repairs = listRepairs(findings);
  return [
    ...findings.map(formatFinding),
    '',
    ...(repairs.length > 0 ? ['To repair:', ...repairs, ''] : []),
    ...(leftBehind === null ? [] : [`The account ${leftBehind} was registered and could not be deleted.`]),
    `${count('expected')} as expected, ${count('copes')} different but the product copes, ${count('fails')} the product can't cope with, ${count('skipped')} skipped.`,
  ].join('\n');
}
