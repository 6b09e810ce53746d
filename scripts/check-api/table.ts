import type { Finding, Verdict } from './check.ts';
import type { Report } from './run.ts';

const HEADINGS = ['Endpoint', 'Check', 'Expected', 'Got', 'Product'];
const VERDICTS: Readonly<Record<Verdict, string>> = {
  expected: 'ok',
  copes: 'copes',
  fails: 'FAILS',
  skipped: 'skipped',
};
const SHARES = [0.22, 0.22, 0.24, 0.32];
const MIN_WIDTH = 80;
const GUIDE = 'docs/guides/connect-laravel.md';
const LOG = 'storage/logs/laravel.log';
const CONTRACT = 'docs/contract/openapi.yaml';

export function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    let rest = word;
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + rest.length <= width) {
      lines[lines.length - 1] = `${line} ${rest}`;
      continue;
    }
    if (line !== '') lines.push('');
    while (rest.length > width) {
      // Breaks a path after a slash, so that its names stay whole.
      const slash = rest.lastIndexOf('/', width - 1);
      const end = slash > 0 ? slash + 1 : width;
      lines.splice(-1, 1, rest.slice(0, end), '');
      rest = rest.slice(end);
    }
    lines[lines.length - 1] = rest;
  }
  return lines;
}

function toLines(cells: readonly string[], widths: readonly number[]): string[] {
  // Replaces control characters, because a text of the API could contain terminal escape sequences.
  const columns = cells.map((cell, index) => wrap(cell.replace(/\p{Cc}+/gu, ' '), widths[index] ?? 0));
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((lines, index) => (lines[row] ?? '').padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function countVerdicts(findings: readonly Finding[]): string {
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  return `${count('expected')} as expected, ${count('copes')} different but the product copes, ${count('fails')} the product can't cope with, ${count('skipped')} skipped.`;
}

const nameStep = (step: number) => `step ${step} of ${GUIDE}`;

// Words of Laravel's usual translations into Spanish.
const SPANISH =
  /[áíóúñ¡¿]|\b(?:campo|correo|contraseña|credenciales|demasiados|intentos|debe|existe|usuario|seleccionado)\b/i;

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
  if (/^(?:try \d: )?4\d\d, /.test(got) && SPANISH.test(got))
    return `the API answers in Spanish: ${nameStep(6)}`;
  const isTokenUnchecked = all.some((one) => one.check === 'without a CSRF token' && one.verdict === 'copes');
  // With debug off, Laravel doesn't say that a correct log-in found no session.
  if (check === 'log-in' && isServerError(finding) && isTokenUnchecked) return nameStep(1);
  const page = step ? nameStep(step) : CONTRACT;
  if (!isServerError(finding)) return page;
  const log = `the exception in ${LOG}`;
  return failed.filter(isServerError).length > MANY_ERRORS
    ? `${log}, probably one for all`
    : `${log}; then ${page}`;
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

export function formatReport({ findings, leftBehind }: Report, columns: number): string {
  const last = Math.max(...Object.values(VERDICTS).map(({ length }) => length));
  const left = Math.max(MIN_WIDTH, columns) - last - 2 * SHARES.length;
  const widths = [...SHARES.map((share) => Math.floor(share * left)), last];
  const rows = findings.map(({ endpoint, check, expected, got, verdict }) => [
    endpoint,
    check,
    expected,
    got,
    VERDICTS[verdict],
  ]);
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const repairs = listRepairs(findings);
  return [
    ...toLines(HEADINGS, widths),
    rule,
    ...rows.flatMap((row) => toLines(row, widths)),
    rule,
    ...(repairs.length > 0 ? ['To repair:', ...repairs, ''] : []),
    ...(leftBehind === null ? [] : [`The account ${leftBehind} was registered and could not be deleted.`]),
    countVerdicts(findings),
  ].join('\n');
}

export const getExitCode = ({ findings }: Report) =>
  findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
