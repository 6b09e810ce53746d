import { matchPath } from 'react-router-dom';
import { BASE_PATH } from '../lib/paths.ts';
import { type AppRoute, NOT_FOUND, ROUTES } from './routes.tsx';

/** The route of a path without the base (`/games`); the not-found page where there is none. */
export function routeOf(path: string): AppRoute {
  return ROUTES.find((route) => matchPath(route.path, path)) ?? NOT_FOUND;
}

/** Decodes each step of a path as the router does; one that does not decode stays as it is. */
function decodedPath(path: string): string {
  try {
    return path
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** The same for an address with the base, as the browser spells it (`/lmx/games/`, `/lmx/T%26C`). */
export function routeOfAddress(pathname: string): AppRoute {
  return routeOf(decodedPath(pathname.slice(BASE_PATH.length)) || '/');
}

/** Fetches the page of a path ahead of the click; a failure waits for the click to be said. */
export function prefetchPage(path: string): void {
  routeOf(path)
    .preload()
    .catch(() => undefined);
}
