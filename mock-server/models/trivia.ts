import { belongsTo } from 'miragejs';
import { defineModel } from '../engine/mirage/model.ts';
import { oneWay, type RowOf, TYPES } from './columns.ts';

const { text, list } = TYPES;

export const triviaColumns = { weekId: text, question: text, options: list, correct: text };
export type TriviaRow = RowOf<typeof triviaColumns>;

export const createTriviaModel = () => defineModel<TriviaRow>().extend({ week: belongsTo('week', oneWay) });
