import * as v from 'valibot';
import { parseInstant } from '../domain/centre-time.ts';
import type { Id, Prediction, PredictionsByWeek, ScorePick, Trivia } from '../domain/types.ts';
import type { Call, PoolSaved } from './api.ts';
import {
  predictionSchema,
  toWireId,
  triviaAnswerSchema,
  triviaSchema,
  type WirePredictionToSend,
} from './contract/schemas.ts';
import {
  getJson,
  getJsonOrNull,
  getValidRows,
  getWeekLists,
  isRecord,
  readOrNull,
  throwIfNoneValid,
  toList,
  unwrap,
  unwrapObject,
} from './decode.ts';
import { ApiError } from './error.ts';
import { withCamelKeys } from './key-case.ts';
import { parseBody } from './parse-body.ts';

function toPrediction({
  created_at,
  user_id,
  week_trivia_points,
  ...wire
}: v.InferOutput<typeof predictionSchema>): Prediction {
  return {
    ...withCamelKeys(wire),
    createdAt: created_at === null ? null : parseInstant(created_at),
    ...(week_trivia_points === null ? {} : { weekTriviaPoints: week_trivia_points }),
    ...(user_id === null ? {} : { userId: user_id }),
  };
}

const PREDICTIONS = {
  schema: predictionSchema,
  map: toPrediction,
  identify: ({ gameId }: Prediction) => gameId,
};

const MAX_OPTIONS = 200;
/**
 * Maximum number of characters of an option. A longer option is left out instead of cut, because the answer
 * that is sent must equal the original text.
 */
const MAX_OPTION_LENGTH = 500;

/** `answer`: the JSON text of an object with `options` (spec §3), or that object, or the list itself. */
function getOptions(answer: unknown): string[] {
  const body = typeof answer === 'string' ? parseBody(answer) : null;
  const value = body?.kind === 'json' ? body.value : answer;
  const options = isRecord(value) ? value.options : value;
  if (typeof options !== 'object' || options === null) return [];
  const texts = Object.values(options)
    .filter((option) => typeof option === 'string' || typeof option === 'number')
    .map(String);
  const isReadable = (text: string) => text.trim() !== '' && text.length <= MAX_OPTION_LENGTH;
  return [...new Set(texts)].filter(isReadable).slice(0, MAX_OPTIONS);
}

/**
 * Reads the field `trivia` of the response to sent predictions: `already-answered` for the text `Already
 * answered`, null when the field is missing or invalid, otherwise the trivia. Its list of options is empty
 * when no option is readable.
 */
function toTrivia(value: unknown): Trivia | 'already-answered' | null {
  if (value === 'Already answered') return 'already-answered';
  const wire = readOrNull(triviaSchema, unwrapObject(value));
  return wire && { id: wire.id, question: wire.question, options: getOptions(wire.answer) };
}

export const poolsCalls = {
  userPools: (): Call<PredictionsByWeek> => ({
    endpoint: 'pools',
    path: '/api/pool/user/all',
    list: 'predictions',
    decode(body, note) {
      // PHP sends an array without keys when the week numbers are 0, 1, 2 and so on. The index in that
      // array (`index`) is then the week number.
      const lists = getWeekLists(unwrap(getJson(body), note), note);
      const pools = new Map(
        lists.map(({ week, list, index }) => [week ?? index, getValidRows(list, PREDICTIONS, note)]),
      );
      throwIfNoneValid(
        lists.flatMap(({ list }) => list),
        [...pools.values()].flat(),
        predictionSchema,
      );
      return pools;
    },
  }),
  sendPool: (predictions: readonly ScorePick[]): Call<PoolSaved> => ({
    endpoint: 'pool',
    path: '/api/pool/user',
    body: {
      pool: predictions.map(
        ({ gameId, homeScore, awayScore }): WirePredictionToSend => ({
          game_id: toWireId(gameId),
          home_score: homeScore,
          away_score: awayScore,
        }),
      ),
    },
    // A success status means that the predictions are saved, so the body may be empty or any JSON.
    decode(body) {
      const value = unwrapObject(getJsonOrNull(body));
      const answer = isRecord(value) ? value : {};
      return {
        saved: getValidRows(toList(answer.pool) ?? [], PREDICTIONS),
        trivia: toTrivia(answer.trivia),
      };
    },
  }),
  /**
   * When the id is not a whole number (spec §5), `answerTrivia` rejects with `questionNotFound` and sends no request.
   */
  answerTrivia(questionId: Id, answer: string): Call<{ isCorrect: boolean }> {
    if (!/^-?\d+$/.test(questionId)) throw new ApiError('questionNotFound');
    return {
      endpoint: 'trivia',
      path: '/api/trivia/answer',
      body: { question_id: toWireId(questionId), answer },
      decode: (body) => ({
        isCorrect: v.parse(triviaAnswerSchema, unwrapObject(getJson(body))).is_correct,
      }),
    };
  },
};
