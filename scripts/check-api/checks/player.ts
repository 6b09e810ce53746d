/** The log-in of the given account and everything that a player reads. Nothing is changed. */
import { getList, getWeekLists, isRecord, unwrap, unwrapObject } from '../../../src/api/decode.ts';
import type { ErrorKind } from '../../../src/api/messages.ts';
import { describe, getKind, getObject, judgeRead, judgeRefusal } from '../answers.ts';
import {
  attempt,
  type Check,
  type Context,
  copes,
  expected,
  fails,
  needsPlayer,
  type Outcome,
} from '../check.ts';

const LOGIN = '/api/auth/login';
const PAGE_BEYOND_END = 99_999;

const needsAccount = ({ settings }: Context) => (settings.account ? null : 'needs --email and --password');

const countLists = (sent: unknown) =>
  getWeekLists(unwrap(sent)).reduce((sum, { list }) => sum + list.length, 0);

/** The rows of a week's games, keyed by week or in a flat list. */
function countGames(sent: unknown): number {
  const value = unwrap(sent);
  const isFlat = Array.isArray(value) && value.some((row) => isRecord(row) && 'date' in row);
  return isFlat ? value.length : countLists(sent);
}

const countRankRows = (sent: unknown) => {
  const page = unwrapObject(sent);
  return isRecord(page) ? getList(page.data).length : 0;
};

/** The number of the current week, else of the first one. */
async function getWeek({ player }: Context): Promise<number> {
  const current = await attempt(player.api.currentWeek());
  if (current.value) return current.value.number;
  const weeks = await attempt(player.api.weeks());
  return weeks.value?.[0]?.number ?? 1;
}

/** Registers with one value of the given account, which is taken. The other fields are missing, so nothing is created. */
async function judgeTaken(
  { player }: Context,
  field: string,
  value: string,
  wanted: ErrorKind,
): Promise<Outcome> {
  const answer = await player.ask('POST', '/api/user/register', { body: { [field]: value } });
  const { errors } = getObject(answer);
  const texts = isRecord(errors) ? errors[field] : undefined;
  const got = texts ? `${answer.status}, ${[texts].flat().join(' ')}` : describe(answer);
  if (getKind(answer, 'register') !== wanted) return fails(got);
  return answer.status === 422 ? expected(got) : copes(got);
}

const COMMON = { getObstacle: needsPlayer };

export const PLAYER_CHECKS: readonly Check[] = [
  {
    endpoint: `POST ${LOGIN}`,
    check: 'wrong password',
    expected: '401 or 422 Invalid Credentials',
    step: 5,
    getObstacle: needsAccount,
    async run({ visitor, settings }) {
      const email = settings.account?.email ?? '';
      return judgeRefusal(visitor, visitor.api.login({ email, password: 'wrong password' }), {
        wanted: ['password-invalid'],
        accepted: ['wait'],
        status: [401, 422],
      });
    },
  },
  {
    endpoint: `POST ${LOGIN}`,
    check: 'log-in',
    expected: '200 with access_token',
    step: 4,
    getObstacle: needsAccount,
    async run(context) {
      const { player, settings } = context;
      if (!settings.account) return fails('no account');
      const call = player.api.login(settings.account);
      const { value, ...outcome } = await judgeRead({ browser: player, call, path: LOGIN, template: LOGIN });
      player.token = value?.token ?? null;
      if (!value) return outcome;
      const { value: user } = await attempt(player.api.user());
      context.user = user;
      return user ? outcome : fails(`GET /api/user after it: ${describe(player.last())}`);
    },
  },
  {
    ...COMMON,
    endpoint: `POST ${LOGIN}`,
    check: 'log-in while a session lives',
    expected: '200, no redirect',
    step: 3,
    async run({ player, settings }) {
      if (!settings.account) return fails('no account');
      const before = player.exchanges.length;
      const { value, error } = await attempt(player.api.login(settings.account));
      const answers = player.exchanges.slice(before).filter(({ path }) => path === LOGIN);
      const got = answers.map(describe).join('; then ');
      if (error) return fails(got);
      player.token = value.token;
      return answers.length > 1 ? copes(got) : expected(got);
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/user',
    check: 'shape, and whose it is',
    expected: 'the player who logged in',
    step: 4,
    async run({ player, settings }) {
      const call = player.api.user();
      const { value, ...outcome } = await judgeRead({
        browser: player,
        call,
        path: '/api/user',
        template: '/api/user',
      });
      const isOther = value && value.email.toLowerCase() !== settings.account?.email.toLowerCase();
      return isOther ? fails(`another player: ${value.email}`) : outcome;
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/zipcode/{zipcode}',
    check: 'shape',
    expected: 'state, municipality, neighborhoods',
    async run({ player }) {
      const [path, template] = ['/api/zipcode/06700', '/api/zipcode/{zipcode}'];
      return judgeRead({ browser: player, call: player.api.zipcode('06700'), path, template });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/weeks',
    check: 'shape',
    expected: 'a list of weeks',
    async run({ player }) {
      const path = '/api/weeks';
      return judgeRead({
        browser: player,
        call: player.api.weeks(),
        path,
        template: path,
        count: (sent, weeks) => ({ sent: getList(sent).length, read: weeks.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/week/current',
    check: 'shape',
    expected: 'a week, or 404 No current week',
    async run({ player }) {
      const path = '/api/week/current';
      const outcome = await judgeRead({
        browser: player,
        call: player.api.currentWeek(),
        path,
        template: path,
      });
      const answer = player.last(path);
      return getKind(answer, 'current-week') === 'pool-week-not-valid' ? expected(describe(answer)) : outcome;
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/games/week/{week}',
    check: 'shape',
    expected: 'games, keyed by week',
    async run(context) {
      const { player } = context;
      const week = await getWeek(context);
      return judgeRead({
        browser: player,
        call: player.api.gamesOfWeek(week),
        path: `/api/games/week/${week}`,
        template: '/api/games/week/{week}',
        count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/pool/user/all',
    check: 'shape',
    expected: 'predictions, keyed by week',
    async run({ player }) {
      const path = '/api/pool/user/all';
      return judgeRead({
        browser: player,
        call: player.api.userPools(),
        path,
        template: path,
        count: (sent, pools) => ({ sent: countLists(sent), read: [...pools.values()].flat().length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/ranking/week/{week}',
    check: 'shape',
    expected: 'one page of ten rows',
    async run(context) {
      const { player } = context;
      const week = await getWeek(context);
      return judgeRead({
        browser: player,
        call: player.api.weekRanking(week, 1),
        path: `/api/ranking/week/${week}`,
        template: '/api/ranking/week/{weekId}',
        count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/ranking',
    check: 'shape',
    expected: 'one page of ten rows',
    async run({ player }) {
      const path = '/api/ranking';
      return judgeRead({
        browser: player,
        call: player.api.generalRanking(1),
        path,
        template: path,
        count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/ranking',
    check: 'page beyond the end',
    expected: '200, no rows',
    async run({ player }) {
      const path = '/api/ranking';
      const call = player.api.generalRanking(PAGE_BEYOND_END);
      const { value, ...outcome } = await judgeRead({ browser: player, call, path, template: path });
      return value && value.rows.length > 0 ? copes(`${value.rows.length} rows`) : outcome;
    },
  },
  {
    ...COMMON,
    endpoint: 'POST /api/user/register',
    check: 'e-mail that is taken',
    expected: '422 The email has already been taken.',
    step: 5,
    run: (context) => judgeTaken(context, 'email', context.user?.email ?? '', 'email-exists'),
  },
  {
    ...COMMON,
    endpoint: 'POST /api/user/register',
    check: 'nickname that is taken',
    expected: '422 The nickname has already been taken.',
    step: 5,
    run: (context) => judgeTaken(context, 'nickname', context.user?.nickname ?? '', 'nickname-taken'),
  },
];
