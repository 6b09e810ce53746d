import type { Finding } from './run.ts';

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

export function getRepair(finding: Finding, failed: readonly Finding[], all: readonly Finding[]): string {
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
