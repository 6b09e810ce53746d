import { isRecord } from '../../../src/api/decode.ts';
import type { ErrorKind } from '../../../src/api/messages.ts';
import { describe, describeError, describeLast, getErrorKind, getObject, isRedirected } from '../answers.ts';
import { check, copes, fails, judge, onlyReads, skipped, when } from '../check.ts';
import type { Browser } from '../environment.ts';
import { attempt, judgeRead, logIn, refusal } from '../judge.ts';
import { createRegistration, createUnknownEmail, createWrongLink } from './made-up.ts';
import { CHANGE, FORGOT, LOGIN, REGISTER } from './paths.ts';

export const isOf = (email: string, account: { email: string } | null) =>
  email.toLowerCase() === account?.email.toLowerCase();

export const LOGIN_CHECKS = when('account', [
  refusal([5, `POST ${LOGIN}`, 'wrong password', '401 or 422 Invalid Credentials'], {
    send: ({ player, settings }) =>
      player.api.send((calls) =>
        calls.login({ email: settings.account?.email ?? '', password: 'wrong password' }),
      ),
    wanted: ['password-invalid'],
    tolerated: ['wait'],
  }),
  check([4, `POST ${LOGIN}`, 'log-in', '200 with access_token'], async (context) => {
    const { player, settings } = context;
    const { account } = settings;
    if (!account) return fails('no account');
    const call = player.api.send((calls) => calls.login(account));
    const { value, ...outcome } = await judgeRead(context, `POST ${LOGIN}`, call);
    player.token = value?.token ?? null;
    if (!value) return outcome;
    context.user = (await attempt(player.api.send((calls) => calls.user()))).value;
    return context.user ? outcome : fails(`GET /api/user after it: ${describeLast(context)}`);
  }),
]);

/**
 * The cookie of “remember me” logs its player in again when the session is over. On a shared phone, the boleto of the
 * next player is then stored as the first player's.
 */
const REMEMBER_CHECK = check(
  [4, `POST ${LOGIN}`, 'a cookie that outlives the session', 'none'],
  async (context) => {
    const cookies = context.player.jar?.getCookiesSync(`${context.settings.url}/`) ?? [];
    const names = cookies.map(({ key }) => key).filter((key) => key.startsWith('remember_'));
    return names.length === 0
      ? judge('none', true)
      : fails(`${names.join(', ')}: it counts more than the token`);
  },
);

/**
 * Checks that the API refuses a value that another account uses. The registration contains only this field, so
 * that no account is created.
 */
const taken = (name: string, field: 'email' | 'nickname', wanted: ErrorKind) => {
  const expected = `422 The ${field} has already been taken.`;
  return check([5, `POST ${REGISTER}`, `${name} that is taken`, expected], async ({ player, user }) => {
    const answer = await player.ask('POST', REGISTER, { body: { [field]: user?.[field] } });
    if (isRedirected(answer)) return skipped('redirected: see the row “while a session lives”');
    const { errors } = getObject(answer);
    const texts = isRecord(errors) ? errors[field] : undefined;
    const got = texts ? `${answer.status}, ${[texts].flat().join(' ')}` : describe(answer);
    const isRefused = getErrorKind(answer, 'register') === wanted;
    return judge(got, isRefused && answer.status === 422, isRefused);
  });
};

/** A call that a logged-in player makes too, for example from a mailed link. Laravel’s `guest` redirects it. */
const withSession = (path: string, send: (api: Browser['api']) => Promise<unknown>) =>
  check([3, `POST ${path}`, 'while a session lives', 'no redirect'], async ({ player, record, settings }) => {
    const before = record.length;
    const { error } = await attempt(send(player.api));
    const answers = record.slice(before).filter((exchange) => exchange.path === path);
    const got = answers.map(describe).join('; then ');
    if (!answers.some(isRedirected)) return judge(got, true);
    // The product may have logged out to repeat the call.
    await logIn(player, settings.account);
    const isLost = answers.slice(-1).some(isRedirected);
    return isLost ? fails(`${got}: ${describeError(error?.kind ?? 'connectionError')}`) : copes(got);
  });

export const SESSION_CHECKS = when('player', [
  REMEMBER_CHECK,
  check([3, `POST ${LOGIN}`, 'log-in while a session lives', '200, no redirect'], async (context) => {
    const { player, record, settings } = context;
    const before = record.length;
    const error = await logIn(player, settings.account);
    const answers = record.slice(before).filter(({ path }) => path === LOGIN);
    return judge(answers.map(describe).join('; then '), !error && !answers.some(isRedirected), !error);
  }),
  ...onlyReads([
    check([4, 'GET /api/user', 'shape, and whose it is', 'the player who logged in'], async (context) => {
      const { player, settings } = context;
      const { value, ...outcome } = await judgeRead(
        context,
        'GET /api/user',
        player.api.send((calls) => calls.user()),
      );
      return value && settings.account && !isOf(value.email, settings.account)
        ? fails(`another player: ${value.email}`)
        : outcome;
    }),
  ]),
  // Without an e-mail, the API creates no account.
  withSession(REGISTER, (api) =>
    api.send((calls) => calls.register({ ...createRegistration(null), email: '' })),
  ),
  taken('e-mail', 'email', 'email-exists'),
  taken('nickname', 'nickname', 'nickname-taken'),
  withSession(FORGOT, (api) => api.send((calls) => calls.forgotPassword(createUnknownEmail()))),
  withSession(CHANGE, (api) => api.send((calls) => calls.changePassword(createWrongLink()))),
]);
