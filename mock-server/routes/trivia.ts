import { refuse } from '../catalogue/refusal.ts';
import { getRows } from '../models/rows.ts';
import { findAnswer, getTriviaEnd } from '../rules/trivia.ts';
import { type CheckedRoute, checkInput } from './checked-route.ts';

export function routeTrivia(route: CheckedRoute) {
  route('POST /api/trivia/answer', (schema, request) => {
    const { user, input, now } = request;
    const { question_id, answer } = input;
    checkInput({
      question_id: !/^\d{1,15}$/.test(String(question_id ?? '')) && 'must be a number',
      answer: (typeof answer !== 'string' || answer === '') && 'is required',
    });
    const trivia = schema.find('trivia', String(question_id));
    if (!trivia?.week || now >= getTriviaEnd(trivia.week, getRows(schema, 'games')))
      throw refuse('questionNotFound');
    if (findAnswer(schema, user.id, trivia.id, now)) throw refuse('questionAnswered');
    const is_correct = answer === trivia.correct;
    request.record('trivia', { user_id: user.id, trivia_id: trivia.id, answer: String(answer), is_correct });
    return { is_correct };
  });
}
