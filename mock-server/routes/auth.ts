/** The anti-forgery cookie, log-in, log-out and the two calls of a forgotten password. */
import type { Server } from 'miragejs';
import { invalid, type Refusal, refuse } from '../catalogue/refusal.ts';
import { sayTooManyLogins } from '../catalogue/refusals.ts';
import { sayConfirmation, sayRequired } from '../catalogue/validation.ts';
import type { World } from '../history/world.ts';
import type { UserRow } from '../models/rows.ts';
import { POLICY } from '../policy.ts';
import { secondsToNextTry } from '../rules/login-throttle.ts';
import { passwordErrors } from '../rules/registration.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { csrfCookie } from './csrf.ts';
import { type Call, checkCsrf, ok, playerOf, route } from './route.ts';

/** The e-mail of a form, as the server keeps it. */
export const emailIn = (call: Call) =>
  typeof call.input.email === 'string' ? call.input.email.trim().toLowerCase() : '';

/** The account of an e-mail: the living one where there is one, else the last that was deleted. */
export function accountOf(world: World, email: string): UserRow | undefined {
  const accounts = world.data.tables().users.filter((user) => user.email === email);
  return accounts.find((user) => user.deleted_at === null) ?? accounts.at(-1);
}

/** The last mail of a kind that is there for this account. */
export function lastMail(world: World, userId: string, kind: 'code' | 'link', now: number) {
  return world.data
    .tables()
    .mails.findLast((mail) => mail.user_id === userId && mail.kind === kind && !isFutureSeedRow(mail, now));
}

/** Why an account may not log in with a password; null when it may. */
function logInRefusal(user: UserRow | undefined, password: unknown): Refusal | null {
  if (!user) return refuse('unknownEmail');
  if (user.password !== password) return refuse('wrongPassword');
  if (user.deleted_at !== null) return refuse('deletedAccount');
  return null;
}

/** Declares the routes of this file (spec §7 and the password calls it leaves open). */
export function registerAuth(server: Server, world: World) {
  let turn = 0;
  const freshCookie = () => {
    turn += 1;
    return { 'x-set-cookie': csrfCookie(world.data.seed(), turn + world.timeline.current().cursor * 1000) };
  };

  route(server, world, 'csrfCookie', () => ({ status: 204, headers: freshCookie() }));

  route(server, world, 'login', (call) => {
    checkCsrf(call);
    const email = emailIn(call);
    const { password } = call.input;
    const errors: Record<string, string[]> = {};
    if (!email) errors.email = [sayRequired('email')];
    if (typeof password !== 'string' || password === '') errors.password = [sayRequired('password')];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const throttled = world.data.projection().laravel;
    const seconds = secondsToNextTry(throttled?.failedLogIns ?? [], email, call.now);
    if (seconds > 0) throw refuse('tooManyLogins', { message: sayTooManyLogins(seconds) });
    const user = accountOf(world, email);
    const refusal = logInRefusal(user, password);
    if (!user || refusal) {
      if (throttled) world.commit('login-failed', { email });
      throw refusal;
    }
    if (user.verified_at === null) {
      const last = lastMail(world, user.id, 'code', call.now);
      // The server writes by itself, but not more often than anyone may ask.
      if (!last || call.now - last.created_at >= POLICY.resendWait)
        world.commit('code', { user_id: user.id });
      throw refuse('unverifiedEmail');
    }
    world.commit('login', { user_id: user.id });
    const session = world.data.tables().sessions.at(-1);
    return { status: 200, body: { access_token: session?.token }, headers: freshCookie() };
  });

  route(server, world, 'logout', (call) => {
    const { session } = playerOf(call);
    world.commit('logout', { session_id: session.id });
    return { status: 200, body: { message: 'Logged out' }, headers: freshCookie() };
  });

  route(server, world, 'forgotPassword', (call) => {
    checkCsrf(call);
    const email = emailIn(call);
    if (!email) throw invalid({ email: [sayRequired('email')] });
    const user = accountOf(world, email);
    if (!user || user.deleted_at !== null) throw refuse('unknownEmail');
    const last = lastMail(world, user.id, 'link', call.now);
    if (last && call.now - last.created_at < POLICY.forgotWait) {
      const seconds = Math.ceil((last.created_at + POLICY.forgotWait - call.now) / 1000);
      throw refuse('waitBeforeRetrying', { retryAfter: seconds });
    }
    world.commit('link', { user_id: user.id });
    return ok({ message: 'We have emailed your password reset link.' });
  });

  route(server, world, 'changePassword', (call) => {
    checkCsrf(call);
    const { token, password, password_confirmation } = call.input;
    const errors: Record<string, string[]> = {};
    const messages = passwordErrors(typeof password === 'string' ? password : '');
    if (messages.length > 0) errors.password = messages;
    else if (password !== password_confirmation) {
      errors.password = [sayConfirmation('password')];
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const user = accountOf(world, emailIn(call));
    if (!user || user.deleted_at !== null) throw refuse('userNotFound');
    const mail = lastMail(world, user.id, 'link', call.now);
    if (!mail || mail.used || mail.secret !== token || call.now >= mail.expires_at) {
      throw refuse('invalidResetToken');
    }
    world.commit('password', { user_id: user.id, mail_id: mail.id, password: String(password) });
    return ok({ message: 'Your password has been reset.' });
  });
}
