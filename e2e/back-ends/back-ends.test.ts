// @vitest-environment jsdom
/**
 * Back ends with one fault each: what the player sees, what check:api says of it, and where “To repair” sends its
 * reader.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { formatReport } from '../../scripts/check-api/report.ts';
import { checkMock, getOutcome, type MockCheck } from '../../scripts/check-api/testing/check-mock.ts';
import { allowConsole, expectConsole } from '../../scripts/test-setup.ts';
import type { AnswerChange } from '../bridge/bridge.ts';
import { type PlayerActionName, playBehind } from './player.ts';
import * as servers from './servers.ts';

const {
  at,
  breaksAfter,
  changes,
  json,
  redirects,
  redirectsForEver,
  redirectsPlayers,
  refusesFields,
  says,
  startSessions,
  warns,
  whenGood,
  whenHtml,
  withCookie,
  withCors,
  withHeaders,
} = servers;

interface BackEnd extends Omit<MockCheck, 'change' | 'only'> {
  server: string;
  /** Returns the server, which may remember earlier calls. Without it, the mock server has no fault. */
  start?: () => AnswerChange;
  /**
   * The name of a check, its outcome, and the lines of “To repair”. Where several checks have the name, its
   * endpoint stands before it.
   */
  check: readonly [name: string, outcome: RegExp, ...repairs: RegExp[]];
  /** Other checks that have to run before it; `all` runs every check. */
  after?: readonly string[] | 'all';
  /** An action, and what the player sees. Absent where no page can notice the fault, or only a real browser. */
  player?: readonly [action: PlayerActionName, sees: string];
  /** True where the page writes to the console which rows it can't show. */
  warns?: boolean;
}

const WRITE = { words: ['--write'] };
const VISITOR = { hasAccount: false };
const LARAVEL = { isLaravel: true };
const CROSS_ORIGIN = { words: ['--origin', servers.SITE] };

const LOGIN = 'POST /api/auth/login';
const FORGOT = 'POST /api/auth/forgot-password';
const CHANGE = 'POST /api/auth/change-password';
const REGISTER = 'POST /api/user/register';
const VERIFY = 'POST /api/user/verify';
const POOL = 'POST /api/pool/user';
const WEEKS = 'GET /api/weeks';
const LOGOUT = 'log-out, and what the token is worth then';
const DELETION = 'deletion, and what the token is worth then';
const CONFIRMED = 'confirmation over the cookies of another player';
const LOGIN_OVER = 'log-in over the cookies of another player';
const SESSION_LIVES = 'while a session lives';
const TRIES = '7 wrong log-ins of one e-mail';
const READABLE = 'the page can read the cookie';
const XSRF = 'attributes of XSRF-TOKEN';
const OLD_TOKEN = 'with an old CSRF token';
const NO_TOKEN = 'without a CSRF token';

const NO_FAULT: AnswerChange = (_, answer) => answer();
const ROW = { position: 1, nickname: 'ana', score: 1 };

const BACK_ENDS: BackEnd[] = [
  // The causes of the wrong answers that a run in front of Laravel found.
  {
    server: 'with `verified` on its calls',
    start: () => says('GET /api/user', 403, 'Your email address is not verified.'),
    check: [
      'log-in',
      /^fails: GET \/api\/user after it: 403, Your email address is not verified\.$/,
      /^- step 3 /,
    ],
    player: ['logIn', 'verifyAccountError, visitor'],
  },
  {
    server: 'with `guest` on the log-in',
    start: () => redirectsPlayers('/api/auth/login'),
    check: ['log-in while a session lives', /^copes: 302 to \/home; then 200/],
    player: ['logInWithSession', 'player, token kept'],
  },
  {
    server: 'with `guest` on the registration',
    start: () => redirectsPlayers('/api/user/register'),
    check: [`${REGISTER} ${SESSION_LIVES}`, /^copes: 302 to \/home; then 422/],
    player: ['registerWithSession', 'newAccount, account to confirm, token kept'],
  },
  {
    server: 'with `guest` on the registration and a log-out that ends no session',
    start: () => redirectsForEver('/api/user/register'),
    check: [
      `${REGISTER} ${SESSION_LIVES}`,
      /^fails: 302 to \/home; then redirected to .*: 404.*: the player sees a connection error$/,
      /^- step 3 .*: POST \/api\/user\/register, while a session lives$/,
    ],
    player: ['registerWithSession', 'connectionError, form, token kept'],
  },
  {
    server: 'that sends no `stats`',
    start: () => changes('GET /api/user', ({ stats: _, ...user }) => user),
    check: ['shape, and whose it is', /^expected: 200, JSON$/],
    player: ['readPoints', '– points, token kept'],
  },
  {
    server: 'with `mixedCase()` on the password',
    start: () =>
      refusesFields(REGISTER, { password: ['The password must contain at least one uppercase letter.'] }),
    check: ['a form with a password alone', /^fails: password: The password must contain/, /^- step 7 /],
    player: ['register', 'password: invalid, form'],
  },
  {
    server: 'that refuses the phone of a registration by a rule of its own',
    start: () => refusesFields(REGISTER, { phone: ['The phone format is invalid.'] }),
    ...WRITE,
    check: ['registration', /^fails: 422, The phone format is invalid\./, /^- step 7 /],
    player: ['register', 'phone: invalid, form'],
  },
  {
    server: 'whose limit refuses the first call of a visit',
    start: () => servers.limitsFirst('GET /api/user'),
    check: ['log-in', /^copes: 200, JSON, but only after a 429 and 5 s$/],
    player: ['start', 'player, token kept'],
  },
  {
    server: 'whose new password ends the sessions of its player',
    start: servers.endsSessions,
    check: [`${CHANGE} ${SESSION_LIVES}`, /^expected: 200, Your password has been reset\.$/],
    player: ['changePasswordWithSession', 'passwordChanged, login'],
  },
  {
    server: 'that answers 500 after it has saved the prediction',
    start: () => breaksAfter(POOL),
    ...WRITE,
    check: [
      'prediction',
      /^copes: 500, .*, but saved: the player sees “¡Boleto sellado!”, without the trivia$/,
    ],
    player: ['sendPrediction', 'poolSent, sent, token kept'],
  },
  {
    server: 'that answers 500 after it has deleted the account',
    start: () => breaksAfter('GET /api/user/delete'),
    ...WRITE,
    check: [DELETION, /^copes: 500, .*; then 401, Unauthenticated\.: the player sees “Cuenta eliminada”$/],
    player: ['deleteAccount', 'accountDeleted, Inicio'],
  },

  // Sessions.
  {
    server: 'whose log-out deletes the current token of a player with a session cookie',
    start: () => servers.deletesTransientToken,
    check: [
      LOGOUT,
      /^fails: 500, Server Error: the player sees the unexpected error$/,
      /laravel\.log; then step 4 .*: GET \/api\/auth\/logout, log-out/,
    ],
  },
  {
    server: 'whose log-in returns a token alone, while the confirmation logs the session in',
    start: () => startSessions(['/api/user/verify']),
    ...WRITE,
    check: [
      CONFIRMED,
      /^fails: check-api-.*; after the next log-in of ana@correo\.mx still check-api-/,
      /^- step 4 .*: GET \/api\/user, confirmation over/,
    ],
  },
  {
    server: 'whose confirmation returns a token but keeps the session of another player',
    start: () => startSessions(['/api/auth/login']),
    ...WRITE,
    check: [CONFIRMED, /^fails: ana@correo\.mx$/, /^- step 4 /],
  },
  {
    server: 'that refuses the next log-in of the given account',
    start: servers.refusesSecondLogin,
    ...WRITE,
    check: [
      CONFIRMED,
      /^fails: check-api-.*; then the log-in of the given account: 401, Invalid Credentials$/,
      /^- step 4 /,
    ],
    player: ['logInWithSession', 'password: password-invalid, visitor, token kept'],
  },
  {
    server: 'whose log-in keeps the session of another player',
    start: () => startSessions(['/api/auth/login'], { keepsFirst: true }),
    ...WRITE,
    check: [LOGIN_OVER, /^fails: ana@correo\.mx$/, /^- step 4 /],
  },
  {
    server: 'that allows one device only',
    start: servers.allowsOneDevice,
    ...WRITE,
    after: 'all',
    check: [LOGIN_OVER, /^expected: check-api-/],
    player: ['logInWithSession', 'player, token kept'],
  },
  {
    server: 'whose log-out leaves the session alive',
    start: () => at('GET /api/auth/logout', () => new Response(null, { status: 204 })),
    ...WRITE,
    check: [LOGOUT, /^fails: 204, empty body; then 200/, /^- step 4 /],
    player: ['logOut', 'signOut, Inicio'],
  },
  {
    server: 'whose deletion leaves the token alive',
    start: () => at('GET /api/user/delete', () => json(200, {})),
    ...WRITE,
    check: [DELETION, /^fails: .*; then 200/, /^- step 4 /],
    player: ['deleteAccount', 'accountDeleted, Inicio'],
  },
  {
    server: 'that confirms an account without a token, so that check:api logs in',
    start: () => whenGood(VERIFY, () => new Response(null, { status: 204 })),
    ...WRITE,
    after: ['prediction of an unknown game'],
    check: ['prediction', /^expected: 200, Pool saved/],
  },
  {
    server: 'that answers with another player than the one logged in',
    start: () => changes('GET /api/user', (user) => ({ ...user, email: 'beto@correo.mx' })),
    check: ['shape, and whose it is', /^fails: another player: beto@correo\.mx$/, /^- step 4 /],
  },
  {
    server: 'whose GET /api/user needs no session',
    start: () => servers.readsWithoutSession,
    ...VISITOR,
    check: ['GET /api/user without a session', /^fails: 200/, /./],
  },
  {
    server: 'whose weeks need no session',
    start: () => at(WEEKS, servers.readsWithoutSession),
    check: [`${WEEKS} without a session`, /^copes: .*public/],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'that redirects calls without a session to a log-in page',
    start: () => redirects('GET /api/user', '/login'),
    ...VISITOR,
    check: ['GET /api/user without a session', /^fails: 302 to \/login/, /^- step 3 /],
    player: ['start', 'visitor with a notice'],
  },
  {
    server: 'that knows a session only by the Referer of its own pages, as Sanctum does',
    start: () => servers.readsReferer,
    after: ['log-in'],
    check: ['shape, and whose it is', /^expected: 200, JSON$/],
  },
  {
    server: 'that closes the connection of the weeks',
    start: () => at(WEEKS, () => Promise.reject(new Error('closed'))),
    check: [`${WEEKS} shape`, /^fails: .*closed.*: the player sees a connection error$/, /^- step 13 /],
  },
  {
    server: 'that closes the connection in the middle of the weeks',
    start: () => whenGood(WEEKS, servers.breakOff),
    check: [`${WEEKS} shape`, /^fails: 200, .*: the player sees a connection error$/, /^- step 13 /],
  },
  {
    server: 'without a fault, of which no account is given',
    ...VISITOR,
    check: [`${WEEKS} shape`, /^skipped: needs --email and --password$/],
  },
  {
    server: 'that answers with a player without a session where Accept is text/html',
    start: () => whenHtml(() => json(200, { id: 1 })),
    check: ['without a session and without Accept: application/json', /^fails: 200/, /^- step 3 /],
    player: ['openGames', '9 games, token kept'],
  },

  // Cookies, the CSRF token and caches.
  {
    server: 'whose CSRF call answers 200 with a body',
    start: () =>
      whenGood('/sanctum/csrf-cookie', ({ headers }) =>
        json(200, {}, { 'set-cookie': String(headers.get('set-cookie')) }),
      ),
    check: ['status', /^copes: 200/],
    player: ['logIn', 'player, token kept'],
  },
  {
    server: 'whose CSRF cookie is hidden from scripts',
    start: () => withCookie('XSRF-TOKEN=a; Path=/; HttpOnly; SameSite=Lax'),
    ...VISITOR,
    check: [READABLE, /^fails: not readable at .*HttpOnly/, /./],
    player: ['logIn', 'connectionError, visitor'],
  },
  {
    server: 'without a CSRF cookie',
    start: () => withCookie('a=b'),
    ...VISITOR,
    check: [READABLE, /^fails: not set/, /./],
    player: ['logIn', 'connectionError, visitor'],
  },
  {
    server: 'whose CSRF cookie is SameSite=None without Secure',
    start: () => withCookie('XSRF-TOKEN=a; Path=/; SameSite=None'),
    check: [XSRF, /^fails: XSRF-TOKEN: SameSite=none/, /^- step 11 /],
  },
  {
    server: 'whose session cookie can be read by scripts',
    start: () => withCookie('laravel_session=a; Path=/; SameSite=Lax'),
    ...VISITOR,
    check: ['attributes of the session cookie', /^copes: laravel_session: not HttpOnly/],
  },
  {
    server: 'that refuses every CSRF token',
    start: () => says(VERIFY, 419, 'CSRF token mismatch.'),
    check: [OLD_TOKEN, /^fails: 419, then 204, then 419/, /^- step 2 /],
  },
  {
    server: 'that takes an old CSRF token',
    start: () => says(VERIFY, 422, 'The selected email is invalid.'),
    check: [OLD_TOKEN, /^copes: 422: the token is not checked/],
    player: ['verify', 'unpreventedError, visitor'],
  },
  {
    server: 'without CSRF protection',
    start: () => says(LOGIN, 401, 'Invalid Credentials'),
    ...VISITOR,
    check: [NO_TOKEN, /^copes: .*the token is not checked/],
  },
  {
    server: 'that does not know the host of the site',
    start: () => says(LOGIN, 500, 'Session store not set on request.'),
    check: [NO_TOKEN, /^fails: 500, Session store not set/, /^- step 1 /],
  },
  {
    server: 'that does not know the host of the site, with debug off',
    start: () => servers.withUnknownHost,
    after: 'all',
    check: ['log-in', /^fails: 500, Server Error/, /^- step 1 of .*: POST \/api\/auth\/login, log-in$/],
  },
  {
    server: 'that logs in an unknown e-mail',
    start: () => at(LOGIN, () => json(200, { access_token: '1|abc' })),
    ...VISITOR,
    check: [NO_TOKEN, /^fails: 200/, /./],
    player: ['logIn', 'expiredSession, visitor'],
  },
  {
    server: 'whose lists a public cache keeps',
    start: () => withHeaders({ 'cache-control': 'public, max-age=3600' }),
    check: ['caching', /^fails: Cache-Control: public/, /^- step 12 /],
  },
  {
    server: 'behind a cache that serves an old Date',
    start: () => withHeaders({ age: '30' }),
    check: ['Date', /^fails: Age: 30/, /^- step 12 /],
    player: ['openGames', '9 games, token kept'],
  },

  // Another origin.
  {
    server: 'on another origin that allows any origin',
    start: () => withCors({ 'access-control-allow-origin': '*' }),
    ...CROSS_ORIGIN,
    check: ['preflight', /^fails: Access-Control-Allow-Origin: \*/, /^- step 11 /],
  },
  {
    server: 'on another origin that allows no origin',
    start: () => withCors({ 'access-control-allow-origin': '' }),
    ...CROSS_ORIGIN,
    check: ['the page may read a refusal', /^fails: .*: none/, /^- step 11 /],
  },
  {
    server: 'on another origin that allows no credentials',
    start: () => withCors({ 'access-control-allow-credentials': '' }),
    ...CROSS_ORIGIN,
    check: ['preflight', /^fails: .*Credentials: none/, /^- step 11 /],
  },
  {
    server: 'on another origin that allows the headers by `*`',
    start: () => withCors({ 'access-control-allow-headers': '*' }),
    ...CROSS_ORIGIN,
    check: ['preflight', /^fails: headers not allowed: authorization/, /^- step 11 /],
  },
  {
    server: 'on another origin that exposes no headers',
    start: () => withCors({ 'access-control-expose-headers': '' }),
    ...CROSS_ORIGIN,
    check: ['exposed headers', /^fails: none/, /^- step 11 /],
  },
  {
    server: 'on another origin that exposes only Date',
    start: () => withCors({ 'access-control-expose-headers': 'Date' }),
    ...CROSS_ORIGIN,
    check: ['exposed headers', /^copes: Date/],
  },
  {
    server: 'on another origin without Access-Control-Max-Age',
    start: () => withCors({ 'access-control-max-age': '' }),
    ...CROSS_ORIGIN,
    check: ['Access-Control-Max-Age', /^copes: none/],
  },
  {
    server: 'on another domain, whose cookies the page can’t read',
    start: () => withCors({ 'access-control-allow-origin': 'http://127.0.0.1:4173' }),
    ...VISITOR,
    words: ['--origin', 'http://127.0.0.1:4173'],
    after: [READABLE],
    check: [
      'site and API on one domain',
      /^fails: 127\.0\.0\.1 and localhost/,
      /^- step 11 .*not readable|^- step 11 /,
    ],
  },

  // Answers of another shape.
  {
    server: 'with dates that have a time',
    ...LARAVEL,
    check: ['GET /api/games/week/{week} shape', /^copes: .*date: not a date alone/],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with weeks whose dates are in Mexican order',
    start: () => whenGood(WEEKS, () => json(200, [{ number: 1, date_start: '12/11/2026' }])),
    check: [`${WEEKS} shape`, /^fails: 1 of 1 weeks have no readable date_start$/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with two weeks of which one has no date',
    start: () => changes(WEEKS, (weeks) => [weeks[6], { number: 2, date_start: null }]),
    check: [`${WEEKS} shape`, /^fails: 1 of 2 weeks have no readable date_start$/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with two weeks of which one has no number',
    start: () => changes(WEEKS, (weeks) => [weeks[6], { ...weeks[5], number: null }]),
    check: [`${WEEKS} shape`, /^fails: 1 of 2 rows/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
    warns: true,
  },
  {
    server: 'with a game without a time',
    start: () =>
      changes('GET /api/games/week/7', ({ 7: { data } }) => ({
        7: [{ ...data[0], time: null }, ...data.slice(1)],
      })),
    check: [
      'GET /api/games/week/{week} shape',
      /^fails: 1 of 9 games have no readable team, date or time$/,
      /^- step 13 /,
    ],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'whose weeks are an object of PHP',
    start: () => changes(WEEKS, (weeks) => ({ ...weeks })),
    check: [`${WEEKS} shape`, /^copes: body: \{"0":/],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'whose games of a week are an object of PHP',
    start: () =>
      changes('GET /api/games/week/7', ({ 7: { data } }) => ({ 7: { data: { ...data, 99: data[0] } } })),
    check: [
      'GET /api/games/week/{week} shape',
      /^fails: 1 of 10 rows are unreadable or repeated$/,
      /^- step 13 /,
    ],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with an envelope around its weeks',
    start: () => changes(WEEKS, (data) => ({ success: true, data, message: 'OK' })),
    check: [`${WEEKS} shape`, /^copes: wrapped in “data”$/],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with decimal text in its ranking',
    start: () => changes('GET /api/ranking', () => ({ data: [{ ...ROW, score: '5.00' }], meta: {} })),
    check: ['GET /api/ranking shape', /^copes: .*score: "5\.00" is not integer/],
    player: ['openGeneralRanking', 'general, ana, token kept'],
  },
  {
    server: 'with an empty object as the current week',
    start: () => changes('GET /api/week/current', () => ({})),
    after: ['GET /api/games/week/{week} shape'],
    check: ['GET /api/week/current shape', /^copes: 200, JSON$/],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with weeks in pages whose number stands inside `meta`',
    start: () => changes(WEEKS, (data) => ({ data, meta: { current_page: 1, last_page: 2 } })),
    check: [`${WEEKS} shape`, /^fails: page 1 of 2, and the product asks for no other$/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
    warns: true,
  },
  {
    server: 'with weeks that are sent as text/html',
    start: () =>
      whenGood(
        WEEKS,
        async (answer) => new Response(await answer.text(), { headers: { 'content-type': 'text/html' } }),
      ),
    check: [`${WEEKS} shape`, /^copes: Content-Type is text\/html$/],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with PHP warnings before the weeks',
    start: () => warns(WEEKS),
    check: [`${WEEKS} shape`, /^fails: 200, not JSON: “<br \/><b>Warning/, /^- step 13 /],
  },
  {
    server: 'without a current week, as after the season',
    start: () => says('GET /api/week/current', 404, 'No current week'),
    after: ['GET /api/games/week/{week} shape'],
    check: ['GET /api/week/current shape', /^expected: 404, No current week$/],
    player: ['openGames', 'poolWeekNotValid, 9 games, token kept'],
  },
  {
    server: 'with debug on',
    start: () => at('GET /api/nothing', () => json(404, { message: 'Not found.', ...servers.TRACE })),
    check: ['unknown address', /^copes: 404 with a trace: debug is on/],
  },
  {
    server: 'that numbers the only week of a new account from 0',
    start: () => changes('GET /api/pool/user/all', (weeks) => ({ data: Object.values(weeks) })),
    ...WRITE,
    check: [
      'prediction',
      /^fails: 200, Pool saved, but GET \/api\/pool\/user\/all has it in week 0, not \d+$/,
      /^- step 13 .*: POST \/api\/pool\/user, prediction$/,
    ],
  },
  {
    server: 'whose JsonResource drops the week numbers of the predictions',
    start: () => changes('GET /api/pool/user/all', (weeks) => ({ data: Object.values(weeks) })),
    check: [
      'GET /api/pool/user/all shape',
      /^fails: \d+ predictions are not under the week of their game$/,
      /^- step 13 /,
    ],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'whose list of predictions lacks the one just sent',
    start: () => changes('GET /api/pool/user/all', () => []),
    ...WRITE,
    check: ['prediction', /^fails: .*GET \/api\/pool\/user\/all lacks it/, /^- docs\/contract/],
    player: ['sendPrediction', 'poolInvalid, draft, token kept'],
  },
  {
    server: 'that answers 500 to a prediction and saves nothing',
    start: () => says(POOL, 500, 'Server Error'),
    ...WRITE,
    check: [
      'prediction',
      /^fails: 500, Server Error: the player sees the unexpected error$/,
      /laravel\.log; then docs\/contract\/openapi\.yaml: POST \/api\/pool\/user, prediction$/,
    ],
  },
  {
    server: 'that accepts the same prediction twice',
    start: servers.acceptsTwice,
    ...WRITE,
    after: ['prediction'],
    check: ['the same prediction again', /^fails: 200, Pool saved: accepted/, /^- step 5 /],
  },
  {
    server: 'with is_correct as a number',
    start: () => changes('POST /api/trivia/answer', () => ({ is_correct: 1 })),
    ...WRITE,
    after: ['prediction'],
    check: ['answer', /^copes: body\.is_correct: 1 is not boolean/],
    player: ['answerTrivia', 'correct, token kept'],
  },
  {
    server: 'whose trivia can be answered twice',
    start: () => at('POST /api/trivia/answer', () => json(200, { is_correct: true })),
    ...WRITE,
    after: ['prediction', 'answer'],
    check: ['a second answer', /^copes: .*accepted twice/],
  },
  {
    server: 'with games in a flat list, one of them twice',
    start: () =>
      changes('GET /api/games/week/7', (weeks) => {
        const games = Object.values<{ data: object[] }>(weeks).flatMap(({ data }) => data);
        return [...games, games[0]];
      }),
    check: ['GET /api/games/week/{week} shape', /^fails: 1 of \d+ rows/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with a ranking row that has no number',
    start: () =>
      changes('GET /api/ranking', () => ({ data: [ROW, { position: 'first', nickname: 'beto' }], meta: {} })),
    check: ['GET /api/ranking shape', /^fails: 1 of 2 rows are unreadable or repeated$/, /^- docs\/contract/],
    player: ['openGeneralRanking', 'general, ana, token kept'],
    warns: true,
  },
  {
    server: 'with rows beyond the last page of the ranking',
    start: () => changes('GET /api/ranking', () => ({ data: [ROW], meta: {} })),
    check: ['page beyond the end', /^copes: 1 rows$/],
    player: ['openGeneralRanking', 'general, ana, token kept'],
  },
  {
    server: 'with another status for an unknown postal code',
    start: () => says('GET /api/zipcode/00000', 422, 'Zipcode Not Found'),
    check: ['unknown postal code', /^copes: 422, Zipcode Not Found$/],
  },

  // Texts.
  {
    server: 'with a Spanish locale',
    start: () => servers.inSpanish,
    after: 'all',
    check: [
      'log-in',
      /^expected: 200, JSON$/,
      /^- the API answers in Spanish: step 6 .*(?:; POST [^;]*){6}$/,
    ],
    player: ['changePassword', 'changePasswordError, form'],
  },
  {
    server: 'whose log-in throttle speaks Spanish',
    start: () => says(LOGIN, 422, 'Demasiados intentos.'),
    check: [TRIES, /^fails: try 1: 422, Demasiados intentos/, /^- the API answers in Spanish: step 6 /],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'with Breeze’s text for an unknown e-mail at the log-in',
    ...LARAVEL,
    check: [`${LOGIN} unknown e-mail`, /^copes: 422, These credentials do not match/],
  },
  {
    server: 'that does not say that an e-mail is unknown where a link is requested',
    start: () => says(FORGOT, 200, 'We have emailed your password reset link.'),
    check: [`${FORGOT} unknown e-mail`, /^copes: .*does not say that it is unknown/],
    player: ['forgotPassword', 'emailSentChangePasswordSuccess, form'],
  },

  // Limits.
  {
    server: 'with rate limits without a name',
    start: servers.sharesLimits,
    check: [
      'limits that share a counter',
      /^copes: a reset link counts as a code: 5 codes are left, then 3$/,
    ],
  },
  {
    server: 'with a limiter that nobody defined',
    start: () => says(VERIFY, 500, 'Rate limiter [code] is not defined.'),
    check: [`${VERIFY} unknown e-mail`, /^fails: 500, Rate limiter/, /^- step 10 /],
  },
  {
    server: 'with the default of 60 calls a minute, which a 401 does not name',
    start: () => servers.withLimitBehindLogin('60'),
    hasAccount: false,
    check: ['calls a minute', /^copes: 60: the 12th reload in a minute waits$/],
  },
  {
    server: 'whose 429 has no Retry-After',
    start: () => says('GET /api/ranking', 429, 'Too Many Attempts.'),
    after: ['GET /api/ranking shape'],
    check: ['Retry-After of every 429', /^copes: GET \/api\/ranking/, /./],
    player: ['openGeneralRanking', 'unpreventedError, week, undefined, token kept'],
  },
  {
    server: 'whose log-in answers 429 with Retry-After',
    start: () => says(LOGIN, 429, 'Too Many Attempts.', { 'retry-after': '60' }),
    ...VISITOR,
    check: [TRIES, /^expected: try 1: 429, Too Many Attempts\., Retry-After: 60/],
  },
  {
    server: 'with Breeze’s throttle of the log-in',
    ...LARAVEL,
    check: [TRIES, /^copes: try 6: 422, Too many login attempts/],
  },
  {
    server: 'with Breeze’s throttle of the reset link',
    ...LARAVEL,
    ...WRITE,
    check: ['a second link too soon', /^copes: 422, Please wait before retrying/],
    player: ['forgotPassword', 'emailSentChangePasswordSuccess, form'],
  },

  // Outages.
  {
    server: 'in maintenance mode with a page of HTML',
    start: () => () =>
      new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
    after: 'all',
    check: ['log-in', /^skipped: the API is in maintenance mode$/, /^- maintenance mode: `php artisan up`/],
    player: ['start', 'visitor with a notice of maintenance'],
  },
  {
    server: 'that does not find a soft-deleted account at the log-in',
    start: () => says(LOGIN, 404, 'No query results for model [App\\Models\\User].'),
    check: ['log-in', /^fails: 404, No query results/, /./],
    player: ['logIn', 'accountEliminated, visitor'],
  },
  {
    server: 'in maintenance mode with a redirect',
    start: () => redirects('', '/x'),
    after: 'all',
    check: ['log-in', /^skipped: the API is in maintenance mode$/, /^- maintenance mode: `php artisan up`/],
    player: ['start', 'visitor with a notice'],
  },
  {
    server: 'whose PHP-FPM does not run',
    start: () => () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
    after: 'all',
    check: [
      'log-in',
      /^skipped: the API answers no call \(see the first row\)$/,
      /^- PHP-FPM, or the application behind the proxy, does not run: .*status$/,
    ],
    player: ['start', 'visitor with a notice'],
  },
  {
    server: 'without an APP_KEY',
    start: () => says('', 500, 'No application encryption key has been specified.'),
    after: 'all',
    check: ['log-in', /^skipped: the API answers no call/, /^- `php artisan key:generate`/],
    player: ['start', 'visitor with a notice'],
  },
  {
    server: 'without a database, with debug off',
    start: () => servers.withoutDatabase,
    after: 'all',
    check: ['log-in', /^fails: 500, Server Error/, /laravel\.log, probably one for all: .*(?:; [^;]*){5}$/],
  },
  {
    server: 'without a database, with debug on',
    start: () => says(WEEKS, 500, 'SQLSTATE[HY000] [2002] Connection refused'),
    check: [`${WEEKS} shape`, /^fails: 500, SQLSTATE/, /^- the database: step 14 /],
  },
  {
    server: 'with a locked database',
    start: () => says(WEEKS, 500, 'SQLSTATE[HY000]: General error: 5 database is locked'),
    check: [`${WEEKS} shape`, /^fails: 500, SQLSTATE/, /^- step 14 /],
  },
];

/** Why a body of the back end could not be decoded. */
const UNREADABLE = / can't be read: /;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(BACK_ENDS)(
  'check:api reports a back end $server, and “To repair” leads to the repair',
  async ({
    server: _,
    start,
    check: [name, outcome, ...repairs],
    after = [],
    player: __,
    warns: ___,
    ...setup
  }) => {
    const only = after === 'all' ? undefined : [name, ...after];
    const report = await checkMock({ ...setup, ...(start && { change: start() }), ...(only && { only }) });
    const lines = formatReport(report).match(/^- .*/gm) ?? [];
    expect(getOutcome(report, name)).toMatch(outcome);
    expect(lines).toEqual(repairs.map((repair) => expect.stringMatching(repair)));
    allowConsole(UNREADABLE);
  },
);

const PLAYED = BACK_ENDS.flatMap(({ server, start = () => NO_FAULT, isLaravel, player, warns = false }) =>
  player ? [{ server, start, isLaravel, action: player[0], sees: player[1], warns }] : [],
);

test.each(PLAYED)(
  'behind a back end $server, the player’s action $action shows: $sees',
  async ({ start, isLaravel, action, sees, warns }) => {
    expect(await playBehind(start(), action, isLaravel)).toBe(sees);
    allowConsole(UNREADABLE);
    if (warns) expectConsole(/can't be shown/);
  },
);
