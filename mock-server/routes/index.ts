import { routeAuth } from './auth.ts';
import type { CheckedRoute } from './checked-route.ts';
import { createCookieHeaders, routeCsrfCookie } from './csrf-cookie.ts';
import { routeGames } from './games.ts';
import { routePool } from './pool.ts';
import { routeRanking } from './ranking.ts';
import { routeTrivia } from './trivia.ts';
import { routeUser } from './user.ts';
import { routeWeeks } from './weeks.ts';
import { routeZipcode } from './zipcode.ts';

/** Registers all endpoints, in the order of the catalogue. */
export function registerRoutes(route: CheckedRoute) {
  const createHeader = createCookieHeaders();
  routeCsrfCookie(route, createHeader);
  routeAuth(route, createHeader);
  routeUser(route);
  routeZipcode(route);
  routeWeeks(route);
  routeGames(route);
  routePool(route);
  routeTrivia(route);
  routeRanking(route);
}
