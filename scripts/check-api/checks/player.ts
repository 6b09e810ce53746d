import { isRecord } from '../../../src/api/decode.ts';
import type { ErrorKind } from '../../../src/api/messages.ts';
import {
  createRefusalCheck,
  describeError,
  describeExchange,
  getErrorKind,
  getObject,
  isGood,
  isRedirected,
  judgeRead,
} from '../answers.ts';
import type { Browser } from '../browser.ts';
import {
  attempt,
  type Check,
  type Context,
  copes,
  expected,
  fails,
  logIn,
  needsPlayer,
  skipped,
} from '../check.ts';
import { createRegistration, createUnknownEmail, createWrongLink } from '../samples.ts';

const LOGIN = '/api/auth/login';

const needsAccount = ({ settings }: Context) => (settings.account ? null : 'needs --email and --password');

/**
 * Checks that the API refuses a value that another account uses. The registration contains only this field, so
 * that no account is created.
 */
const createTakenCheck = (field: 'email' | 'nickname', wanted: ErrorKind): Check => ({
  endpoint: 'POST /api/user/register',
  check: `${field === 'email' ? 'e-mail' : field} that is taken`,
  expected: `422 The ${field} has already been taken.`,
  step: 5,
  getObstacle: needsPlayer,
  async run({ player, user }) {
    const answer = await player.ask('POST', '/api/user/register', { body: { [field]: user?.[field] } });
    if (isRedirected(answer)) return skipped('redirected: see the row “while a session lives”');
    const { errors } = getObject(answer);
    const texts = isRecord(errors) ? errors[field] : undefined;
    const got = texts ? `${answer.status}, ${[texts].flat().join(' ')}` : describeExchange(answer);
    if (getErrorKind(answer, 'register') !== wanted) return fails(got);
    return answer.status === 422 ? expected(got) : copes(got);
  },
});

/** A call that a logged-in player makes too, for example from a mailed link. Laravel’s `guest` redirects it. */
const createGuestCheck = (path: string, call: (api: Browser['api']) => Promise<unknown>): Check => ({
  endpoint: `POST ${path}`,
  check: 'while a session lives',
  expected: 'no redirect',
  step: 3,
  getObstacle: needsPlayer,
  async run(context) {
    const { player } = context;
    const before = player.exchanges.length;
    const { error } = await attempt(call(player.api));
    const answers = player.exchanges.slice(before).filter((one) => one.path === path);
    const got = answers.map(describeExchange).join('; then ');
    if (!answers.some(isRedirected)) return expected(got);
    // The product may have logged out to repeat the call.
    await logIn(player, context.settings.account);
    const isLost = answers.slice(-1).some(isRedirected);
    return isLost ? fails(`${got}: ${describeError(error?.kind ?? 'connection')}`) : copes(got);
  },
});

export const PLAYER_CHECKS: readonly Check[] = [
  createRefusalCheck({
    endpoint: `POST ${LOGIN}`,
    check: 'wrong password',
    expected: '401 or 422 Invalid Credentials',
    getObstacle: needsAccount,
    wanted: ['password-invalid'],
    accepted: ['wait'],
    call: (api, { settings }) =>
      api.login({ email: settings.account?.email ?? '', password: 'wrong password' }),
  }),
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
      const { value, ...outcome } = await judgeRead({ browser: player, call, path: LOGIN });
      player.token = value?.token ?? null;
      if (!value) return outcome;
      const { value: user } = await attempt(player.api.user());
      context.user = user;
      return user ? outcome : fails(`GET /api/user after it: ${describeExchange(player.last())}`);
    },
  },
  {
    endpoint: `POST ${LOGIN}`,
    check: 'log-in while a session lives',
    expected: '200, no redirect',
    step: 3,
    getObstacle: needsPlayer,
    async run({ player, settings }) {
      const before = player.exchanges.length;
      const error = await logIn(player, settings.account);
      const answers = player.exchanges.slice(before).filter(({ path }) => path === LOGIN);
      const got = answers.map(describeExchange).join('; then ');
      if (error) return fails(got);
      return answers.length > 1 ? copes(got) : expected(got);
    },
  },
  {
    endpoint: 'GET /api/user',
    check: 'shape, and whose it is',
    expected: 'the player who logged in',
    step: 4,
    getObstacle: needsPlayer,
    async run({ player, settings }) {
      const call = player.api.user();
      const { value, ...outcome } = await judgeRead({ browser: player, call, path: '/api/user' });
      const isOther = value && value.email.toLowerCase() !== settings.account?.email.toLowerCase();
      return isOther ? fails(`another player: ${value.email}`) : outcome;
    },
  },
  // Without an e-mail, the API creates no account.
  createGuestCheck('/api/user/register', (api) => api.register({ ...createRegistration(null), email: '' })),
  createTakenCheck('email', 'email-exists'),
  createTakenCheck('nickname', 'nickname-taken'),
  createGuestCheck('/api/auth/forgot-password', (api) => api.forgotPassword(createUnknownEmail())),
  createGuestCheck('/api/auth/change-password', (api) => api.changePassword(createWrongLink())),
  {
    endpoint: 'all calls',
    check: 'calls a minute',
    expected: 'X-RateLimit-Limit of 120 or more, or none',
    step: 10,
    async run({ player, user, visitor }) {
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
  },
];
