import { refuse, refuseInput } from '../catalogue/refusal.ts';
import { parseJson } from '../lib/json.ts';
import type { AppSchema } from '../models/index.ts';
import { getRows } from '../models/rows.ts';
import { findModelsAt } from '../models/rows-at.ts';
import { getBetRefusal } from '../rules/bet.ts';
import { getCurrentWeek } from '../rules/current-week.ts';
import { readPredictions } from '../rules/sent-predictions.ts';
import { findAnswer } from '../rules/trivia.ts';
import type { Wire } from '../serializers/wire.ts';
import type { CheckedRoute, PlayerRequest } from './checked-route.ts';

/** What `request` has besides Mirage's members: `HandlerRequest` and, by `checked-route.ts`, `PlayerRequest`. */
export function routePool(route: CheckedRoute) {
  route('GET /api/pool/user/all', function (schema, request) {
    const byWeek: Record<string, Wire['prediction'][]> = {};
    for (const prediction of getPredictions(schema, request).models) {
      const { game } = prediction;
      if (!game) continue;
      byWeek[game.weekId] ??= [];
      byWeek[game.weekId]?.push(this.serialize<'prediction'>(prediction));
    }
    // PHP's json_encode writes an empty associative array as [] instead of {}.
    return Object.keys(byWeek).length === 0 ? [] : byWeek;
  });

  route('POST /api/pool/user', function (schema, request) {
    const { user, now } = request;
    const { pool } = request.input;
    const parsed = readPredictions(typeof pool === 'string' ? parseJson(pool) : pool);
    if ('errors' in parsed) throw refuseInput(parsed.errors);
    const games = getRows(schema, 'games');
    const weeks = getRows(schema, 'weeks');
    if (!getCurrentWeek(weeks, games, now)?.week) throw refuse('noWeekToBet');
    const predicted = new Set(getPredictions(schema, request).models.map(({ gameId }) => gameId));
    const refusal = getBetRefusal(parsed.predictions, { games, weeks, sent: predicted, now });
    if (refusal) throw refuse(refusal);
    request.record('pool', { user_id: user.id, predictions: parsed.predictions });
    const stored = getPredictions(schema, request).filter(({ gameId }) => !predicted.has(gameId));
    const reply = { message: 'Pool saved', pool: this.serialize<'prediction'>(stored) };
    const trivia = schema.findBy('trivia', { weekId: stored.models[0]?.game?.weekId ?? '' });
    if (!trivia) return reply;
    if (findAnswer(schema, user.id, trivia.id, now)) return { ...reply, trivia: 'Already answered' as const };
    return { ...reply, trivia: this.serialize<'trivia'>(trivia) };
  });
}

const getPredictions = (schema: AppSchema, { user, now }: PlayerRequest) =>
  findModelsAt(schema, 'prediction', now, (row) => row.userId === user.id);
