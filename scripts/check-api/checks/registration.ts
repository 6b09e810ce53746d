import type { ErrorKind } from '../../../src/api/messages.ts';
import { describeLast } from '../answers.ts';
import { type Check, type Context, check, fails, judge, type Outcome, skipped, when } from '../check.ts';
import { attempt, judgeRead, logIn, refusal } from '../judge.ts';
import { createRegistration } from './made-up.ts';
import { LOGIN, REGISTER, VERIFY } from './paths.ts';
import { judgeSecondCall } from './second-call.ts';
import { isOf } from './sessions.ts';

/**
 * Passes when `player`, the browser of the given account, now gets the newcomer's data, and the given account's own
 * data after its next log-in.
 */
async function judgeNewcomer(context: Context): Promise<Outcome> {
  const { newcomerAccount, player, settings } = context;
  const readEmail = async () =>
    (await attempt(player.api.send((calls) => calls.user()))).value?.email ?? describeLast(context);
  const got = await readEmail();
  const error = await logIn(player, settings.account);
  if (!isOf(got, newcomerAccount)) return fails(got);
  if (error) return fails(`${got}; then the log-in of the given account: ${describeLast(context)}`);
  const then = await readEmail();
  if (isOf(then, settings.account)) return judge(got, true);
  return fails(`${got}; after the next log-in of ${settings.account?.email} still ${then}`);
}

const wrongCode = (name: string, expected: string, wanted: ErrorKind) =>
  refusal([5, `POST ${VERIFY}`, name, expected], {
    send: ({ newcomer, newcomerAccount: { email } }) =>
      newcomer.api.send((calls) => calls.verify({ email, code: '000000' })),
    wanted: [wanted],
  });

export const REGISTRATION_CHECKS: Check[] = [
  ...when('write', [
    check([7, `POST ${REGISTER}`, 'registration', '201 with the e-mail'], async (context) => {
      const registration = createRegistration(context.settings.newEmail);
      const call = context.newcomer.api.send((calls) => calls.register(registration));
      const { value, ...outcome } = await judgeRead(context, `POST ${REGISTER}`, call);
      if (!value) return outcome;
      context.newcomerState = 'registered';
      context.newcomerAccount = { email: registration.email, password: registration.password };
      return outcome;
    }),
  ]),
  ...when('registered', [
    refusal([4, `POST ${LOGIN}`, 'account without its code', '403 or 422 Unverified user'], {
      send: ({ newcomer, newcomerAccount }) => newcomer.api.send((calls) => calls.login(newcomerAccount)),
      wanted: ['verifyAccountError'],
    }),
    wrongCode('wrong code', '422 Invalid verification code', 'code-invalid'),
    check(
      [10, `POST ${VERIFY}/resend`, 'a second code too soon', '429 Too Many Attempts. with Retry-After'],
      // The first call requests a first code, unless the API counts the mail of the registration as the first code.
      (context) =>
        judgeSecondCall(context, (api, { email }) => api.send((calls) => calls.resendCode(email)), true),
    ),
    check([5, `POST ${VERIFY}`, 'the mailed code', '200, with or without access_token'], async (context) => {
      const { newcomer, newcomerAccount, player, readCode, user } = context;
      const code = await readCode(newcomerAccount.email);
      if (code === null) return skipped('no code was given');
      // Confirms in the browser of the given account, if there is one, like a new player on a shared phone that
      // has the cookies of an earlier player.
      const browser = user ? player : newcomer;
      const old = browser.token;
      browser.token = null;
      const call = browser.api.send((calls) => calls.verify({ email: newcomerAccount.email, code }));
      const { value, ...outcome } = await judgeRead(context, `POST ${VERIFY}`, call);
      browser.token = old;
      if (!value) return outcome;
      newcomer.token = value.token;
      context.newcomerState = 'confirmed';
      return outcome;
    }),
  ]),
  ...when('confirmed', [
    wrongCode('account that is confirmed already', '409 User already verified', 'accountVerified'),
  ]),
  ...when('two players', [
    check(
      [
        4,
        'GET /api/user',
        'confirmation over the cookies of another player',
        'the player who confirmed, then the one who logs in',
      ],
      async (context) => {
        if (context.newcomer.token === null) return skipped('the confirmation brought no token');
        context.player.token = context.newcomer.token;
        return judgeNewcomer(context);
      },
    ),
    check(
      [4, 'GET /api/user', 'log-in over the cookies of another player', 'the player who logged in last'],
      async (context) => {
        const { newcomer, player } = context;
        const error = await logIn(player, context.newcomerAccount);
        // An API that allows one device has ended the newcomer's earlier token.
        newcomer.token = player.token;
        const outcome = await judgeNewcomer(context);
        return error ? fails(`the log-in was refused: ${error.kind}`) : outcome;
      },
    ),
  ]),
];
