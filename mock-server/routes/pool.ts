import { refuse, refuseInput } from '../catalogue/refusal.ts';
import { parseJson } from '../lib/json.ts';
import { type AppSchema, getRecords } from '../models/index.ts';
import { getBetRefusal, readPredictions } from '../rules/bet.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { getCurrentWeek } from '../rules/week.ts';
import type { Wire } from '../serializers/index.ts';
import type { PlayerRequest, Route } from './api.ts';

const getPredictions = (schema: AppSchema, { user, now }: PlayerRequest) =>
  schema.where('prediction', (row) => row.userId === user.id && !isFutureSeedRow(row, now));

export function routePool(route: Route) {
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
    const sent = readPredictions(typeof pool === 'string' ? parseJson(pool) : pool);
    if ('errors' in sent) throw refuseInput(sent.errors);
    const [games, weeks] = [getRecords(schema, 'games'), getRecords(schema, 'weeks')];
    const current = getCurrentWeek(weeks, games, now);
    if (!current?.week) throw refuse('noWeekToBet');
    const before = getPredictions(schema, request).models;
    const predicted = new Set(before.map(({ gameId }) => gameId));
    const refusal = getBetRefusal(sent.predictions, { games, weeks, sent: predicted, now });
    if (refusal) throw refuse(refusal);
    request.record('pool', { user_id: user.id, predictions: sent.predictions });
    const stored = getPredictions(schema, request).filter(({ gameId }) => !predicted.has(gameId));
    const trivia = schema.findBy('trivia', { weekId: stored.models[0]?.game?.weekId ?? '' });
    const answers = schema.where('answer', { userId: user.id, triviaId: trivia?.id ?? '' }).models;
    const isAnswered = answers.some((row) => !isFutureSeedRow(row, now));
    return {
      message: 'Pool saved',
      pool: this.serialize<'prediction'>(stored),
      ...(trivia && {
        trivia: isAnswered ? ('Already answered' as const) : this.serialize<'trivia'>(trivia),
      }),
    };
  });
}
