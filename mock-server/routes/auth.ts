import { Response } from 'miragejs';
import { getThrottleText } from '../catalogue/catalogue.ts';
import { disguisePassword } from '../catalogue/disguised-password.ts';
import { type Refusal, refuse } from '../catalogue/refusal.ts';
import type { ModelOf } from '../models/index.ts';
import { getThrottleSeconds } from '../rules/login-throttle.ts';
import { getBrokenPasswordRule } from '../rules/password-rule.ts';
import { findAccounts, getTypedEmail, isAlive } from './accounts.ts';
import { type CheckedRoute, checkInput } from './checked-route.ts';
import type { CookieHeaders } from './csrf-cookie.ts';
import { getLastToken } from './last-token.ts';
import { findLastMail, getMailWait } from './mail-wait.ts';

export function routeAuth(route: CheckedRoute, createHeader: CookieHeaders) {
  route('POST /api/auth/login', (schema, request) => {
    const { now } = request;
    const email = getTypedEmail(request);
    const { password } = request.input;
    checkInput({
      email: email === '' && 'is required',
      password: (typeof password !== 'string' || password === '') && 'is required',
    });
    const seconds = getThrottleSeconds(schema.findBy('failedLogin', { email }), now);
    if (seconds > 0) throw refuse('tooManyLogins', { message: getThrottleText(seconds) });
    const accounts = findAccounts(schema, request);
    const user = accounts.find(isAlive) ?? accounts.at(-1);
    const refusal = getLoginRefusal(user, password);
    if (!user || refusal) {
      if (schema.first('setting')?.isLaravel) request.record('login-failed', { email });
      throw refusal;
    }
    if (user.verified_at === null) {
      // A log-in to an unconfirmed account sends a new code, at most as often as a user may ask for a code.
      if (getMailWait(schema, user, 'code', now) === 0) request.record('code', { user_id: user.id });
      throw refuse('unverifiedEmail');
    }
    request.record('login', { user_id: user.id });
    return new Response(200, createHeader(request), { access_token: getLastToken(schema) });
  });

  route('GET /api/auth/logout', (_schema, request) => {
    request.record('logout', { session_id: request.session.id });
    return new Response(200, createHeader(request), { message: 'Logged out' });
  });

  route('POST /api/auth/forgot-password', (schema, request) => {
    checkInput({ email: getTypedEmail(request) === '' && 'is required' });
    const user = findAccounts(schema, request).find(isAlive);
    if (!user) throw refuse('unknownEmail');
    const retryAfter = getMailWait(schema, user, 'link', request.now);
    if (retryAfter > 0) throw refuse('waitBeforeRetrying', { retryAfter });
    request.record('link', { user_id: user.id });
    return { message: 'We have emailed your password reset link.' };
  });

  route('POST /api/auth/change-password', (schema, request) => {
    const { token, password, password_confirmation } = request.input;
    const text = typeof password === 'string' ? password : '';
    const isRepeated = password === password_confirmation;
    checkInput({ password: getBrokenPasswordRule(text) ?? (!isRepeated && 'confirmation does not match') });
    const user = findAccounts(schema, request).find(isAlive);
    if (!user) throw refuse('userNotFound');
    const mail = findLastMail(schema, user, 'link', request.now);
    if (!mail || mail.used || mail.secret !== token || request.now >= mail.expires_at)
      throw refuse('invalidResetToken');
    request.record('password', { user_id: user.id, mail_id: mail.id, password: disguisePassword(text) });
    return { message: 'Your password has been reset.' };
  });
}

function getLoginRefusal(user: ModelOf<'user'> | undefined, password: unknown): Refusal | null {
  if (!user) return refuse('unknownEmail');
  // A stored password may be disguised or plain. `disguisePassword` returns a disguised text unchanged.
  if (disguisePassword(user.password) !== disguisePassword(String(password))) return refuse('wrongPassword');
  return isAlive(user) ? null : refuse('deletedAccount');
}
