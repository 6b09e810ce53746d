import { matchPath } from 'react-router-dom';
import { BASE_PATH } from '../lib/paths.ts';
import { type AppRoute, NOT_FOUND, ROUTES } from './routes.tsx';

/** Finds the route of a path without the base (`/games`), or the not-found page. */
export function findRoute(path: string): AppRoute {
  return ROUTES.find((route) => matchPath(route.path, path)) ?? NOT_FOUND;
}

/** Decodes each segment of a path as the router does. A malformed path stays as it is. */
function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** Finds the route of `location.pathname` (`/lmx/games/`, `/lmx/T%26C`). */
export function findRouteByPathname(pathname: string): AppRoute {
  return findRoute(decodePath(pathname.slice(BASE_PATH.length)) || '/');
}

/** Fetches the page's code before the click. A failure is ignored: the click fetches it again. */
export function prefetchPage(path: string): void {
  findRoute(path)
    .preload()
    .catch(() => undefined);
}
