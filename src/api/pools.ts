import { parseInstant } from '../domain/centre-time.ts';
import type { Prediction, PredictionsByWeek, ScorePick } from '../domain/types.ts';
import type { Call, PoolSaved } from './api.ts';
import { predictionSchema, type WirePrediction, type WirePredictionToSend } from './contract/pool.ts';
import { toWireId } from './contract/scalars.ts';
import {
  checkRows,
  getJson,
  getValidRows,
  getWeekLists,
  isRecord,
  rejectTextBody,
  unwrap,
  unwrapObject,
} from './decode.ts';
import type { Body } from './http/json.ts';
import { withCamelKeys } from './keys.ts';
import { toTrivia } from './trivia.ts';

function toPrediction({ created_at, ...wire }: WirePrediction): Prediction {
  return { ...withCamelKeys(wire), createdAt: created_at === null ? null : parseInstant(created_at) };
}

const toPredictions = (list: readonly unknown[]) =>
  getValidRows(list, predictionSchema, toPrediction, (prediction) => prediction.gameId);

/**
 * Sends `pool` as an array of objects. If the server expects the array as JSON text, only this function of
 * the client changes.
 */
function toPool(predictions: readonly ScorePick[]): { pool: WirePredictionToSend[] } {
  return {
    pool: predictions.map(({ gameId, homeScore, awayScore }) => ({
      game_id: toWireId(gameId),
      home_score: homeScore,
      away_score: awayScore,
    })),
  };
}

/**
 * A success status means that the predictions are saved, so the body may be empty or any JSON. Throws when
 * the body is not JSON.
 */
function toSaved(body: Body): PoolSaved {
  rejectTextBody(body);
  const value = body.kind === 'json' ? unwrapObject(body.value) : null;
  const answer = isRecord(value) ? value : {};
  return {
    saved: toPredictions(Array.isArray(answer.pool) ? answer.pool : []),
    trivia: toTrivia(answer.trivia),
  };
}

export const poolsCalls = {
  userPools: (): Call<PredictionsByWeek> => ({
    endpoint: 'pools',
    path: '/api/pool/user/all',
    decode(body) {
      // PHP sends an array without keys when the week numbers are 0, 1, 2 and so on. The index in that
      // array (`place`) is then the week number.
      const lists = getWeekLists(unwrap(getJson(body)));
      const pools = new Map(lists.map(({ week, list }, place) => [week ?? place, toPredictions(list)]));
      checkRows(
        lists.flatMap(({ list }) => list),
        [...pools.values()].flat(),
      );
      return pools;
    },
  }),
  sendPool: (predictions: readonly ScorePick[]): Call<PoolSaved> => ({
    endpoint: 'pool',
    path: '/api/pool/user',
    body: toPool(predictions),
    decode: toSaved,
  }),
};
