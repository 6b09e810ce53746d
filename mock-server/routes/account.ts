import { Response } from 'miragejs';
import { getThrottleText } from '../catalogue/catalogue.ts';
import { type Refusal, refuse, refuseInput } from '../catalogue/refusal.ts';
import { disguisePassword } from '../lib/hash.ts';
import { toHexadecimal } from '../lib/random.ts';
import { SECOND_MS } from '../lib/time.ts';
import type { AppSchema, ModelOf } from '../models/index.ts';
import type { MailRow } from '../models/mail.ts';
import { getRecords, isFutureSeedRow } from '../models/records.ts';
import {
  getBrokenPasswordRule,
  getRegistrationErrors,
  getThrottleSeconds,
  readRegistration,
} from '../rules/account.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { checkInput, type HandlerRequest, type PlayerRequest, type Route } from './api.ts';

export function routeAccount(route: Route) {
  let cookieCount = 0;
  const createCookieHeader = ({ seed, factCount }: HandlerRequest) => {
    cookieCount += 1;
    return { 'x-set-cookie': createCsrfCookie(seed, cookieCount + factCount * 1000) };
  };

  route('GET /sanctum/csrf-cookie', (_schema, request) => new Response(204, createCookieHeader(request)));

  route('POST /api/auth/login', (schema, request) => {
    const { now } = request;
    const email = getEmail(request);
    const { password } = request.input;
    checkInput({
      email: email === '' && 'is required',
      password: (typeof password !== 'string' || password === '') && 'is required',
    });
    const seconds = getThrottleSeconds(schema.findBy('failedLogin', { email }), now);
    if (seconds > 0) throw refuse('tooManyLogins', { message: getThrottleText(seconds) });
    const accounts = getAccounts(schema, request);
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
    return new Response(200, createCookieHeader(request), { access_token: getLastToken(schema) });
  });

  route('GET /api/auth/logout', (_schema, request) => {
    request.record('logout', { session_id: request.session.id });
    return new Response(200, createCookieHeader(request), { message: 'Logged out' });
  });

  route('POST /api/auth/forgot-password', (schema, request) => {
    checkInput({ email: getEmail(request) === '' && 'is required' });
    const user = getAccounts(schema, request).find(isAlive);
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
    const user = getAccounts(schema, request).find(isAlive);
    if (!user) throw refuse('userNotFound');
    const mail = findLastMail(schema, user, 'link', request.now);
    if (!mail || mail.used || mail.secret !== token || request.now >= mail.expires_at)
      throw refuse('invalidResetToken');
    request.record('password', { user_id: user.id, mail_id: mail.id, password: disguisePassword(text) });
    return { message: 'Your password has been reset.' };
  });

  route('POST /api/user/register', (schema, { input, now, record }) => {
    const errors = getRegistrationErrors(input, getRecords(schema, 'users'), now);
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

  route('GET /api/zipcode/:zipcode', (_schema, { params }) => {
    const address = ZIPCODES.find(([zipcode]) => zipcode === params.zipcode);
    if (!address) throw refuse('zipcodeNotFound');
    const [zipcode, state, municipality, city, ...neighborhoods] = address;
    return { zipcode, state, municipality, city, neighborhoods };
  });
}

/**
 * Creates the CSRF cookie, `XSRF-TOKEN=<value>`. As in Laravel, the value is JSON in base64 and percent-encoded. The
 * value ends in an encoded `=`, so the CSRF check refuses a client that sends the value back without decoding it.
 */
export const createCsrfCookie = (seed: number, turn: number): string =>
  `XSRF-TOKEN=${encodeURIComponent(btoa(`{"iv":"${toHexadecimal(22, seed, 8, turn)}"}`))}`;

const getEmail = ({ input }: HandlerRequest) =>
  typeof input.email === 'string' ? input.email.trim().toLowerCase() : '';

const isAlive = (user: ModelOf<'user'>) => user.deleted_at === null;

const getAccounts = (schema: AppSchema, request: HandlerRequest): ModelOf<'user'>[] =>
  schema.where('user', { email: getEmail(request) }).models;

function getLoginRefusal(user: ModelOf<'user'> | undefined, password: unknown): Refusal | null {
  if (!user) return refuse('unknownEmail');
  // A stored password may be disguised or plain. `disguisePassword` returns a disguised text unchanged.
  if (disguisePassword(user.password) !== disguisePassword(String(password))) return refuse('wrongPassword');
  return isAlive(user) ? null : refuse('deletedAccount');
}

function getUnverifiedAccount(schema: AppSchema, request: HandlerRequest): ModelOf<'user'> {
  const user = getAccounts(schema, request).find(isAlive);
  if (!user) throw refuse('unknownEmail');
  if (user.verified_at !== null) throw refuse('alreadyVerified');
  return user;
}

const findLastMail = (schema: AppSchema, user: ModelOf<'user'>, kind: MailRow['kind'], now: number) =>
  schema
    .where('mail', (mail) => mail.userId === user.id && mail.kind === kind && !isFutureSeedRow(mail, now))
    .models.at(-1);

const MAIL_WAITS = { code: SERVER_RULES.resendWait, link: SERVER_RULES.forgotWait };

/** Returns the seconds until the server sends the account another mail of the kind. */
function getMailWait(schema: AppSchema, user: ModelOf<'user'>, kind: MailRow['kind'], now: number): number {
  const last = findLastMail(schema, user, kind, now);
  return last ? Math.max(0, Math.ceil((last.created_at + MAIL_WAITS[kind] - now) / SECOND_MS)) : 0;
}

const getLastToken = (schema: AppSchema) => schema.all('session').models.at(-1)?.token;

function getStats(schema: AppSchema, { user, now, standings: service }: PlayerRequest) {
  const { standings } = service.general();
  const { score, exact, results, trivias } = standings.getLine(user.id);
  const weekByGame = new Map(getRecords(schema, 'games').map(({ id, weekId }) => [id, weekId]));
  const played = getRecords(schema, 'predictions')
    .filter((row) => row.userId === user.id && !isFutureSeedRow(row, now))
    .map(({ gameId }) => weekByGame.get(gameId));
  const position = standings.getPosition(user.id);
  return { score, position, exact, results, trivias, weeks_played: new Set(played).size };
}

const CDMX = 'Ciudad de México';

/** Zip codes are text, because some zip codes of Mexico City start with 0. */
const ZIPCODES = [
  ['06600', CDMX, 'Cuauhtémoc', CDMX, 'Juárez'],
  ['06700', CDMX, 'Cuauhtémoc', CDMX, 'Roma Norte'],
  ['03100', CDMX, 'Benito Juárez', CDMX, 'Del Valle Centro', 'Insurgentes San Borja'],
  ['11560', CDMX, 'Miguel Hidalgo', CDMX, 'Polanco IV Sección', 'Polanco V Sección'],
  ['44100', 'Jalisco', 'Guadalajara', 'Guadalajara', 'Guadalajara Centro'],
  ['64000', 'Nuevo León', 'Monterrey', 'Monterrey', 'Monterrey Centro', 'La Finca'],
  ['72000', 'Puebla', 'Puebla', 'Heroica Puebla de Zaragoza', 'Centro'],
  ['37000', 'Guanajuato', 'León', 'León de los Aldama', 'León de los Aldama Centro'],
  ['97000', 'Yucatán', 'Mérida', 'Mérida', 'Mérida Centro', 'Los Cocos'],
  ['22000', 'Baja California', 'Tijuana', 'Tijuana', 'Zona Centro'],
  ['76000', 'Querétaro', 'Querétaro', 'Santiago de Querétaro', 'Centro'],
  ['50000', 'México', 'Toluca', 'Toluca de Lerdo', 'Centro', 'Santa Clara'],
] as const;
