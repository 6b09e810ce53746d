/** Wire shapes of `GET /api/weeks` and `GET /api/week/current` (spec §3, §7). */
import * as v from 'valibot';
import { dispensable, shownText, wireDate, wireNumber, wireText, wireWeekNumber } from './scalars.ts';

/** More than this (hours, weeks) is nonsense, and the moment that it leads to may not exist. */
const MAX_BEFORE = 10_000;
const before = dispensable(v.pipe(wireNumber, v.minValue(0), v.maxValue(MAX_BEFORE)));

/** A week; `before_hours_bet` in hours, `before_weeks_bet` in weeks, null for the default. */
export const weekSchema = v.object({
  number: wireWeekNumber,
  alias: dispensable(shownText(60)),
  before_hours_bet: before,
  before_weeks_bet: before,
  date_start: wireDate,
});

/** The week being played. */
export const currentWeekSchema = v.object({
  number: wireWeekNumber,
  bet_days: dispensable(shownText(120)),
  server_time: dispensable(wireText(40)),
});

/** A week after decoding. */
export type WireWeek = v.InferOutput<typeof weekSchema>;
