import { belongsTo } from 'miragejs';
import { defineModel } from '../engine/mirage/model.ts';
import { oneWay, type RowOf, TYPES } from './columns.ts';

const { text, number, boolean, instant } = TYPES;

export const predictionColumns = {
  userId: text,
  gameId: text,
  home_score: number,
  away_score: number,
  created_at: instant,
  /** True for a row of the seed, which the API hides until the world's time reaches `created_at`. */
  seeded: boolean,
};
export type PredictionRow = RowOf<typeof predictionColumns>;

/** A prediction as it is sent. */
export interface ScorePick {
  game_id: string;
  home_score: number;
  away_score: number;
}

export const createPredictionModel = () =>
  defineModel<PredictionRow>().extend({ user: belongsTo('user', oneWay), game: belongsTo('game', oneWay) });
