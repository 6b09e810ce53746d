import { Response } from 'miragejs';
import { refuse, refuseInput } from '../catalogue/refusal.ts';
import { disguisePassword } from '../lib/hash.ts';
import { type AppSchema, getRecords, type ModelOf } from '../models/index.ts';
import { getRegistrationErrors, readRegistration } from '../rules/registration.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { findAccount, findLastMail, getEmail, getNewToken } from './accounts.ts';
import type { HandlerRequest, PlayerRequest, Route } from './api.ts';

function getStats(schema: AppSchema, { user, now, standings: service }: PlayerRequest) {
  const { standings } = service.general();
  const line = standings.getLine(user.id);
  const weekByGame = new Map(getRecords(schema, 'games').map(({ id, weekId }) => [id, weekId]));
  const played = getRecords(schema, 'predictions').filter(
    (row) => row.userId === user.id && !isFutureSeedRow(row, now),
  );
  return {
    score: line.score,
    position: standings.getPosition(user.id),
    exact: line.exact,
    results: line.results,
    trivias: line.trivias,
    weeks_played: new Set(played.map(({ gameId }) => weekByGame.get(gameId))).size,
  };
}

function getWaitingAccount(schema: AppSchema, request: HandlerRequest): ModelOf<'user'> {
  const user = findAccount(schema, getEmail(request));
  if (!user || user.deleted_at !== null) throw refuse('unknownEmail');
  if (user.verified_at !== null) throw refuse('alreadyVerified');
  return user;
}

export function routeUser(route: Route) {
  route('POST /api/user/register', (schema, { input, now, record }) => {
    const errors = getRegistrationErrors(input, getRecords(schema, 'users'), now);
    if (Object.keys(errors).length > 0) throw refuseInput(errors);
    const user = readRegistration(input);
    record('register', { user: { ...user, password: disguisePassword(user.password) } });
    return new Response(201, {}, { email: user.email });
  });

  route('POST /api/user/verify', (schema, request) => {
    const { input, now, record } = request;
    const user = getWaitingAccount(schema, request);
    const mail = findLastMail(schema, user, 'code', now);
    if (!mail || mail.used || mail.secret !== String(input.otp ?? '').trim()) throw refuse('wrongCode');
    if (now >= mail.expires_at) throw refuse('expiredCode');
    record('verify', { user_id: user.id, mail_id: mail.id });
    return { message: 'Email verified', access_token: getNewToken(schema) };
  });

  route('POST /api/user/verify/resend', (schema, request) => {
    const { now, record } = request;
    const user = getWaitingAccount(schema, request);
    const last = findLastMail(schema, user, 'code', now);
    const wait = last ? last.created_at + SERVER_RULES.resendWait - now : 0;
    if (wait > 0) throw refuse('tooManyAttempts', { retryAfter: Math.ceil(wait / 1000) });
    record('code', { user_id: user.id });
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
