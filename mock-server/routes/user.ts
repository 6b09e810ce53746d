import { Response } from 'miragejs';
import { disguisePassword } from '../catalogue/disguised-password.ts';
import { refuse, refuseInput } from '../catalogue/refusal.ts';
import type { AppSchema, ModelOf } from '../models/index.ts';
import { getRows } from '../models/rows.ts';
import { getRowsAt } from '../models/rows-at.ts';
import { countPlayedWeeks } from '../rules/played-weeks.ts';
import { getRegistrationErrors, readRegistration } from '../rules/registration.ts';
import { findAccounts, isAlive } from './accounts.ts';
import type { CheckedRoute, HandlerRequest, PlayerRequest } from './checked-route.ts';
import { getLastToken } from './last-token.ts';
import { findLastMail, getMailWait } from './mail-wait.ts';

export function routeUser(route: CheckedRoute) {
  route('POST /api/user/register', (schema, { input, now, record }) => {
    const errors = getRegistrationErrors(input, getRows(schema, 'users'), now);
    if (Object.keys(errors).length > 0) throw refuseInput(errors);
    const user = readRegistration(input);
    record('register', { user: { ...user, password: disguisePassword(user.password) } });
    return new Response(201, {}, { email: user.email });
  });

  route('POST /api/user/verify', (schema, request) => {
    const { input, now, record } = request;
    const user = getUnverifiedAccount(schema, request);
    const mail = findLastMail(schema, user, 'code', now);
    if (!mail || mail.used || mail.secret !== String(input.otp ?? '').trim()) throw refuse('wrongCode');
    if (now >= mail.expires_at) throw refuse('expiredCode');
    record('verify', { user_id: user.id, mail_id: mail.id });
    return { message: 'Email verified', access_token: getLastToken(schema) };
  });

  route('POST /api/user/verify/resend', (schema, request) => {
    const user = getUnverifiedAccount(schema, request);
    const retryAfter = getMailWait(schema, user, 'code', request.now);
    if (retryAfter > 0) throw refuse('tooManyAttempts', { retryAfter });
    request.record('code', { user_id: user.id });
    return { message: 'Verification code sent' };
  });

  route('GET /api/user', function (schema, request) {
    return { ...this.serialize<'user'>(request.user), stats: getStats(schema, request) };
  });

  route('GET /api/user/delete', (_schema, { user, record }) => {
    record('delete', { user_id: user.id });
    return { message: 'User deleted' };
  });
}

function getUnverifiedAccount(schema: AppSchema, request: HandlerRequest): ModelOf<'user'> {
  const user = findAccounts(schema, request).find(isAlive);
  if (!user) throw refuse('unknownEmail');
  if (user.verified_at !== null) throw refuse('alreadyVerified');
  return user;
}

function getStats(schema: AppSchema, { user, now, standings: service }: PlayerRequest) {
  const { standings } = service.general();
  const { score, exact, results, trivias } = standings.getLine(user.id);
  const predictions = getRowsAt(schema, 'predictions', now).filter((row) => row.userId === user.id);
  const weeks_played = countPlayedWeeks(predictions, getRows(schema, 'games'));
  const position = standings.getPosition(user.id);
  return { score, position, exact, results, trivias, weeks_played };
}
