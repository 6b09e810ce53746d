import { refuse } from '../catalogue/refusal.ts';
import { toIso } from '../lib/time.ts';
import { getRows } from '../models/rows.ts';
import { getCurrentWeek } from '../rules/current-week.ts';
import type { CheckedRoute } from './checked-route.ts';

export function routeWeeks(route: CheckedRoute) {
  route('GET /api/weeks', function (schema) {
    return this.serialize<'week'>(schema.all('week'));
  });

  route('GET /api/week/current', (schema, { now }) => {
    const current = getCurrentWeek(getRows(schema, 'weeks'), getRows(schema, 'games'), now);
    if (!current) throw refuse('noCurrentWeek');
    return { number: current.number, bet_days: current.week?.bet_days ?? '', server_time: toIso(now) };
  });
}
