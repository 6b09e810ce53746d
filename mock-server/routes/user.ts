/** Registration, confirmation by code, the account itself and its end. */
import type { Server } from 'miragejs';
import { invalid, refuse } from '../catalogue/refusal.ts';
import type { World } from '../history/world.ts';
import type { UserRow } from '../models/rows.ts';
import { POLICY } from '../policy.ts';
import { registrationErrors, registrationIn } from '../rules/registration.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { type Stats, wireUser } from '../serializers/wire.ts';
import { lineOfUser } from '../standings/account-scores.ts';
import { accountOf, emailIn, lastMail } from './auth.ts';
import { type Call, checkCsrf, ok, playerOf, route } from './route.ts';

function statsOf(world: World, user: UserRow, now: number): Stats {
  const tables = world.data.tables();
  const { standings, weeks: states } = world.standings.general();
  const line = lineOfUser(tables, states, now, user.id);
  const weeks = new Set(
    tables.predictions
      .filter((row) => row.user_id === user.id && !isFutureSeedRow(row, now))
      .map((row) => tables.games.find((game) => game.id === row.game_id)?.week),
  );
  return {
    score: line.score,
    position: standings.positionOf(line),
    exact: line.exact,
    results: line.results,
    trivias: line.trivias,
    weeks_played: weeks.size,
  };
}

/** The account that waits for its code. Refuses when there is none, or none that waits. */
function waitingAccount(world: World, call: Call): UserRow {
  const user = accountOf(world, emailIn(call));
  if (!user || user.deleted_at !== null) throw refuse('unknownEmail');
  if (user.verified_at !== null) throw refuse('alreadyVerified');
  return user;
}

/** Declares the routes of this file (spec §7 and the confirmation calls it leaves open). */
export function registerUser(server: Server, world: World) {
  route(server, world, 'register', (call) => {
    checkCsrf(call);
    const errors = registrationErrors(call.input, world.data.tables().users, call.now);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const user = registrationIn(call.input);
    world.commit('register', { user });
    return { status: 201, body: { email: user.email } };
  });

  route(server, world, 'verify', (call) => {
    checkCsrf(call);
    const user = waitingAccount(world, call);
    const mail = lastMail(world, user.id, 'code', call.now);
    if (!mail || mail.used || mail.secret !== String(call.input.otp ?? '').trim()) {
      throw refuse('wrongCode');
    }
    if (call.now >= mail.expires_at) throw refuse('expiredCode');
    world.commit('verify', { user_id: user.id, mail_id: mail.id });
    const session = world.data.tables().sessions.at(-1);
    return ok({ message: 'Email verified', access_token: session?.token });
  });

  route(server, world, 'resendCode', (call) => {
    checkCsrf(call);
    const user = waitingAccount(world, call);
    const last = lastMail(world, user.id, 'code', call.now);
    const wait = last ? last.created_at + POLICY.resendWait - call.now : 0;
    if (wait > 0) throw refuse('tooManyAttempts', { retryAfter: Math.ceil(wait / 1000) });
    world.commit('code', { user_id: user.id });
    return ok({ message: 'Verification code sent' });
  });

  route(server, world, 'user', (call) => {
    const { user } = playerOf(call);
    return ok(wireUser(user, statsOf(world, user, call.now)));
  });

  route(server, world, 'deleteUser', (call) => {
    const { user } = playerOf(call);
    world.commit('delete', { user_id: user.id });
    return ok({ message: 'User deleted' });
  });
}
