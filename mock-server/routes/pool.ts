/** `GET /api/pool/user/all` and `POST /api/pool/user`. */
import type { Server } from 'miragejs';
import { invalid, refuse } from '../catalogue/refusal.ts';
import type { World } from '../history/world.ts';
import { jsonOf } from '../network/request.ts';
import { betRefusal, predictionsIn } from '../rules/bet.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { currentWeekOf } from '../rules/week.ts';
import { wirePrediction, wireTrivia } from '../serializers/wire.ts';
import { checkCsrf, ok, playerOf, route } from './route.ts';

/** What the answer says of the week's trivia: the question, that it was answered, or nothing. */
function triviaFor(world: World, week: number, userId: string, now: number) {
  const { trivias, answers } = world.data.tables();
  const trivia = trivias.find((row) => row.week === week);
  if (!trivia) return {};
  const answered = answers.some(
    (row) => row.user_id === userId && row.trivia_id === trivia.id && !isFutureSeedRow(row, now),
  );
  return { trivia: answered ? 'Already answered' : wireTrivia(trivia) };
}

/** Declares the routes of this file (spec §7, refusals §8). */
export function registerPool(server: Server, world: World) {
  route(server, world, 'userPools', (call) => {
    const { user } = playerOf(call);
    const { predictions, games, weeks } = world.data.tables();
    const byWeek: Record<number, unknown[]> = {};
    for (const row of predictions) {
      if (row.user_id !== user.id || isFutureSeedRow(row, call.now)) continue;
      const game = games.find((one) => one.id === row.game_id);
      const week = weeks.find((one) => one.number === game?.week);
      if (!game) continue;
      byWeek[game.week] ??= [];
      byWeek[game.week]?.push(wirePrediction(row, game, week, call.now));
    }
    // PHP's empty map.
    return ok(Object.keys(byWeek).length === 0 ? [] : byWeek);
  });

  route(server, world, 'sendPool', (call) => {
    checkCsrf(call);
    const { user } = playerOf(call);
    const { games, weeks, predictions } = world.data.tables();
    const { pool } = call.input;
    const list = predictionsIn(typeof pool === 'string' ? jsonOf(pool) : pool);
    if ('errors' in list) throw invalid(list.errors);
    const current = currentWeekOf(weeks, games, call.now);
    if (!current?.week) throw refuse('noWeekToBet');
    const sent = new Set(
      predictions
        .filter((row) => row.user_id === user.id && !isFutureSeedRow(row, call.now))
        .map((row) => row.game_id),
    );
    const refusal = betRefusal(list.predictions, { games, weeks, sent, now: call.now });
    if (refusal) throw refuse(refusal);
    const before = world.data.projection().counters.predictions;
    world.commit('pool', { user_id: user.id, predictions: list.predictions });
    const stored = world.data
      .tables()
      .predictions.filter((row) => row.user_id === user.id && Number(row.id) > before);
    const week = games.find((game) => game.id === list.predictions[0]?.game_id)?.week ?? current.number;
    return ok({
      message: 'Pool saved',
      pool: stored.map((row) => wirePrediction(row, undefined, undefined, call.now)),
      ...triviaFor(world, week, user.id, call.now),
    });
  });
}
