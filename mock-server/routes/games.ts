/** `GET /api/games/all` and `GET /api/games/week/{week}`. */
import type { Server } from 'miragejs';
import { refuse } from '../catalogue/refusal.ts';
import type { World } from '../history/world.ts';
import type { WeekRow } from '../models/rows.ts';
import { byKickOff, isPublished } from '../rules/window.ts';
import { wireGame } from '../serializers/wire.ts';
import { ok, playerOf, route } from './route.ts';

/** The published games of a week, in order of kick-off. */
function gamesOf(world: World, week: WeekRow, now: number) {
  const { games, teams } = world.data.tables();
  const byId = new Map(teams.map((team) => [team.id, team]));
  return games
    .filter((game) => game.week === week.number && isPublished(game, now))
    .sort(byKickOff)
    .map((game) => wireGame(game, week, byId, now));
}

/** Declares the routes of this file (spec §7). */
export function registerGames(server: Server, world: World) {
  route(server, world, 'allGames', (call) => {
    playerOf(call);
    const { weeks } = world.data.tables();
    return ok(
      Object.fromEntries(weeks.map((week) => [week.number, { data: gamesOf(world, week, call.now) }])),
    );
  });

  route(server, world, 'gamesOfWeek', (call) => {
    playerOf(call);
    const week = world.data.tables().weeks.find((row) => String(row.number) === call.params.week);
    if (!week) throw refuse('weekNotFound');
    return ok({ [week.number]: { data: gamesOf(world, week, call.now) } });
  });
}
