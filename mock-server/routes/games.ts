import type { ModelOf } from '../models/index.ts';
import { isPublished } from '../rules/status.ts';
import { byKickOff } from '../rules/window.ts';
import type { CheckedRoute } from './checked-route.ts';
import { findWeek } from './week-parameter.ts';

export function routeGames(route: CheckedRoute) {
  route('GET /api/games/all', function (schema, { now }) {
    const entries = schema
      .all('week')
      .models.map((week) => [week.number, { data: this.serialize<'game'>(getPublishedGames(week, now)) }]);
    return Object.fromEntries(entries);
  });

  route('GET /api/games/week/:week', function (schema, request) {
    const week = findWeek(schema, request);
    return { [week.number]: { data: this.serialize<'game'>(getPublishedGames(week, request.now)) } };
  });
}

const getPublishedGames = (week: ModelOf<'week'>, now: number) =>
  week.games.filter((game) => isPublished(game, now)).sort(byKickOff);
