import type { Trivia } from '../domain/types.ts';
import type { Api } from './api.ts';
import { ALREADY_ANSWERED, triviaSchema } from './contract/pool.ts';
import { triviaAnswerSchema } from './contract/ranking.ts';
import { toWireId } from './contract/scalars.ts';
import { getJson, isRecord, MAX_OPTIONS, readOrNull, readOrThrow, unwrapObject } from './decode.ts';
import { parseBody } from './http/json.ts';
import type { Requester } from './http/request.ts';

/**
 * Options with more characters are left out instead of cut, because the answer must equal the original text.
 */
const MAX_OPTION_LENGTH = 500;

function getOptions(answer: string): string[] {
  const body = parseBody(answer);
  const options = body.kind === 'json' && isRecord(body.value) ? body.value.options : null;
  if (!Array.isArray(options)) return [];
  const texts = options
    .filter((option) => typeof option === 'string' || typeof option === 'number')
    .map(String);
  const isReadable = (text: string) => text.trim() !== '' && text.length <= MAX_OPTION_LENGTH;
  return [...new Set(texts)].filter(isReadable).slice(0, MAX_OPTIONS);
}

/**
 * The trivia in the response to a sent ticket, or null without one. A question without readable options is
 * returned with an empty list.
 */
export function toTrivia(value: unknown): Trivia | 'already-answered' | null {
  if (value === ALREADY_ANSWERED) return 'already-answered';
  const wire = readOrNull(triviaSchema, unwrapObject(value));
  return wire && { id: wire.id, question: wire.question, options: getOptions(wire.answer) };
}

export function createTriviaApi(request: Requester): Pick<Api, 'answerTrivia'> {
  return {
    answerTrivia: ({ questionId, answer }, options) =>
      request({
        endpoint: 'trivia',
        method: 'POST',
        path: '/api/trivia/answer',
        body: { question_id: toWireId(questionId), answer },
        kind: 'write',
        decode: (body) => ({
          isCorrect: readOrThrow(triviaAnswerSchema, unwrapObject(getJson(body))).is_correct,
        }),
        options,
      }),
  };
}
