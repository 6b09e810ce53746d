import { belongsTo } from 'miragejs';
import * as v from 'valibot';
import { defineModel } from '../engine/mirage/model.ts';
import { oneWay, type RowOf, TYPES } from './columns.ts';

const { text, number, boolean, date, time, instant } = TYPES;

export const gameColumns = {
  weekId: text,
  /** `date` and `time` are at a fixed −06:00. */
  date,
  time,
  homeId: text,
  awayId: text,
  stadium: text,
  city: text,
  home_goals: number,
  away_goals: number,
  /** A status set in the panel or by the seed overrides the status derived from the time. Null means derived. */
  status: v.nullable(text),
  postponed_at: v.nullable(instant),
  published_at: instant,
  /** When true, the API sends no score while the game is under way. */
  hides_score: boolean,
};
export type GameRow = RowOf<typeof gameColumns>;

export const createGameModel = () =>
  defineModel<GameRow>().extend({
    week: belongsTo('week'),
    home: belongsTo('team', oneWay),
    away: belongsTo('team', oneWay),
  });
