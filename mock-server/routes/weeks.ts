/** `GET /api/weeks` and `GET /api/week/current`. */
import type { Server } from 'miragejs';
import { refuse } from '../catalogue/refusal.ts';
import type { World } from '../history/world.ts';
import { isoOf } from '../lib/time.ts';
import { currentWeekOf } from '../rules/week.ts';
import { wireWeek } from '../serializers/wire.ts';
import { ok, playerOf, route } from './route.ts';

/** Declares the routes of this file (spec §7). */
export function registerWeeks(server: Server, world: World) {
  route(server, world, 'weeks', (call) => {
    playerOf(call);
    return ok(world.data.tables().weeks.map(wireWeek));
  });

  route(server, world, 'currentWeek', (call) => {
    playerOf(call);
    const { weeks, games } = world.data.tables();
    const current = currentWeekOf(weeks, games, call.now);
    if (!current) throw refuse('noCurrentWeek');
    return ok({
      number: current.number,
      bet_days: current.week?.bet_days ?? '',
      server_time: isoOf(call.now),
    });
  });
}
