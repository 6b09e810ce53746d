import { describeError, describeLast } from '../answers.ts';
import { check, copes, fails, judge, when } from '../check.ts';
import { attempt, judgeRead, logIn, refusal } from '../judge.ts';
import { LOGIN } from './paths.ts';

const LOGOUT_CHECK = check(
  [4, 'GET /api/auth/logout', 'log-out, and what the token is worth then', '2xx, then 401 Unauthenticated.'],
  async (context) => {
    const { newcomer, newcomerAccount, newcomerState, player, settings } = context;
    const isOwn = newcomerState === 'confirmed';
    const browser = isOwn ? newcomer : player;
    // With the session's cookie, as every player: `currentAccessToken()` is then no token of the database.
    const refused = await logIn(browser, isOwn ? newcomerAccount : settings.account);
    if (refused) return fails(`the log-in failed: ${describeLast(context)}`);
    const { error } = await attempt(browser.api.send((calls) => calls.logout()));
    const got = describeLast(context);
    if (error) return fails(`${got}: ${describeError(error.kind)}`);
    const after = await attempt(browser.api.send((calls) => calls.user()));
    browser.token = null;
    return judge(`${got}; then ${describeLast(context)}`, after.error?.kind === 'unauthenticated');
  },
);

const DELETION_CHECK = check(
  [4, 'GET /api/user/delete', 'deletion, and what the token is worth then', '200, then 401 Unauthenticated.'],
  async (context) => {
    const { newcomer, newcomerAccount } = context;
    const refused = await logIn(newcomer, newcomerAccount);
    if (refused) return fails(`the log-in failed: ${describeLast(context)}`);
    const call = newcomer.api.send((calls) => calls.deleteAccount());
    const { error, value: _, ...outcome } = await judgeRead(context, 'GET /api/user/delete', call);
    if (error && !error.outcomeUnknown) return outcome;
    const got = error ? describeLast(context, '/api/user/delete') : outcome.got;
    const kind = (await attempt(newcomer.api.send((calls) => calls.user()))).error?.kind;
    const then = `${got}; then ${describeLast(context)}`;
    const isGone = kind === 'unauthenticated' || kind === 'accountEliminated';
    if (!isGone) return error ? outcome : fails(then);
    context.newcomerState = 'deleted';
    if (error) return copes(`${then}: the player sees “Cuenta eliminada”`);
    return kind === 'unauthenticated' ? { ...outcome, got: then } : copes(then);
  },
);

export const ENDING_CHECKS = [
  ...when('any player', [LOGOUT_CHECK]),
  ...when('confirmed', [DELETION_CHECK]),
  ...when('deleted', [
    refusal([5, `POST ${LOGIN}`, 'deleted account', '422 The selected email is invalid.'], {
      send: ({ newcomer, newcomerAccount }) => newcomer.api.send((calls) => calls.login(newcomerAccount)),
      wanted: ['email-not-found'],
      tolerated: ['password-invalid', 'accountEliminated', 'wait'],
    }),
  ]),
];
