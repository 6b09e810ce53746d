import type { Id, Trivia } from '../domain/types.ts';
import type { Call } from './api.ts';
import { ALREADY_ANSWERED, triviaSchema } from './contract/pool.ts';
import { triviaAnswerSchema } from './contract/ranking.ts';
import { toWireId } from './contract/scalars.ts';
import { getJson, isRecord, MAX_OPTIONS, readOrNull, readOrThrow, unwrapObject } from './decode.ts';
import { parseBody } from './http/json.ts';

/**
 * Maximum number of characters of an option. A longer option is left out instead of cut, because the answer
 * that is sent must equal the original text.
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
 * Reads the field `trivia` of the response to sent predictions: `already-answered` for the text `Already
 * answered`, null when the field is missing or invalid, otherwise the trivia. Its list of options is empty
 * when no option is readable.
 */
export function toTrivia(value: unknown): Trivia | 'already-answered' | null {
  if (value === ALREADY_ANSWERED) return 'already-answered';
  const wire = readOrNull(triviaSchema, unwrapObject(value));
  return wire && { id: wire.id, question: wire.question, options: getOptions(wire.answer) };
}

export const triviaCalls = {
  answerTrivia: ({
    questionId,
    answer,
  }: {
    questionId: Id;
    answer: string;
  }): Call<{ isCorrect: boolean }> => ({
    endpoint: 'trivia',
    path: '/api/trivia/answer',
    body: { question_id: toWireId(questionId), answer },
    decode: (body) => ({
      isCorrect: readOrThrow(triviaAnswerSchema, unwrapObject(getJson(body))).is_correct,
    }),
  }),
};
