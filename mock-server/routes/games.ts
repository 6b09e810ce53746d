import { refuse } from '../catalogue/refusal.ts';
import type { ModelOf } from '../models/index.ts';
import { byKickOff, isPublished } from '../rules/window.ts';
import type { Route } from './api.ts';

const getPublishedGames = (week: ModelOf<'week'>, now: number) =>
  week.games.filter((game) => isPublished(game, now)).sort(byKickOff);

export function routeGames(route: Route) {
  route('GET /api/games/all', function (schema, { now }) {
    const entries = schema
      .all('week')
      .models.map((week) => [week.number, { data: this.serialize<'game'>(getPublishedGames(week, now)) }]);
    return Object.fromEntries(entries);
  });

  route('GET /api/games/week/:week', function (schema, { params, now }) {
    const week = schema.find('week', params.week ?? '');
    if (!week) throw refuse('weekNotFound');
    return { [week.number]: { data: this.serialize<'game'>(getPublishedGames(week, now)) } };
  });
}
