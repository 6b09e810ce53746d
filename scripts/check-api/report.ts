import type { Check, Outcome, Verdict } from './check.ts';

export interface Finding extends Omit<Check, 'run' | 'needs'>, Outcome {
  step: number;
}

export interface Report {
  findings: Finding[];
  leftBehind: string | null;
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

/** Causes that the text of an answer names. They repair a row in another place than the step of its check. */
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

// More rows than this have one cause, such as the database, and not a cause each.
const MANY_ERRORS = 5;

function getRepair(finding: Finding, failed: readonly Finding[], all: readonly Finding[]): string {
  const { check, endpoint, got, step } = finding;
  if (endpoint.endsWith('/csrf-cookie') && /^(?:503|30\d)\b/.test(got))
    return 'maintenance mode: `php artisan up`';
  const cause = CAUSES.find(([text]) => text.test(got))?.[1];
  if (cause) return cause;
  const isTokenUnchecked = all.some((one) => one.check === 'without a CSRF token' && one.verdict === 'copes');
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
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  const repairs = listRepairs(findings);
  return [
    ...findings.map(formatFinding),
    '',
    ...(repairs.length > 0 ? ['To repair:', ...repairs, ''] : []),
    ...(leftBehind === null ? [] : [`The account ${leftBehind} was registered and could not be deleted.`]),
    `${count('expected')} as expected, ${count('copes')} different but the product copes, ${count('fails')} the product can't cope with, ${count('skipped')} skipped.`,
  ].join('\n');
}
