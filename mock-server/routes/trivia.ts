import { type FieldErrors, getFieldMessage, refuse, refuseInput } from '../catalogue/refusal.ts';
import { getRecords } from '../models/index.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { getTriviaEnd } from '../rules/week.ts';
import type { Route } from './api.ts';

export function routeTrivia(route: Route) {
  route('POST /api/trivia/answer', (schema, { user, input, now, record }) => {
    const { question_id, answer } = input;
    const errors: FieldErrors = {};
    if (!/^\d{1,15}$/.test(String(question_id ?? '')))
      errors.question_id = [getFieldMessage('question_id', 'must be a number')];
    if (typeof answer !== 'string' || answer === '')
      errors.answer = [getFieldMessage('answer', 'is required')];
    if (Object.keys(errors).length > 0) throw refuseInput(errors);
    const trivia = schema.find('trivia', String(question_id));
    if (!trivia?.week || now >= getTriviaEnd(trivia.week, getRecords(schema, 'games')))
      throw refuse('questionNotFound');
    const answers = schema.where('answer', { userId: user.id, triviaId: trivia.id }).models;
    if (answers.some((row) => !isFutureSeedRow(row, now))) throw refuse('questionAnswered');
    const is_correct = answer === trivia.correct;
    record('trivia', { user_id: user.id, trivia_id: trivia.id, answer: String(answer), is_correct });
    return { is_correct };
  });
}
