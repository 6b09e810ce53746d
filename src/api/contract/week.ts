import * as v from 'valibot';
import { dispensable, shownText, wireDate, wireNumber, wireText, wireWeekNumber } from './scalars.ts';

const MAX_BEFORE = 10_000;
const before = dispensable(v.pipe(wireNumber, v.minValue(0), v.maxValue(MAX_BEFORE)));

export const weekSchema = v.object({
  number: wireWeekNumber,
  alias: dispensable(shownText(60)),
  before_hours_bet: before,
  before_weeks_bet: before,
  date_start: wireDate,
});

export const currentWeekSchema = v.object({
  number: wireWeekNumber,
  bet_days: dispensable(shownText(120)),
  server_time: dispensable(wireText(40)),
});

export type WireWeek = v.InferOutput<typeof weekSchema>;
