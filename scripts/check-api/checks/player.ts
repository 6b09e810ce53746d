import { getList, getWeekLists, isRecord, unwrap, unwrapObject } from '../../../src/api/decode.ts';
import type { ErrorKind } from '../../../src/api/messages.ts';
import type { Prediction } from '../../../src/domain/types.ts';
import {
  type CountRows,
  createRefusalCheck,
  describeError,
  describeExchange,
  getErrorKind,
  getObject,
  isGood,
  isRedirected,
  judgeRead,
} from '../answers.ts';
import type { Browser, Exchange } from '../browser.ts';
import {
  attempt,
  type Check,
  type Context,
  copes,
  createCheck,
  createRegistration,
  createUnknownEmail,
  createWrongLink,
  expected,
  fails,
  logIn,
  needsAccount,
  needsPlayer,
  skipped,
} from '../check.ts';

const LOGIN = '/api/auth/login';
const PAGE_BEYOND_END = 99_999;

/**
 * Checks that the API refuses a value that another account uses. The registration contains only this field, so
 * that no account is created.
 */
const createTakenCheck = (field: 'email' | 'nickname', wanted: ErrorKind) =>
  createCheck(
    'POST /api/user/register',
    `${field === 'email' ? 'e-mail' : field} that is taken`,
    `422 The ${field} has already been taken.`,
    { step: 5, needs: needsPlayer },
    async ({ player, user }) => {
      const answer = await player.ask('POST', '/api/user/register', { body: { [field]: user?.[field] } });
      if (isRedirected(answer)) return skipped('redirected: see the row “while a session lives”');
      const { errors } = getObject(answer);
      const texts = isRecord(errors) ? errors[field] : undefined;
      const got = texts ? `${answer.status}, ${[texts].flat().join(' ')}` : describeExchange(answer);
      if (getErrorKind(answer, 'register') !== wanted) return fails(got);
      return answer.status === 422 ? expected(got) : copes(got);
    },
  );

/** A call that a logged-in player makes too, for example from a mailed link. Laravel’s `guest` redirects it. */
const createGuestCheck = (path: string, call: (api: Browser['api']) => Promise<unknown>) =>
  createCheck(
    `POST ${path}`,
    'while a session lives',
    'no redirect',
    { step: 3, needs: needsPlayer },
    async ({ player, settings }) => {
      const before = player.exchanges.length;
      const { error } = await attempt(call(player.api));
      const answers = player.exchanges.slice(before).filter((one) => one.path === path);
      const got = answers.map(describeExchange).join('; then ');
      if (!answers.some(isRedirected)) return expected(got);
      // The product may have logged out to repeat the call.
      await logIn(player, settings.account);
      const isLost = answers.slice(-1).some(isRedirected);
      return isLost ? fails(`${got}: ${describeError(error?.kind ?? 'connection')}`) : copes(got);
    },
  );

export const PLAYER_CHECKS: readonly Check[] = [
  createRefusalCheck(
    `POST ${LOGIN}`,
    'wrong password',
    '401 or 422 Invalid Credentials',
    ['password-invalid'],
    (api, { settings }) => api.login({ email: settings.account?.email ?? '', password: 'wrong password' }),
    { needs: needsAccount, accepted: ['wait'] },
  ),
  createCheck(
    `POST ${LOGIN}`,
    'log-in',
    '200 with access_token',
    { step: 4, needs: needsAccount },
    async (context) => {
      const { player, settings } = context;
      if (!settings.account) return fails('no account');
      const call = player.api.login(settings.account);
      const { value, ...outcome } = await judgeRead(player, `POST ${LOGIN}`, call);
      player.token = value?.token ?? null;
      if (!value) return outcome;
      const { value: user } = await attempt(player.api.user());
      context.user = user;
      return user ? outcome : fails(`GET /api/user after it: ${describeExchange(player.last())}`);
    },
  ),
  createCheck(
    `POST ${LOGIN}`,
    'log-in while a session lives',
    '200, no redirect',
    { step: 3, needs: needsPlayer },
    async ({ player, settings }) => {
      const before = player.exchanges.length;
      const error = await logIn(player, settings.account);
      const answers = player.exchanges.slice(before).filter(({ path }) => path === LOGIN);
      const got = answers.map(describeExchange).join('; then ');
      if (error) return fails(got);
      return answers.length > 1 ? copes(got) : expected(got);
    },
  ),
  createCheck(
    'GET /api/user',
    'shape, and whose it is',
    'the player who logged in',
    { step: 4, needs: needsPlayer },
    async ({ player, settings }) => {
      const { value, ...outcome } = await judgeRead(player, 'GET /api/user', player.api.user());
      const isOther = value && value.email.toLowerCase() !== settings.account?.email.toLowerCase();
      return isOther ? fails(`another player: ${value.email}`) : outcome;
    },
  ),
  // Without an e-mail, the API creates no account.
  createGuestCheck('/api/user/register', (api) => api.register({ ...createRegistration(null), email: '' })),
  createTakenCheck('email', 'email-exists'),
  createTakenCheck('nickname', 'nickname-taken'),
  createGuestCheck('/api/auth/forgot-password', (api) => api.forgotPassword(createUnknownEmail())),
  createGuestCheck('/api/auth/change-password', (api) => api.changePassword(createWrongLink())),
  createCheck(
    'all calls',
    'calls a minute',
    'X-RateLimit-Limit of 120 or more, or none',
    { step: 10 },
    async ({ player, user, visitor }) => {
      // Laravel checks the session before the limit, so a 401 has no X-RateLimit-Limit. Without an account, the
      // check calls a public endpoint.
      const weeks = user ? await player.ask('GET', '/api/weeks') : null;
      const isPlayer = weeks !== null && isGood(weeks.status);
      const { headers } = isPlayer ? weeks : await visitor.ask('GET', '/api/zipcode/00000');
      const limit = headers.get('x-ratelimit-limit');
      if (limit === null) return expected('none');
      return Number(limit) >= 120
        ? expected(limit)
        : copes(`${limit}: the ${Math.ceil(Number(limit) / 5)}th reload in a minute waits`);
    },
  ),
];

const countLists = (sent: unknown) =>
  getWeekLists(unwrap(sent)).reduce((sum, { list }) => sum + list.length, 0);

function countGames(sent: unknown): number {
  const value = unwrap(sent);
  const isFlat = Array.isArray(value) && value.some((row) => isRecord(row) && 'date' in row);
  return isFlat ? value.length : countLists(sent);
}

const countRankRows = (sent: unknown) => {
  const page = unwrapObject(sent);
  return isRecord(page) ? getList(page.data).length : 0;
};

async function getWeek({ player }: Context): Promise<number> {
  const current = await attempt(player.api.currentWeek());
  if (current.value) return current.value.number;
  const weeks = await attempt(player.api.weeks());
  return weeks.value?.[0]?.number ?? 1;
}

// Returns the number of the last page, or 1 without a number. Laravel's `paginate()` sends the number inside
// `meta` with a resource, else beside `data`.
function getLastPage({ text }: Exchange): number {
  const { meta, ...page } = getObject({ text });
  return Number((isRecord(meta) ? meta : page).last_page) || 1;
}

// Counts the predictions that are listed under another week than their game's. The cause is a JsonResource,
// which renumbers a map whose keys are numbers.
async function countMisplaced({ api }: Browser, pools: ReadonlyMap<number, readonly Prediction[]>) {
  const games = await attempt(api.allGames());
  const weeks = new Map(games.value?.map(({ id, week }) => [id, week]));
  const isMisplaced = (week: number, { gameId }: Prediction) => (weeks.get(gameId) ?? week) !== week;
  return [...pools].flatMap(([week, list]) => list.filter((one) => isMisplaced(week, one))).length;
}

interface ShapeOptions<T> {
  step?: number;
  accepted?: ErrorKind;
  count?: CountRows<T>;
  /** Returns what is wrong with an answer that the product can read, or null. */
  findFault?: (player: Browser, read: T) => Promise<string | null>;
}

/** `call` gets the number of the current week, or of the first week when there is no current one. */
const createShapeCheck = <T>(
  endpoint: string,
  expectedText: string,
  call: (api: Browser['api'], week: number) => Promise<T>,
  { step, accepted, count, findFault }: ShapeOptions<T> = {},
) =>
  createCheck(endpoint, 'shape', expectedText, { step, needs: needsPlayer }, async (context) => {
    const { player } = context;
    const week = endpoint.includes('{week}') ? await getWeek(context) : 0;
    const { value, ...outcome } = await judgeRead(player, endpoint, call(player.api, week), count);
    if (outcome.error && outcome.error.kind === accepted) return expected(describeExchange(player.last()));
    const fault = value === null ? null : await findFault?.(player, value);
    return fault ? fails(fault) : outcome;
  });

export const READ_CHECKS: readonly Check[] = [
  createShapeCheck('GET /api/zipcode/{zipcode}', 'state, municipality, neighborhoods', (api) =>
    api.zipcode('06700'),
  ),
  createShapeCheck('GET /api/weeks', 'a list of weeks', (api) => api.weeks(), {
    step: 13,
    count: (sent, weeks) => ({ sent: getList(sent).length, read: weeks.length }),
    async findFault(player) {
      const lastPage = getLastPage(player.last('/api/weeks'));
      return lastPage > 1 ? `page 1 of ${lastPage}, and the product asks for no other` : null;
    },
  }),
  createShapeCheck('GET /api/week/current', 'a week, or 404 No current week', (api) => api.currentWeek(), {
    accepted: 'pool-week-not-valid',
  }),
  createShapeCheck(
    'GET /api/games/week/{week}',
    'games, keyed by week',
    (api, week) => api.gamesOfWeek(week),
    { step: 13, count: (sent, games) => ({ sent: countGames(sent), read: games.length }) },
  ),
  createShapeCheck('GET /api/games/all', 'games of every week, keyed by week', (api) => api.allGames(), {
    step: 13,
    count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
  }),
  createShapeCheck('GET /api/pool/user/all', 'predictions, keyed by week', (api) => api.userPools(), {
    step: 13,
    count: (sent, pools) => ({ sent: countLists(sent), read: [...pools.values()].flat().length }),
    async findFault(player, pools) {
      const misplaced = await countMisplaced(player, pools);
      return misplaced > 0 ? `${misplaced} predictions are not under the week of their game` : null;
    },
  }),
  createShapeCheck(
    'GET /api/ranking/week/{week}',
    'one page of ten rows',
    (api, week) => api.weekRanking(week, 1),
    { count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }) },
  ),
  createShapeCheck('GET /api/ranking', 'one page of ten rows', (api) => api.generalRanking(1), {
    count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }),
  }),
  createCheck(
    'GET /api/ranking',
    'page beyond the end',
    '200, no rows',
    { needs: needsPlayer },
    async ({ player }) => {
      const call = player.api.generalRanking(PAGE_BEYOND_END);
      const { value, ...outcome } = await judgeRead(player, 'GET /api/ranking', call);
      return value && value.rows.length > 0 ? copes(`${value.rows.length} rows`) : outcome;
    },
  ),
];
