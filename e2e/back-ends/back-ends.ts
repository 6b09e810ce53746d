/** Back ends with one fault each: what the player sees, and what check:api says of it. */
import type { MockCheck } from '../../scripts/check-api/testing/check-mock.ts';
import type { AnswerChange } from '../bridge/bridge.ts';
import type { PlayerActionName } from './player.ts';
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
  refuseWith,
  says,
  startSessions,
  warns,
  whenGood,
  whenHtml,
  withCookie,
  withCors,
  withHeaders,
} = servers;

export interface BackEnd extends Omit<MockCheck, 'change' | 'only'> {
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

const GAMES = 'GET /api/games/week/{week}';

/** Gives each game of the week this status. */
const withStatus = (status: unknown) =>
  changes('GET /api/games/week/7', ({ 7: { data } }) => ({
    7: { data: data.map((game: object) => ({ ...game, status })) },
  }));

/** Changes the trivia that comes with a prediction. */
const withTrivia = (change: (trivia: { id: number; answer: string }) => unknown) =>
  changes(POOL, ({ trivia, ...answer }) => ({ ...answer, trivia: change(trivia) }));

/** Replaces what a ranking says of its pages. */
const withoutPages =
  (about: () => object) =>
  ({ meta: _, ...page }: { meta: object }) => ({ ...page, ...about() });

/** A server that says whose each prediction is: Ana's, the player of these tests (`own`), or another user's. */
const withOwner = (owner: number | 'own') =>
  changes('GET /api/pool/user/all', (weeks) =>
    Object.fromEntries(
      Object.entries<object[]>(weeks).map(([week, rows]) => [
        week,
        rows.map((row) => ({ ...row, user_id: owner === 'own' ? '3.00' : owner })),
      ]),
    ),
  );

/** Changes the date and the time of the games of the week. */
const withKickOffs = (change: (game: { date: string }, index: number) => object) =>
  changes('GET /api/games/week/7', ({ 7: { data } }) => ({
    7: { data: data.map((game: { date: string }, index: number) => ({ ...game, ...change(game, index) })) },
  }));

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Moves the current week, and refuses its predictions. */
const movesWeek = (days: number, message: string) =>
  servers.inTurn(
    changes(WEEKS, (weeks) =>
      weeks.map((week: { number: number; date_start: string }) =>
        week.number === 7 ? { ...week, date_start: addDays(week.date_start, days) } : week,
      ),
    ),
    withKickOffs(({ date }) => ({ date: addDays(date, days), status: { name: 'activo' } })),
    says(POOL, 422, message),
  );

export const NO_FAULT: AnswerChange = (_, answer) => answer();
const ROW = { position: 1, nickname: 'ana', score: 1 };

export const BACK_ENDS: BackEnd[] = [
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
    player: ['logInWithSession', 'password: password-invalid, player, token kept'],
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
    server: 'that remembers the player after the session',
    start: () =>
      whenGood(LOGIN, (response) => {
        response.headers.append('set-cookie', 'remember_web_59ba36=a; Path=/; HttpOnly; SameSite=Lax');
        return response;
      }),
    check: [
      'a cookie that outlives the session',
      /^fails: remember_web_59ba36: it counts more than the token$/,
      /^- step 4 /,
    ],
    player: ['logIn', 'player, token kept'],
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
    start: () => servers.withUnknownHost(),
    check: [
      'log-in',
      /^fails: 500, Session store not set/,
      /^- step 1 of .*: POST \/api\/auth\/login, log-in$/,
    ],
  },
  {
    server: 'that does not know the host of the site, with debug off',
    start: () => servers.withUnknownHost('Server Error'),
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
    check: [`${GAMES} shape`, /^copes: .*date: "2026-08-28T00:00:00\.000000Z" is not a date alone$/],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with weeks whose dates are in Mexican order',
    start: () => whenGood(WEEKS, () => json(200, [{ number: 1, date_start: '12/11/2026' }])),
    check: [
      `${WEEKS} shape`,
      /^fails: 1 of 1 weeks have no readable date_start: row 1, date_start: "12\/11\/2026" is not a date alone$/,
      /^- step 13 /,
    ],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with two weeks of which one has no date',
    start: () => changes(WEEKS, (weeks) => [weeks[6], { number: 2, date_start: null }]),
    check: [
      `${WEEKS} shape`,
      /^fails: 1 of 2 weeks have no readable date_start: row 2, date_start: null is not string$/,
      /^- step 13 /,
    ],
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
      `${GAMES} shape`,
      /^fails: 1 of 9 games have no readable team, date or time: date "\d{4}-\d\d-\d\d", time null$/,
      /^- step 13 /,
    ],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with a game whose date can’t be read',
    start: () => withKickOffs((_, index) => (index === 0 ? { date: '28/08/2026', time: '19:00' } : {})),
    check: [
      `${GAMES} shape`,
      /^fails: 1 of 9 games have no readable team, date or time: row 1, date: "28\/08\/2026" is not a date alone$/,
      /^- step 13 /,
    ],
  },
  {
    server: 'with a game whose date and time are not known yet',
    start: () => withKickOffs((_, index) => (index === 8 ? { date: null, time: null } : {})),
    check: [
      `${GAMES} shape`,
      /^copes: 1 of 9 games have no date and time yet: the player sees “Por definir”$/,
    ],
    player: ['readStates', '2 sent, 6 open, 1 halted, token kept'],
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
    check: [`${GAMES} shape`, /^fails: 1 of 10 rows are unreadable or repeated$/, /^- step 13 /],
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
    after: [`${GAMES} shape`],
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
    check: [
      `${WEEKS} shape`,
      /^fails: 200, not JSON: “<br \/><b>Warning/,
      /^- PHP writes its errors into the answer: step 6 /,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'without a current week, as after the season',
    start: () => says('GET /api/week/current', 404, 'No current week'),
    after: [`${GAMES} shape`],
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
    check: ['prediction', /^fails: .*GET \/api\/pool\/user\/all lacks it/, /^- step 13 /],
    player: ['sendPrediction', 'poolInvalid, draft, token kept'],
  },
  {
    server: 'that answers 500 to a prediction and saves nothing',
    start: () => says(POOL, 500, 'Server Error'),
    ...WRITE,
    check: [
      'prediction',
      /^fails: 500, Server Error: the player sees the unexpected error$/,
      /laravel\.log; then step 13 of .*: POST \/api\/pool\/user, prediction$/,
    ],
  },
  {
    server: 'whose current week has no open game',
    start: () => withStatus({ name: 'finalizado' }),
    ...WRITE,
    after: ['prediction', 'answer'],
    check: [
      'the same prediction again',
      /^unchecked: the current week has no open game$/,
      /^- step 13 .*\(`php artisan db:seed`, on a test server alone\): POST \/api\/pool\/user, prediction; .*the same prediction again; .*answer$/,
    ],
  },
  {
    server: 'whose current week opens in two weeks',
    start: () => movesWeek(21, 'Bet date is before the start of the week'),
    ...WRITE,
    after: ['prediction', 'answer'],
    check: [
      'the same prediction again',
      /^unchecked: the current week has no open game$/,
      /^- step 13 .*: POST \/api\/pool\/user, prediction; .*the same prediction again; .*answer$/,
    ],
    player: ['readStates', '2 sent, 7 next, token kept'],
  },
  {
    server: 'whose current week has closed its last game',
    start: () => movesWeek(-7, 'No bet time'),
    ...WRITE,
    after: ['prediction'],
    check: [
      'the same prediction again',
      /^unchecked: the current week has no open game$/,
      /^- step 13 .*: POST \/api\/pool\/user, prediction; .*the same prediction again$/,
    ],
    player: ['readStates', '2 sent, 7 closed, token kept'],
  },
  {
    server: 'whose current week takes no predictions today',
    start: () => says(POOL, 422, 'No bet day'),
    ...WRITE,
    after: ['answer'],
    check: [
      'prediction',
      /^unchecked: 422, No bet day: the current week has no open game$/,
      /^- step 13 .*: POST \/api\/pool\/user, prediction; POST \/api\/trivia\/answer, answer$/,
    ],
    player: ['sendPrediction', 'poolNotAvailable, draft, token kept'],
  },
  {
    server: 'whose current week was closed by hand',
    start: () => says(POOL, 422, 'Bet not allowed'),
    ...WRITE,
    after: ['answer'],
    check: [
      'prediction',
      /^unchecked: 422, Bet not allowed: the current week has no open game$/,
      /^- step 13 .*: POST \/api\/pool\/user, prediction; POST \/api\/trivia\/answer, answer$/,
    ],
    player: ['sendPrediction', 'poolWeekNotValid, draft, token kept'],
  },
  {
    server: 'that opens its games later than its weeks say',
    start: () => says(POOL, 422, 'Bet date is before the start of the week'),
    ...WRITE,
    check: [
      'prediction',
      /^fails: 422, Bet date is before the start of the week: the player sees “poolNotAvailable”, although the card of the game is open$/,
      /^- step 13 .*: POST \/api\/pool\/user, prediction$/,
    ],
    player: ['sendPrediction', 'poolNotAvailable, draft, token kept'],
  },
  {
    server: 'that closes its games earlier than its weeks say',
    start: () => says(POOL, 422, 'No bet time'),
    ...WRITE,
    check: [
      'prediction',
      /^fails: 422, No bet time: the player sees “poolGameNotAvailable”, although the card of the game is open$/,
      /^- step 13 .*: POST \/api\/pool\/user, prediction$/,
    ],
    player: ['sendPrediction', 'poolGameNotAvailable, draft, token kept'],
  },
  {
    server: 'whose log-out answers 204',
    start: () => whenGood('GET /api/auth/logout', () => new Response(null, { status: 204 })),
    check: [LOGOUT, /^expected: 204, empty body; then 401, Unauthenticated\.$/],
    player: ['logOut', 'signOut, Inicio'],
  },
  {
    server: 'without postal codes',
    start: () => says('GET /api/zipcode/06700', 404, 'Zipcode Not Found'),
    check: [
      'GET /api/zipcode/{zipcode} shape',
      /^fails: 404, Zipcode Not Found: /,
      /^- step 13 of .* \(`php artisan zipcodes:import`, or `db:seed` on a test server\): GET \/api\/zipcode/,
    ],
  },
  {
    server: 'without a week',
    start: () => changes(WEEKS, () => []),
    check: [
      `${WEEKS} shape`,
      /^unchecked: 200, .*0 rows, so none was checked$/,
      /^- step 13 .*\(`php artisan db:seed`, on a test server alone\): GET \/api\/weeks, shape$/,
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
    check: [`${GAMES} shape`, /^fails: 1 of \d+ rows/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with a ranking row that has no number',
    start: () =>
      changes('GET /api/ranking', () => ({ data: [ROW, { position: 'first', nickname: 'beto' }], meta: {} })),
    check: [
      'GET /api/ranking shape',
      /^fails: 1 of 2 rows are unreadable or repeated: row 2: score is missing \(integer\); row 2, position: "first" is not integer$/,
      /^- step 13 /,
    ],
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

  // Answers that the product reads, but can't use.
  {
    server: 'with a status of the games that the contract lacks',
    start: () => withStatus({ name: 'jugado' }),
    check: [
      `${GAMES} shape`,
      /^fails: 9 of 9 games have an unknown status: “jugado” is not one of activo, active, programado, /,
      /^- step 13 .*: GET \/api\/games\/week\/\{week\}, shape$/,
    ],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with a status of the games as text that the contract lacks',
    start: () => withStatus('Abierto'),
    check: [`${GAMES} shape`, /^fails: 9 of 9 games have an unknown status: “Abierto” is not/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with a status of the games as a number',
    start: () => withStatus(1),
    check: [`${GAMES} shape`, /^fails: 9 of 9 games have an unknown status: “1” is not/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'without a status of its games, in an envelope that has one',
    start: () =>
      changes('GET /api/games/week/7', ({ 7: { data } }) => ({
        status: 'success',
        data: { 7: { data: data.map(({ status: _, ...game }: { status: object }) => game) } },
      })),
    check: [
      `${GAMES} shape`,
      /^fails: 9 of 9 games have an unknown status: “undefined” is not/,
      /^- step 13 /,
    ],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with a status of the games as text in capitals',
    start: () => withStatus('ACTIVO'),
    check: [`${GAMES} shape`, /^copes: body\[\]\.data\[\]\.status: "ACTIVO" is not object$/],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with an unknown status in one week of all games',
    start: () =>
      changes('GET /api/games/all', ({ 1: { data }, ...weeks }) => ({
        ...weeks,
        1: { data: data.map((game: object) => ({ ...game, status: { name: 'en pausa' } })) },
      })),
    check: [
      'GET /api/games/all shape',
      /^fails: 9 of \d+ games have an unknown status: “en pausa” is/,
      /^- step 13 /,
    ],
  },
  {
    server: 'with the options of the trivia as a list',
    start: () => withTrivia((trivia) => ({ ...trivia, answer: JSON.parse(trivia.answer).options })),
    ...WRITE,
    check: ['prediction', /^copes: body\.trivia\.answer: \[.* is not string$/],
    player: ['answerTrivia', 'incorrect, token kept'],
  },
  {
    server: 'with the options of the trivia as an object',
    start: () => withTrivia((trivia) => ({ ...trivia, answer: JSON.parse(trivia.answer) })),
    ...WRITE,
    check: ['prediction', /^copes: body\.trivia\.answer: \{"options":\[.* is not string$/],
    player: ['answerTrivia', 'incorrect, token kept'],
  },
  {
    server: 'with the options of the trivia as objects',
    start: () => withTrivia((trivia) => ({ ...trivia, answer: [{ id: 1, text: '1917' }] })),
    ...WRITE,
    check: ['prediction', /^fails: trivia: .*: no option is readable, answer is wanted as/, /^- step 13 /],
    player: ['sendPrediction', 'poolSent, sent, token kept'],
  },
  {
    server: 'with the options of the trivia in a text with commas',
    start: () => withTrivia((trivia) => ({ ...trivia, answer: '1917,1943' })),
    ...WRITE,
    check: ['prediction', /^fails: trivia: .*: no option is readable/, /^- step 13 /],
    player: ['sendPrediction', 'poolSent, sent, token kept'],
  },
  {
    server: 'with a trivia without an id',
    start: () => withTrivia(({ id: _, ...trivia }) => trivia),
    ...WRITE,
    check: [
      'prediction',
      /^fails: trivia: .*: the product can't read it, id and question are wanted$/,
      /^- step 13 /,
    ],
    player: ['sendPrediction', 'poolSent, sent, token kept'],
  },
  {
    server: 'with null as the trivia',
    start: () => withTrivia(() => null),
    ...WRITE,
    check: ['prediction', /^copes: trivia: null: the player sees “¡Boleto sellado!”, without a question$/],
    player: ['sendPrediction', 'poolSent, sent, token kept'],
  },
  {
    server: 'that says to a new account that it has answered the trivia',
    start: () => withTrivia(() => 'Already answered'),
    ...WRITE,
    check: [
      'prediction',
      /^fails: trivia: "Already answered", but the account is new: its trivia is lost$/,
      /^- step 13 /,
    ],
    player: ['sendPrediction', 'poolSent, sent, token kept'],
  },
  {
    server: 'with `simplePaginate` in the ranking',
    start: () =>
      changes(
        'GET /api/ranking',
        withoutPages(() => ({ current_page: 1, next_page_url: '/x?page=2' })),
      ),
    check: [
      'GET /api/ranking shape',
      /^fails: 10 rows without last_page: the player sees “Página 1 de 1” and no other row$/,
      /^- step 13 .*: GET \/api\/ranking, shape$/,
    ],
    player: ['openGeneralRanking', 'general, mariana10, token kept'],
  },
  {
    server: 'with `cursorPaginate` in the ranking',
    start: () =>
      changes(
        'GET /api/ranking',
        withoutPages(() => ({ meta: { next_cursor: 'eyJ', per_page: 10 } })),
      ),
    check: ['GET /api/ranking shape', /^fails: 10 rows without last_page: /, /^- step 13 /],
    player: ['openGeneralRanking', 'general, mariana10, token kept'],
  },
  {
    server: 'with `simplePaginate` in the ranking of a week',
    start: () => changes('GET /api/ranking/week/7', () => ({ data: Array(10).fill(ROW), current_page: 1 })),
    check: ['GET /api/ranking/week/{week} shape', /^fails: 10 rows without last_page/, /^- step 13 /],
  },
  {
    server: 'with `paginate` without a resource in the ranking',
    start: () => changes('GET /api/ranking', ({ meta, ...page }) => ({ ...page, ...meta })),
    check: ['GET /api/ranking shape', /^copes: body: meta is missing \(object\)$/],
    player: ['openGeneralRanking', 'general, mariana10, token kept'],
  },
  {
    server: 'whose ranking leaves exact scores out of the right results',
    start: () =>
      changes('GET /api/ranking', (page) => ({
        ...page,
        data: [{ ...ROW, score: 5, exact: 1, results: 0 }],
      })),
    check: ['GET /api/ranking shape', /^fails: results 0 leave out exact 1, of ana$/, /^- step 13 /],
    player: ['openGeneralRanking', 'general, ana, token kept'],
  },
  {
    server: 'whose ranking sends its first page, whatever page is asked for',
    start: () =>
      changes('GET /api/ranking', (page) => ({
        ...page,
        data: [ROW],
        meta: { current_page: 1, last_page: 6 },
      })),
    check: ['page beyond the end', /^fails: 1 rows of page 1, whatever page is asked for$/, /^- step 13 /],
    player: ['openGeneralRanking', 'general, ana, token kept'],
  },
  {
    server: 'with `simplePaginate` in the weeks',
    start: () =>
      changes(WEEKS, (data) => ({ data, current_page: 1, next_page_url: 'https://x/api/weeks?page=2' })),
    check: [`${WEEKS} shape`, /^fails: page 1 of more, and the product asks for no other$/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
    warns: true,
  },
  {
    server: 'with `cursorPaginate` in the games of a week',
    start: () =>
      changes('GET /api/games/week/7', ({ 7: { data } }) => ({ 7: { data, next_cursor: 'eyJpZCI6MTV9' } })),
    check: [`${GAMES} shape`, /^fails: page 1 of more, and the product asks for no other$/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
    warns: true,
  },
  {
    server: 'with `paginate` in all games',
    start: () => changes('GET /api/games/all', (data) => ({ data, last_page: 4, total: 60 })),
    check: [
      'GET /api/games/all shape',
      /^fails: page 1 of 4, and the product asks for no other$/,
      /^- step 13 /,
    ],
  },
  {
    server: 'with games under a key that is no week',
    start: () => changes('GET /api/games/week/7', (weeks) => ({ ...weeks, liguilla: weeks[7].data })),
    check: [`${GAMES} shape`, /^fails: 9 rows stand under a key that is no week$/, /^- step 13 /],
    player: ['openGames', '9 games, token kept'],
    warns: true,
  },
  {
    server: 'with text in Latin-1 bytes',
    start: () => servers.inLatin1('GET /api/games/week/7'),
    check: [
      `${GAMES} shape`,
      /^fails: text that is not UTF-8: “.*\uFFFD.*”$/,
      /^- step 14 .*the character set/,
    ],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'with text that was encoded twice',
    start: () => servers.encodesTwice('GET /api/user'),
    check: ['shape, and whose it is', /^fails: text that is not UTF-8: “.*Ã/, /^- step 14 /],
    player: ['readPoints', '97 points, token kept'],
  },
  {
    server: 'with text that was encoded twice and escaped by PHP',
    start: () => changes('GET /api/user', (user) => ({ ...user, municipality: 'CuauhtÃ\u00a9moc' })),
    check: ['shape, and whose it is', /^fails: text that is not UTF-8: “.*Ã/, /^- step 14 /],
    player: ['readPoints', '97 points, token kept'],
  },
  {
    server: 'with predictions of another player',
    start: () => withOwner(999),
    check: [
      'GET /api/pool/user/all shape',
      /^fails: \d+ of \d+ predictions have user_id 999 instead of \d+: the player sees the end of the session$/,
      /^- step 13 /,
    ],
    player: ['openGames', 'expiredSession, failed'],
  },
  {
    server: 'with the player’s own `user_id` in decimal text',
    start: () => withOwner('own'),
    check: ['GET /api/pool/user/all shape', /^copes: |^expected: /],
    player: ['openGames', '9 games, token kept'],
  },
  {
    server: 'that answers 204 to a registration',
    start: () => whenGood(REGISTER, () => new Response(null, { status: 204 })),
    ...WRITE,
    check: ['registration', /^copes: status 204 instead of 201$/],
    player: ['register', 'newAccount, account to confirm'],
  },
  {
    server: 'with an envelope around its access token',
    start: () => changes(LOGIN, (data) => ({ success: true, data, message: 'OK' })),
    check: ['log-in', /^copes: wrapped in “data”$/],
    player: ['logIn', 'player, token kept'],
  },
  {
    server: 'with an envelope around its access token alone',
    start: () => changes(LOGIN, ({ access_token }) => ({ success: true, data: access_token, message: 'OK' })),
    check: [
      'log-in',
      /^fails: 200, OK: the product can't read it: body: access_token is missing \(string\)$/,
      /^- step 4 /,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'whose log-in calls its token `token`',
    start: () => changes(LOGIN, ({ access_token }) => ({ token: access_token })),
    check: [
      'log-in',
      /^fails: 200, JSON: the product can't read it: body: access_token is missing \(string\)$/,
      /^- step 4 /,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'with a number as its access token',
    start: () => changes(LOGIN, () => ({ access_token: 17 })),
    check: ['log-in', /the product can't read it: body\.access_token: 17 is not string$/, /^- step 4 /],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'with games without ids',
    start: () =>
      changes('GET /api/games/week/7', ({ 7: { data } }) => ({
        7: { data: data.map(({ id: _, ...game }: { id: number }) => game) },
      })),
    check: [
      `${GAMES} shape`,
      /the product can't read it: row 1: id is missing \(integer or string\)/,
      /^- step 13 /,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'with games of another week than the one asked for',
    start: () => changes('GET /api/games/week/7', ({ 7: games }) => ({ 8: games })),
    check: [`${GAMES} shape`, /the product can't read it: expected week 7 but received 8$/, /^- step 13 /],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'whose resource around the map of games renumbers it',
    start: () =>
      changes('GET /api/games/all', (weeks) => ({
        data: Object.values<{ data: { week?: number }[] }>(weeks).map(({ data }) => ({
          data: data.map(({ week: _, ...game }) => game),
        })),
      })),
    check: ['GET /api/games/all shape', /^fails: /, /^- step 13 /],
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

  // Something in front of Laravel answers.
  {
    server: 'behind a web server that redirects plain HTTP to https',
    start: () => servers.redirectsAll((url) => url.href.replace('http:', 'https:')),
    after: 'all',
    check: [
      'log-in',
      /^skipped: the API answers no call \(see the first row\)$/,
      /^- this isn't Laravel answering: plain HTTP is redirected to https \(check https:\/\/localhost:\d+ with --url; step 12 /,
    ],
    player: ['start', 'visitor with a notice'],
  },
  {
    server: 'behind a web server that redirects to another host',
    start: () => servers.redirectsAll((url) => url.href.replace('localhost', 'www.localhost')),
    after: 'all',
    check: [
      'log-in',
      /^skipped: /,
      /^- this isn't Laravel answering: the host is redirected \(check http:\/\/www\.localhost/,
    ],
    player: ['start', 'visitor with a notice'],
  },
  {
    server: 'behind an access gate',
    start: () => servers.redirectsAll(() => 'https://gate.example/login?to=reto'),
    after: 'all',
    check: [
      'log-in',
      /^skipped: /,
      /^- this isn't Laravel answering: a redirect to gate\.example, as of an access gate/,
    ],
    player: ['start', 'visitor with a notice'],
  },
  {
    server: 'behind a web server that adds a slash',
    start: () => servers.redirectsAll((url) => `${url.pathname}/`, 'POST'),
    after: 'all',
    check: [
      'log-in',
      /^fails: 301 to \/api\/auth\/login\/|^fails: redirected to .*\/api\/auth\/login\/: /,
      /^- this isn't Laravel answering: a rule of the web server adds or drops a slash \(step 12 /,
    ],
    player: ['logIn', 'connectionError, visitor'],
  },
  {
    server: 'behind a firewall that refuses the log-in with a page',
    start: () =>
      servers.sends(LOGIN, 403, '<html><title>403 Forbidden</title><p>Request blocked.</p></html>'),
    check: [
      'log-in',
      /^fails: 403, not JSON: “<html>/,
      /^- this isn't Laravel answering: a firewall \(WAF\) or a rule of the web server, a proxy or a CDN refuses the call \(step 12 of [^)]*\): (?:POST [^;]*(?:; |$))+$/,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'behind a firewall that refuses the log-in with a plain text',
    start: () => at(LOGIN, () => new Response('Forbidden', { status: 403 })),
    check: [
      'log-in',
      /^fails: 403, not JSON: “Forbidden”/,
      /^- this isn't Laravel answering: a firewall \(WAF\)/,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'behind Cloudflare, which refuses the log-in with 1020',
    start: () => servers.sends(LOGIN, 403, 'error code: 1020', { server: 'cloudflare' }),
    check: [
      'log-in',
      /^fails: 403, not JSON: “error code: 1020”/,
      /^- this isn't Laravel answering: .* a rule of Cloudflare/,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'behind Cloudflare, which answers the weeks with a challenge',
    start: () =>
      servers.sends(WEEKS, 200, '<!DOCTYPE html><title>Just a moment...</title>', { 'cf-ray': '8f' }),
    check: [
      `${WEEKS} shape`,
      /^fails: 200, not JSON: .*: the contract wants JSON$/,
      /^- this isn't Laravel answering: .* rule of Cloudflare refuses/,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  ...([520, 521, 522, 525, 526] as const).map(
    (status): BackEnd => ({
      server: `behind Cloudflare, which answers the weeks with ${status}`,
      start: () =>
        servers.sends(WEEKS, status, `<html><title>${status}</title></html>`, { server: 'cloudflare' }),
      check: [
        `${WEEKS} shape`,
        RegExp(`^fails: ${status}, not JSON`),
        /^- this isn't Laravel answering: Cloudflare: .*web server behind it.* \(step 12 /,
      ],
      player: ['openGames', 'unpreventedError, failed, token kept'],
    }),
  ),
  {
    server: 'behind an nginx that does not pass its weeks to PHP',
    start: () => at(WEEKS, () => servers.nginxPage(404, 'Not Found')),
    check: [
      `${WEEKS} shape`,
      /^fails: 404, not JSON/,
      /^- this isn't Laravel answering: nginx does not pass the call to PHP \(step 12 /,
    ],
    player: ['openGames', 'connectionError, failed, token kept'],
  },
  {
    server: 'behind an nginx that allows no POST of the log-in',
    start: () => at(LOGIN, () => servers.nginxPage(405, 'Not Allowed')),
    check: [
      'log-in',
      /^fails: 405, not JSON/,
      /^- this isn't Laravel answering: nginx does not pass the call to PHP/,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'behind an nginx that sends a page of the site as the weeks',
    start: () => servers.sends(WEEKS, 200, '<!doctype html><title>Reto Ruffles</title><div id="root"></div>'),
    check: [
      `${WEEKS} shape`,
      /^fails: 200, not JSON/,
      /^- this isn't Laravel answering: .* sends a page of the site \(step 12 /,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'behind an nginx that sends PHP as text',
    start: () => servers.sends(WEEKS, 200, '<?php require __DIR__ . "/../vendor/autoload.php";'),
    check: [
      `${WEEKS} shape`,
      /^fails: 200, not JSON/,
      /^- this isn't Laravel answering: the web server sends PHP as text/,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'behind an nginx that fails at the weeks',
    start: () => at(WEEKS, () => servers.nginxPage(500, 'Internal Server Error')),
    check: [
      `${WEEKS} shape`,
      /^fails: 500, not JSON/,
      /^- this isn't Laravel answering: nginx: its error log \(step 12 /,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'behind an nginx with a limit for the weeks',
    start: () => at(WEEKS, () => servers.nginxPage(503, 'Service Temporarily Unavailable')),
    check: [
      `${WEEKS} shape`,
      /^fails: 503, not JSON/,
      /^- this isn't Laravel answering: nginx: its error log/,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'behind an nginx with a limit for the log-ins',
    start: () => at(LOGIN, () => servers.nginxPage(429, 'Too Many Requests')),
    check: [
      'log-in',
      /^fails: 429, not JSON/,
      /^- this isn't Laravel answering: nginx has a rate limit of its own/,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'behind a web server that asks for a password of its own',
    start: () => servers.sends(WEEKS, 401, '<h1>401</h1>', { 'www-authenticate': 'Basic realm="x"' }),
    check: [
      `${WEEKS} shape`,
      /^fails: 401, not JSON/,
      /^- this isn't Laravel answering: .* asks for a password of its own/,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'whose PHP ends before it answers the weeks',
    start: () => at(WEEKS, () => new Response('', { status: 500 })),
    check: [
      `${WEEKS} shape`,
      /^fails: 500, empty body/,
      /^- PHP ended before Laravel could answer: .*step 12 /,
    ],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },
  {
    server: 'with a dump() in the weeks',
    start: () => servers.sends(WEEKS, 200, '<script> Sfdump = window.Sfdump</script>[]'),
    check: [`${WEEKS} shape`, /^fails: 200, not JSON/, /^- a dump\(\) or dd\(\) in the code/],
    player: ['openGames', 'unpreventedError, failed, token kept'],
  },

  // Mistakes in a Laravel app. “To repair” names the step that mends the mistake, not that of the failed row.
  {
    server: 'whose API group is not stateful',
    start: () => servers.withoutStatefulGroup(),
    after: 'all',
    check: [
      'log-in',
      /^fails: 500, Session store not set/,
      /^- step 2 of .*, or step 1: .*: POST \/api\/auth\/login, log-in$/,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'whose API group is not stateful, with debug off',
    start: () => servers.withoutStatefulGroup('Server Error'),
    after: 'all',
    check: [
      'log-in',
      /^fails: 500, Server Error/,
      /^- step 2 of .*, or step 1: .*: POST \/api\/auth\/login, log-in$/,
    ],
  },
  {
    server: 'with `guest` on the log-in and a page at /',
    start: () =>
      at(LOGIN, (request, answer) =>
        request.headers.has('authorization')
          ? new Response(null, { status: 302, headers: { location: new URL('/', request.url).href } })
          : answer(),
      ),
    check: [
      'log-in while a session lives',
      /^fails: 302 to http/,
      /^- step 3 of .* \(guest\): POST \/api\/auth\/login, log-in while/,
    ],
    player: ['logInWithSession', 'connectionError, player, token kept'],
  },
  {
    server: 'with an undefined limiter of the codes, with debug off',
    start: () => says(VERIFY, 500, 'Server Error'),
    check: [
      `${VERIFY} unknown e-mail`,
      /^fails: 500, Server Error/,
      /^- step 10 of .* \(a limiter that is not defined\), else the exception/,
    ],
    player: ['verify', 'unpreventedError, visitor'],
  },
  {
    server: 'of Laravel 8 with an undefined limiter of the codes',
    start: () => says(VERIFY, 429, 'Too Many Attempts.', { 'retry-after': '60', 'x-ratelimit-limit': '0' }),
    check: [
      `${VERIFY} unknown e-mail`,
      /^fails: 429, Too Many Attempts\., Retry-After: 60: /,
      /^- step 10 of .* \(a limiter that is not defined\): /,
    ],
    player: ['verify', 'unpreventedError, visitor'],
  },
  {
    server: 'whose limit stays after the wait',
    start: () => says(LOGIN, 429, 'Too Many Attempts.', { 'retry-after': '60' }),
    check: [
      'log-in',
      /^fails: 429, Too Many Attempts\., Retry-After: 60: /,
      /^- step 10 of .*: POST \/api\/auth\/login, (?:wrong password; .*)?log-in$/,
    ],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'whose limit refuses every third log-in of an e-mail',
    start: () => servers.limitsLogins(() => refuseWith(429, 'Too Many Attempts.', { 'retry-after': '7' })),
    ...WRITE,
    after: 'all',
    check: ['log-in while a session lives', /^expected: 429, .*; then 200, JSON, after a 429 and 7 s$/],
    player: ['logIn', 'player, token kept'],
  },
  {
    server: 'with Breeze’s throttle at every third log-in of an e-mail',
    start: () =>
      servers.limitsLogins(() => refuseWith(422, 'Too many login attempts. Please try again in 9 seconds.')),
    ...WRITE,
    after: 'all',
    check: [LOGIN_OVER, /^expected: check-api-/],
    player: ['logIn', 'player, token kept'],
  },
  {
    server: 'with a SESSION_DOMAIN of another site',
    start: () => servers.withSessionDomain('otro.example'),
    after: 'all',
    check: [
      READABLE,
      /^fails: not set$/,
      /^- SESSION_DOMAIN=otro\.example does not fit localhost: step 11 of .*(?:; [^;]*){5,}$/,
    ],
    player: ['logIn', 'connectionError, visitor'],
  },
  {
    server: 'whose User lacks HasApiTokens',
    start: () => says(LOGIN, 500, 'Call to undefined method App\\Models\\User::createToken()'),
    check: ['log-in', /^fails: 500, Call to undefined/, /^- “Before the steps” of .* \(HasApiTokens\)/],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'without a route of the weeks',
    start: () => says(WEEKS, 404, 'The route api/weeks could not be found.'),
    check: [`${WEEKS} shape`, /^fails: 404, The route/, /^- “Before the steps” of .* \(routes\/api\.php\)/],
    player: ['openGames', 'connectionError, failed, token kept'],
  },
  {
    server: 'without Sanctum',
    start: () => says('/sanctum/csrf-cookie', 404, 'The route sanctum/csrf-cookie could not be found.'),
    after: 'all',
    check: [
      READABLE,
      /^fails: not set$/,
      /^- “Before the steps” of .* \(Sanctum is not installed\): .*log-in/,
    ],
    player: ['logIn', 'connectionError, visitor'],
  },
  {
    server: 'without the table of the tokens',
    start: () =>
      says(LOGIN, 500, "SQLSTATE[42S02]: Base table or view not found: 'reto.personal_access_tokens'"),
    check: ['log-in', /^fails: 500, SQLSTATE/, /^- “Before the steps” of .* \(`php artisan migrate`\)/],
    player: ['logIn', 'unpreventedError, visitor'],
  },
  {
    server: 'of Laravel 13, which checks the site of the page instead of the CSRF token',
    start: () => servers.checksSite(),
    check: [NO_TOKEN, /^expected: 422, The selected email is invalid\.; 419 for another site’s page$/],
  },
  {
    server: 'of Laravel 13, whose pages bring an old CSRF token',
    start: () => servers.checksSite(),
    after: [NO_TOKEN],
    check: [OLD_TOKEN, /^expected: 422$/],
  },
  {
    server: 'of Laravel 13 in its origin-only mode, on another origin',
    start: () => servers.checksSite(() => refuseWith(403, 'Origin mismatch.')),
    words: ['--origin', servers.SITE],
    check: [
      NO_TOKEN,
      /^fails: 403, Origin mismatch\.$/,
      /^- step 2 of .* \(the origin check of Laravel 13\)/,
    ],
  },
  {
    server: 'whose cookies are not Secure on https',
    start: () =>
      whenGood('/sanctum/csrf-cookie', (response) => {
        response.headers.append('set-cookie', 'laravel_session=a; Path=/; HttpOnly; SameSite=Lax');
        return response;
      }),
    isTls: true,
    after: [XSRF],
    check: [
      'attributes of the session cookie',
      /^fails: laravel_session: not Secure$/,
      /^- step 1 of .*: GET \/sanctum\/csrf-cookie, attributes of XSRF-TOKEN; .*attributes of the session cookie$/,
    ],
  },
  {
    server: 'whose cookies are Secure on https',
    start: () => withCookie('XSRF-TOKEN=a; Path=/; SameSite=Lax; Secure'),
    isTls: true,
    ...VISITOR,
    check: [XSRF, /^expected: XSRF-TOKEN$/],
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
    check: ['log-in', /^fails: 404, No query results/, /^- step 5 of .* \(soft-deleted accounts\)/],
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
