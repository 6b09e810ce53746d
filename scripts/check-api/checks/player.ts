import { isRecord } from '../../../src/api/decode.ts';
import type { ErrorKind } from '../../../src/api/messages.ts';
import { describeExchange, getErrorKind, getObject, judgeRead, judgeRefusal } from '../answers.ts';
import {
  attempt,
  type Check,
  type CheckOutcome,
  type Context,
  copes,
  expected,
  fails,
  needsPlayer,
} from '../check.ts';

const LOGIN = '/api/auth/login';

const needsAccount = ({ settings }: Context) => (settings.account ? null : 'needs --email and --password');

/**
 * Checks that the API refuses a value that another account uses. The registration contains only this field, so
 * that no account is created.
 */
async function judgeTaken(
  { player }: Context,
  field: string,
  value: string,
  wanted: ErrorKind,
): Promise<CheckOutcome> {
  const answer = await player.ask('POST', '/api/user/register', { body: { [field]: value } });
  const { errors } = getObject(answer);
  const texts = isRecord(errors) ? errors[field] : undefined;
  const got = texts ? `${answer.status}, ${[texts].flat().join(' ')}` : describeExchange(answer);
  if (getErrorKind(answer, 'register') !== wanted) return fails(got);
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
      const { value, ...outcome } = await judgeRead({ browser: player, call, path: LOGIN });
      player.token = value?.token ?? null;
      if (!value) return outcome;
      const { value: user } = await attempt(player.api.user());
      context.user = user;
      return user ? outcome : fails(`GET /api/user after it: ${describeExchange(player.last())}`);
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
      const got = answers.map(describeExchange).join('; then ');
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
      });
      const isOther = value && value.email.toLowerCase() !== settings.account?.email.toLowerCase();
      return isOther ? fails(`another player: ${value.email}`) : outcome;
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
