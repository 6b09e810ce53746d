/** The weeks and the current one (spec §7). */
import { refuse } from '../catalogue/refusal.ts';
import { isoOf } from '../lib/time.ts';
import { getRecords } from '../models/records.ts';
import { currentWeekOf } from '../rules/week.ts';
import { asPlayer, type Route } from './api.ts';

export function routeWeeks(route: Route) {
  route(
    'weeks',
    asPlayer(function (schema) {
      return this.serialize(schema.all('week'));
    }),
  );

  route(
    'currentWeek',
    asPlayer((schema, { now }) => {
      const current = currentWeekOf(getRecords(schema, 'weeks'), getRecords(schema, 'games'), now);
      if (!current) throw refuse('noCurrentWeek');
      return { number: current.number, bet_days: current.week?.bet_days ?? '', server_time: isoOf(now) };
    }),
  );
}
