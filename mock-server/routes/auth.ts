import { Response } from 'miragejs';
import { getThrottleText } from '../catalogue/catalogue.ts';
import {
  type FieldErrors,
  getFieldMessage,
  type Refusal,
  refuse,
  refuseInput,
} from '../catalogue/refusal.ts';
import { disguisePassword } from '../lib/hash.ts';
import { toHexadecimal } from '../lib/random.ts';
import type { ModelOf } from '../models/index.ts';
import { getThrottleSeconds } from '../rules/login-throttle.ts';
import { getBrokenPasswordRule } from '../rules/registration.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { findAccount, findLastMail, getEmail, getNewToken } from './accounts.ts';
import type { HandlerRequest, Route } from './api.ts';

/**
 * Returns the CSRF cookie, `XSRF-TOKEN=<value>`. As in Laravel, the value is JSON in base64 and percent-encoded. It ends in
 * an encoded `=`, so the CSRF check refuses a client that sends the value back without decoding it.
 */
export const createCsrfCookie = (seed: number, turn: number): string =>
  `XSRF-TOKEN=${encodeURIComponent(btoa(`{"iv":"${toHexadecimal(22, seed, 8, turn)}"}`))}`;

function getLoginRefusal(user: ModelOf<'user'> | null, password: unknown): Refusal | null {
  if (!user) return refuse('unknownEmail');
  if (disguisePassword(user.password) !== disguisePassword(String(password))) return refuse('wrongPassword');
  return user.deleted_at === null ? null : refuse('deletedAccount');
}

export function routeAuth(route: Route) {
  let cookies = 0;
  const freshCookie = ({ seed, factCount }: HandlerRequest) => {
    cookies += 1;
    return { 'x-set-cookie': createCsrfCookie(seed, cookies + factCount * 1000) };
  };

  route('GET /sanctum/csrf-cookie', (_schema, request) => new Response(204, freshCookie(request)));

  route('POST /api/auth/login', (schema, request) => {
    const { now } = request;
    const email = getEmail(request);
    const { password } = request.input;
    const errors: FieldErrors = {};
    if (!email) errors.email = [getFieldMessage('email', 'is required')];
    if (typeof password !== 'string' || password === '')
      errors.password = [getFieldMessage('password', 'is required')];
    if (Object.keys(errors).length > 0) throw refuseInput(errors);
    const seconds = getThrottleSeconds(schema.findBy('failedLogin', { email }), now);
    if (seconds > 0) throw refuse('tooManyLogins', { message: getThrottleText(seconds) });
    const user = findAccount(schema, email);
    const refusal = getLoginRefusal(user, password);
    if (!user || refusal) {
      if (schema.first('setting')?.isLaravel) request.record('login-failed', { email });
      throw refusal;
    }
    if (user.verified_at === null) {
      const last = findLastMail(schema, user, 'code', now);
      // A log-in to an unconfirmed account sends a new code, at most as often as a user may ask for a code.
      if (!last || now - last.created_at >= SERVER_RULES.resendWait)
        request.record('code', { user_id: user.id });
      throw refuse('unverifiedEmail');
    }
    request.record('login', { user_id: user.id });
    return new Response(200, freshCookie(request), { access_token: getNewToken(schema) });
  });

  route('GET /api/auth/logout', (_schema, request) => {
    request.record('logout', { session_id: request.session.id });
    return new Response(200, freshCookie(request), { message: 'Logged out' });
  });

  route('POST /api/auth/forgot-password', (schema, request) => {
    const email = getEmail(request);
    if (!email) throw refuseInput({ email: [getFieldMessage('email', 'is required')] });
    const user = findAccount(schema, email);
    if (!user || user.deleted_at !== null) throw refuse('unknownEmail');
    const last = findLastMail(schema, user, 'link', request.now);
    const wait = last ? last.created_at + SERVER_RULES.forgotWait - request.now : 0;
    if (wait > 0) throw refuse('waitBeforeRetrying', { retryAfter: Math.ceil(wait / 1000) });
    request.record('link', { user_id: user.id });
    return { message: 'We have emailed your password reset link.' };
  });

  route('POST /api/auth/change-password', (schema, request) => {
    const { token, password, password_confirmation } = request.input;
    const rule =
      getBrokenPasswordRule(typeof password === 'string' ? password : '') ??
      (password === password_confirmation ? null : 'confirmation does not match');
    if (rule) throw refuseInput({ password: [getFieldMessage('password', rule)] });
    const user = findAccount(schema, getEmail(request));
    if (!user || user.deleted_at !== null) throw refuse('userNotFound');
    const mail = findLastMail(schema, user, 'link', request.now);
    if (!mail || mail.used || mail.secret !== token || request.now >= mail.expires_at)
      throw refuse('invalidResetToken');
    request.record('password', {
      user_id: user.id,
      mail_id: mail.id,
      password: disguisePassword(String(password)),
    });
    return { message: 'Your password has been reset.' };
  });
}
