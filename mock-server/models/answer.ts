import { belongsTo } from 'miragejs';
import { defineModel } from '../engine/mirage/model.ts';
import { oneWay, type RowOf, TYPES } from './columns.ts';

const { text, boolean, instant } = TYPES;

export const answerColumns = {
  userId: text,
  triviaId: text,
  answer: text,
  is_correct: boolean,
  created_at: instant,
  /** As in a prediction. */
  seeded: boolean,
};
export type AnswerRow = RowOf<typeof answerColumns>;

export const createAnswerModel = () =>
  defineModel<AnswerRow>().extend({ user: belongsTo('user', oneWay), trivia: belongsTo('trivia', oneWay) });
