/** Back ends with one fault each: what check:api says of it, and where “To repair” sends its reader. */
import { expect, test } from 'vitest';
import type { AnswerChange } from './mock-api.ts';
import { formatReport } from './table.ts';
import { checkMock, getOutcome, type MockCheck } from './testing/check-mock.ts';
import { says as answers, at, changes, refuseWith, whenGood } from './testing/deviations.ts';
import {
  allowsOneDevice,
  deletesTransientToken,
  getPath,
  redirectsLogin,
  refusesSecondLogin,
  startSessions,
} from './testing/sessions.ts';

const LOGOUT = 'log-out, and what the token is worth then';
const CONFIRMED = 'confirmation over the cookies of another player';
const LOGIN_OVER = 'log-in over the cookies of another player';
const DELETION = 'deletion, and what the token is worth then';
const COUNTER = 'limits that share a counter';

const isWrite = ({ method }: Request) => method === 'POST';

/** `throttle:6,1` without a name: one counter for all routes. */
function sharesLimits(): AnswerChange {
  let left = 6;
  return async (request, answer) => {
    const response = await answer();
    const isLimited = /verify$|forgot-password$/.test(getPath(request));
    if (!isLimited) return response;
    left -= 1;
    response.headers.set('x-ratelimit-limit', '6');
    response.headers.set('x-ratelimit-remaining', String(left));
    return response;
  };
}

const redirectsGuests = (path: string): AnswerChange => {
  return async (request, answer) => {
    const isIn = request.headers.has('authorization') && getPath(request) === path;
    return isIn ? new Response(null, { status: 302, headers: { location: '/home' } }) : answer();
  };
};

const inSpanish: AnswerChange = async (request, answer) => {
  const response = await answer();
  const isRefusal = isWrite(request) && response.status === 422;
  return isRefusal ? refuseWith(422, 'El campo correo electrónico es inválido.') : response;
};

const brokenAfter = (line: string): AnswerChange =>
  whenGood(line, () => refuseWith(500, 'Attempt to read property "id" on null'));

/** A visitor’s calls work; each call with a token needs the database. */
const withoutDatabase: AnswerChange = (request, answer) =>
  isWrite(request) && request.headers.has('x-xsrf-token') ? refuseWith(500, 'Server Error') : answer();

const WRITE = { words: ['--write'] };

interface Fault extends Omit<MockCheck, 'change' | 'only'> {
  server: string;
  change: AnswerChange;
  check: string;
  /** Whether all checks run, and not only this one and its preparations. */
  isWhole?: true;
  says: RegExp;
  /** The lines of “To repair”. */
  repairs: readonly RegExp[];
}

const FAULTS: Fault[] = [
  {
    server: 'whose log-out deletes the current token of a player with a session cookie',
    change: deletesTransientToken,
    check: LOGOUT,
    says: /^fails: 500, Server Error: the player sees the unexpected error$/,
    repairs: [/laravel\.log; then step 4 .*: GET \/api\/auth\/logout, log-out/],
  },
  {
    server: 'whose log-in returns a token alone, while the confirmation logs the session in',
    change: startSessions(['/api/user/verify']),
    ...WRITE,
    check: CONFIRMED,
    says: /^fails: check-api-.*; after the next log-in of ana@correo\.mx still check-api-/,
    repairs: [/^- step 4 .*: GET \/api\/user, confirmation over/],
  },
  {
    server: 'whose confirmation returns a token but keeps the session of another player',
    change: startSessions(['/api/auth/login']),
    ...WRITE,
    check: CONFIRMED,
    says: /^fails: ana@correo\.mx$/,
    repairs: [/^- step 4 /],
  },
  {
    server: 'that refuses the next log-in of the given account',
    change: refusesSecondLogin(),
    ...WRITE,
    check: CONFIRMED,
    says: /^fails: check-api-.*; then the log-in of the given account: 401, Invalid Credentials$/,
    repairs: [/^- step 4 /],
  },
  {
    server: 'whose log-in keeps the session of another player',
    change: startSessions(['/api/auth/login'], { keepsFirst: true }),
    ...WRITE,
    check: LOGIN_OVER,
    says: /^fails: ana@correo\.mx$/,
    repairs: [/^- step 4 /],
  },
  {
    server: 'whose log-in replaces the session of another player',
    change: startSessions(['/api/auth/login']),
    ...WRITE,
    check: LOGIN_OVER,
    says: /^expected: check-api-/,
    repairs: [],
  },
  {
    server: 'with `guest` on the log-in, which the product passes by a log-out',
    change: redirectsLogin,
    check: 'log-in while a session lives',
    says: /^copes: 302 to \/home; then 200/,
    repairs: [],
  },
  {
    server: 'that numbers the only week of a new account from 0',
    change: changes('GET /api/pool/user/all', (weeks) => ({ data: Object.values(weeks) })),
    ...WRITE,
    check: 'prediction',
    says: /^fails: 200, Pool saved, but GET \/api\/pool\/user\/all has it in week 0, not \d+$/,
    repairs: [/^- step 13 .*: POST \/api\/pool\/user, prediction$/],
  },
  {
    server: 'with rate limits without a name',
    change: sharesLimits(),
    check: COUNTER,
    says: /^copes: a reset link counts as a code: 5 codes are left, then 3$/,
    repairs: [],
  },
  {
    server: 'with `guest` on the reset link',
    change: redirectsGuests('/api/auth/forgot-password'),
    check: 'POST /api/auth/forgot-password while a session lives',
    says: /^fails: 302 to \/home; then redirected to .*\/home: 404/,
    repairs: [/^- step 3 .*: POST \/api\/auth\/forgot-password, while a session lives$/],
  },
  {
    server: 'with `guest` on the new password',
    change: redirectsGuests('/api/auth/change-password'),
    check: 'POST /api/auth/change-password while a session lives',
    says: /^fails: 302 to \/home; then redirected to .*\/home: 404/,
    repairs: [/^- step 3 .*: POST \/api\/auth\/change-password, while a session lives$/],
  },
  {
    server: 'with `guest` on the registration',
    change: redirectsGuests('/api/user/register'),
    check: 'POST /api/user/register while a session lives',
    says: /^fails: 302 to \/home; then redirected to .*\/home: 404.*: the player sees a connection error$/,
    repairs: [/^- step 3 .*: POST \/api\/user\/register, while a session lives$/],
  },
  {
    server: 'with `verified` on its calls',
    change: answers('GET /api/user', 403, 'Your email address is not verified.'),
    check: 'log-in',
    says: /^fails: GET \/api\/user after it: 403, Your email address is not verified\.$/,
    repairs: [/^- step 3 .*: POST \/api\/auth\/login, log-in$/],
  },
  {
    server: 'that answers 500 after it has saved the prediction',
    change: brokenAfter('POST /api/pool/user'),
    ...WRITE,
    check: 'prediction',
    says: /^copes: 500, .*, but saved: the player sees “¡Boleto sellado!”, without the trivia$/,
    repairs: [],
  },
  {
    server: 'that answers 500 to a prediction and saves nothing',
    change: answers('POST /api/pool/user', 500, 'Server Error'),
    ...WRITE,
    check: 'prediction',
    says: /^fails: 500, Server Error: the player sees the unexpected error$/,
    repairs: [/laravel\.log; then docs\/contract\/openapi\.yaml: POST \/api\/pool\/user, prediction$/],
  },
  {
    server: 'that answers 500 after it has deleted the account',
    change: brokenAfter('GET /api/user/delete'),
    ...WRITE,
    check: DELETION,
    says: /^copes: 500, .*; then 401, Unauthenticated\.: the player sees “Cuenta eliminada”$/,
    repairs: [],
  },
  {
    server: 'that allows one device only',
    change: allowsOneDevice(),
    ...WRITE,
    check: LOGIN_OVER,
    isWhole: true,
    says: /^expected: check-api-/,
    repairs: [],
  },
  {
    server: 'with a Spanish locale',
    change: inSpanish,
    check: 'log-in',
    isWhole: true,
    says: /^expected: 200, JSON$/,
    repairs: [/^- the API answers in Spanish: step 6 .*(?:; POST [^;]*){6}$/],
  },
  {
    server: 'in maintenance mode',
    change: answers('', 503, 'Service Unavailable'),
    check: 'log-in',
    isWhole: true,
    says: /^skipped: the API is in maintenance mode$/,
    repairs: [/^- maintenance mode: `php artisan up`: GET \/sanctum\/csrf-cookie, status$/],
  },
  {
    server: 'whose PHP-FPM does not run',
    change: () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
    check: 'log-in',
    isWhole: true,
    says: /^skipped: the API answers no call \(see the first row\)$/,
    repairs: [/^- PHP-FPM, or the application behind the proxy, does not run: .*status$/],
  },
  {
    server: 'without an APP_KEY',
    change: answers('', 500, 'No application encryption key has been specified.'),
    check: 'log-in',
    isWhole: true,
    says: /^skipped: the API answers no call/,
    repairs: [/^- `php artisan key:generate`/],
  },
  {
    server: 'without a database, with debug off',
    change: withoutDatabase,
    check: 'log-in',
    isWhole: true,
    says: /^fails: 500, Server Error/,
    repairs: [/laravel\.log, probably one for all: .*(?:; [^;]*){5}$/],
  },
  {
    server: 'that does not know the host of the site, with debug off',
    change: at('POST /api/auth/login', async (request, answer) => {
      const { password } = (await request.clone().json()) as { password: string };
      return password === 'papas con chile' ? refuseWith(500, 'Server Error') : unchecked(await answer());
    }),
    check: 'log-in',
    isWhole: true,
    says: /^fails: 500, Server Error/,
    repairs: [/^- step 1 of .*: POST \/api\/auth\/login, log-in$/],
  },
];

function unchecked(response: Response): Response {
  return response.status === 419 ? refuseWith(422, 'The selected email is invalid.') : response;
}

test.each(FAULTS)(
  'check:api reports a back end $server, and “To repair” leads to the repair',
  async ({ server: _, check, isWhole, says, repairs, ...setup }) => {
    const report = await checkMock({ ...setup, only: isWhole ? undefined : [check] });
    const lines = formatReport(report, 120).match(/^- .*/gm) ?? [];
    expect(getOutcome(report, check)).toMatch(says);
    expect(lines).toEqual(repairs.map((repair) => expect.stringMatching(repair)));
  },
);
