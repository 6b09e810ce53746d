import { matchPath } from 'react-router-dom';
import { BASE_PATH } from '../lib/paths.ts';
import { type AppRoute, NOT_FOUND, ROUTES } from './routes.tsx';

/** Expects a path without the base (`/games`). */
export function findRoute(path: string): AppRoute {
  return ROUTES.find((route) => matchPath(route.path, path)) ?? NOT_FOUND;
}

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

/** Expects a `location.pathname` with the base (`/lmx/games/`, `/lmx/T%26C`). */
export function findRouteByPathname(pathname: string): AppRoute {
  return findRoute(decodePath(pathname.slice(BASE_PATH.length)) || '/');
}

/** A failed fetch is ignored, because opening the page fetches the code again. */
export function prefetchPage(path: string): void {
  findRoute(path)
    .preload()
    .catch(() => undefined);
}
