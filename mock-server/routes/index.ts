import { routeAccount } from './account.ts';
import type { Route } from './api.ts';
import { routeGames } from './games.ts';

export function registerRoutes(route: Route) {
  routeAccount(route);
  routeGames(route);
}
