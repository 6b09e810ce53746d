/** The trivia that comes with a boleto and its one answer (spec §3, §7). */
import type { Trivia } from '../domain/types.ts';
import type { Api } from './api.ts';
import { ALREADY_ANSWERED, triviaSchema } from './contract/pool.ts';
import { triviaAnswerSchema } from './contract/ranking.ts';
import { toWireId } from './contract/scalars.ts';
import { getJson, isRecord, MOST_OPTIONS, read, readOr, unwrapObject } from './decode.ts';
import { parseBody } from './http/json.ts';
import type { Requester } from './http/request.ts';

/** Characters of an option. A longer one can't be cut, because it goes back to the letter: it is left out. */
const MAX_OPTION_LENGTH = 500;

/** The options inside the `answer` text, as they came: one of them is sent back to the letter. */
function getOptions(answer: string): string[] {
  const body = parseBody(answer);
  const options = body.kind === 'json' && isRecord(body.value) ? body.value.options : null;
  if (!Array.isArray(options)) return [];
  const texts = options
    .filter((option) => typeof option === 'string' || typeof option === 'number')
    .map(String);
  const isReadable = (text: string) => text.trim() !== '' && text.length <= MAX_OPTION_LENGTH;
  return [...new Set(texts)].filter(isReadable).slice(0, MOST_OPTIONS);
}

/**
 * Reads what a saved boleto says of the trivia. A question without readable options is still a question: its
 * dialog says there are none. Null when there is no trivia at all.
 */
export function toTrivia(value: unknown): Trivia | 'already-answered' | null {
  if (value === ALREADY_ANSWERED) return 'already-answered';
  const wire = readOr(triviaSchema, unwrapObject(value));
  return wire && { id: wire.id, question: wire.question, options: getOptions(wire.answer) };
}

/** Makes the call that answers a trivia. */
export function createTriviaApi(request: Requester): Pick<Api, 'answerTrivia'> {
  return {
    answerTrivia: ({ questionId, answer }, options) =>
      request({
        endpoint: 'trivia',
        method: 'POST',
        path: '/api/trivia/answer',
        body: { question_id: toWireId(questionId), answer },
        policy: 'write',
        decode: (body) => ({ isCorrect: read(triviaAnswerSchema, unwrapObject(getJson(body))).is_correct }),
        options,
      }),
  };
}
