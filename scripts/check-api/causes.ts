import { createHeaders } from '../../src/api/http/headers.ts';
import { describe, getObject } from './answers.ts';
import type { Check, Context, Outcome } from './check.ts';
import { LOGIN, XSRF } from './checks/paths.ts';
import type { Exchange } from './exchange.ts';
import { namePreparation, nameStep } from './guide.ts';
import { NOT_UTF8 } from './judge.ts';
import { findLayer } from './layers.ts';
import { isUndefinedLimit } from './limit-waits.ts';

/** A check with its outcome, and the calls that it made. */
export type Judged = Check & Required<Outcome> & { exchanges: readonly Exchange[] };

const LOG = 'storage/logs/laravel.log';

/** When more rows than this answer 500, they probably have one cause, such as the database. */
const MANY_ERRORS = 5;

/** Words of Laravel's usual translations into Spanish. */
const SPANISH =
  /[áíóúñ¡¿]|\b(?:campo|correo|contraseña|credenciales|demasiados|intentos|debe|existe|usuario|seleccionado)\b/i;

/**
 * Texts of Laravel's answers that name the cause, and where to repair it. They count more than the step of the check.
 */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [
    /No application encryption key/,
    `\`php artisan key:generate\`, then \`php artisan config:clear\`: ${nameStep(14)}`,
  ],
  [/database is locked/, nameStep(14)],
  [/personal_access_tokens/, namePreparation('`php artisan migrate`')],
  [/SQLSTATE|could not find driver/, `the database: ${nameStep(14)}`],
  [/Malformed UTF-8/, nameStep(14, 'the character set')],
  [/Rate limiter \[.*\] is not defined/, nameStep(10)],
  [/email address is not verified/, nameStep(3)],
  [/undefined method .*::(?:createToken|tokens|currentAccessToken)\(\)/, namePreparation('HasApiTokens')],
  [/TransientToken::delete/, nameStep(4)],
  [/Target class \[.*\] does not exist/, namePreparation('the `use` lines of routes/api.php')],
  [/^The route sanctum\/csrf-cookie could not be found/, namePreparation('Sanctum is not installed')],
  [
    /^The route .* could not be found|method is not supported for (?:this )?route/,
    namePreparation('routes/api.php'),
  ],
  [/No query results for model \[(?:\w+\\)*User\]/, nameStep(5, 'soft-deleted accounts')],
  [/Origin mismatch/, nameStep(2, 'the origin check of Laravel 13')],
  [/^Zipcode Not Found$/, nameStep(13, '`php artisan zipcodes:import`, or `db:seed` on a test server')],
];

/**
 * Where to repair each check that failed, and what data the unchecked ones lack. It may make calls to learn the cause.
 */
export async function findRepairs(
  context: Context,
  findings: readonly Judged[],
): Promise<ReadonlyMap<Judged, string>> {
  const failed = findings.filter(({ verdict }) => verdict === 'fails');
  const repairs = new Map<Judged, string>();
  for (const finding of failed)
    repairs.set(finding, await findRepair(context, finding, { findings, failed, repairs }));
  for (const finding of findings.filter(({ verdict }) => verdict === 'unchecked'))
    repairs.set(finding, nameStep(finding.step, '`php artisan db:seed`, on a test server alone'));
  return repairs;
}

interface Report {
  findings: readonly Judged[];
  failed: readonly Judged[];
  /** Of the failed checks before this one. */
  repairs: ReadonlyMap<Judged, string>;
}

async function findRepair(context: Context, finding: Judged, report: Report): Promise<string> {
  return (
    findInFront(context, finding) ??
    findLostCookie(context, finding, report) ??
    (await findUnknownSession(context, finding, report)) ??
    findInText(finding) ??
    (await findMissingLimiter(context, finding, report)) ??
    getRepairOfCheck(finding, report)
  );
}

const findLast = <T>(exchanges: readonly Exchange[], find: (exchange: Exchange) => T | null): T | null =>
  exchanges.reduceRight<T | null>((found, exchange) => found ?? find(exchange), null);

function findInFront({ settings }: Context, { exchanges, endpoint, got }: Judged): string | null {
  const layer = findLast(exchanges, (exchange) => findLayer(exchange, settings.url));
  if (layer !== null) return layer;
  const isFirst = endpoint.endsWith('/csrf-cookie');
  const isDown = exchanges.some(({ status }) => status === 503) || (isFirst && /^30\d\b/.test(got));
  return isDown ? `maintenance mode: \`php artisan up\` (${nameStep(12)})` : null;
}

const READABLE = 'the page can read the cookie';

/** Without the CSRF cookie, each POST gets a 419, and so each row that makes one fails. */
function findLostCookie(
  { settings, record }: Context,
  finding: Judged,
  { failed, repairs }: Report,
): string | null {
  const isLost = failed.some(({ check }) => check === READABLE);
  const needsCookie =
    [READABLE, `attributes of ${XSRF}`].includes(finding.check) ||
    finding.exchanges.some(({ status }) => status === 419);
  if (!isLost || !needsCookie) return null;
  const noAnswer = failed.find(
    ({ check, endpoint }) => endpoint.endsWith('/csrf-cookie') && check === 'status',
  );
  const repair = noAnswer && repairs.get(noAnswer);
  if (repair !== undefined) return repair;
  if (failed.some(({ check }) => check === 'site and API on one domain')) return nameStep(11);
  const refused = record.flatMap(({ refusedCookies }) => refusedCookies)[0];
  const host = new URL(settings.url).hostname;
  return refused === undefined
    ? nameStep(11, 'SESSION_DOMAIN')
    : `SESSION_DOMAIN=${refused} does not fit ${host}: ${nameStep(11)}`;
}

const isServerError = ({ exchanges, got }: Judged) =>
  /(^|: |then )500\b/.test(got) && exchanges.some(({ status }) => status === 500);

const UNDEFINED_LIMITER = nameStep(10, 'a limiter that is not defined');

const NO_SESSION = /\bSession store not set on request\./;

/** Referers that a Laravel without SANCTUM_STATEFUL_DOMAINS knows, and those of `npm run dev` and `npm run preview`. */
const KNOWN_HOSTS = ['localhost', 'localhost:3000', '127.0.0.1:8000', 'localhost:5173', 'localhost:4173'];

/** The log-in finds no session: the site's host is unknown to Sanctum, or the API group is not stateful. */
async function findUnknownSession(
  context: Context,
  finding: Judged,
  { findings }: Report,
): Promise<string | null> {
  const isNamed = finding.exchanges.some(({ text }) => NO_SESSION.test(text));
  const isTokenUnchecked = findings.some(
    ({ check, verdict }) => check === 'without a CSRF token' && verdict === 'copes',
  );
  // With debug off, Laravel doesn't say that a correct log-in found no session.
  const isHidden = finding.check === 'log-in' && isServerError(finding) && isTokenUnchecked;
  if ((!isNamed && !isHidden) || context.settings.isPage) return null;
  const browser = context.openBrowser();
  const { host: siteHost, hostname } = new URL(context.settings.origin);
  const hosts = [
    new URL(context.settings.url).host,
    hostname,
    `www.${hostname}`,
    `${hostname}:80`,
    ...KNOWN_HOSTS,
  ];
  for (const host of hosts.filter((host) => host !== siteHost)) {
    const origin = `http://${host}`;
    const answer = await browser.ask('POST', LOGIN, {
      headers: { ...createHeaders(null, null), Origin: origin, Referer: `${origin}/` },
      hasCookies: false,
    });
    if (answer.status === 419) return nameStep(1);
  }
  return `${nameStep(2)}, or step 1: the group api is not stateful, or SANCTUM_STATEFUL_DOMAINS lacks the host`;
}

function findInText(finding: Judged): string | null {
  const isRedirected = finding.exchanges.some(
    ({ headers, redirectedTo }) => headers.has('location') || redirectedTo !== null,
  );
  // `guest` redirects a POST of a player; `auth` redirects a GET of a visitor to a log-in page.
  if (isRedirected) return finding.endpoint.startsWith('POST') ? nameStep(3, 'guest') : nameStep(3);
  const named = findLast(finding.exchanges, (exchange) => {
    const text = String(getObject(exchange).message ?? '');
    return TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  });
  if (named !== null) return named;
  const last = finding.exchanges.at(-1);
  if (last?.status === 429)
    return isUndefinedLimit(last) ? UNDEFINED_LIMITER : nameStep(10, 'the limits are too low');
  const isSpanish = finding.exchanges.some(
    (exchange) => exchange.status >= 400 && exchange.status < 500 && SPANISH.test(describe(exchange)),
  );
  return isSpanish ? `the API answers in Spanish: ${nameStep(6)}` : null;
}

/** With debug off, an undefined limiter is a plain 500, before Laravel reads the form. */
async function findMissingLimiter(
  { openBrowser }: Context,
  finding: Judged,
  { failed }: Report,
): Promise<string | null> {
  const [method, path = ''] = finding.endpoint.split(' ');
  const isLimited = method === 'POST' && /^\/api\/(?:auth|user)\//.test(path);
  if (!isLimited || !isServerError(finding) || failed.filter(isServerError).length > MANY_ERRORS) return null;
  const browser = openBrowser();
  await browser.ask('GET', '/sanctum/csrf-cookie');
  const { status } = await browser.ask('POST', path, { body: {} });
  return status === 500 ? `${UNDEFINED_LIMITER}, else the exception in ${LOG}` : null;
}

function getRepairOfCheck(finding: Judged, { failed }: Report): string {
  if (finding.got.startsWith(NOT_UTF8)) return nameStep(finding.step, 'the character set');
  const page = nameStep(finding.step);
  if (!isServerError(finding)) return page;
  const isOneCause = failed.filter(isServerError).length > MANY_ERRORS;
  return `the exception in ${LOG}${isOneCause ? ', probably one for all' : `; then ${page}`}`;
}
