import { hasMany } from 'miragejs';
import * as v from 'valibot';
import { defineModel } from '../engine/mirage/model.ts';
import { type RowOf, TYPES } from './columns.ts';

const { text, number, boolean, date } = TYPES;

export const weekColumns = {
  number,
  alias: v.nullable(text),
  before_hours_bet: v.nullable(number),
  before_weeks_bet: v.nullable(number),
  date_start: date,
  bet_days: text,
  closed: boolean,
};
export type WeekRow = RowOf<typeof weekColumns>;

export const createWeekModel = () => defineModel<WeekRow>().extend({ games: hasMany('game') });
