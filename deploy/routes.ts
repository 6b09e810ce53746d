import { SITE_ROOT } from '../src/lib/base-path.ts';
import { PAGES, type PublicPageName, type Route } from '../src/lib/routes.ts';

export { SITE_ROOT };

interface AppPage {
  path: string;
  source: string;
  isForPlayers: boolean;
}

export interface PublicPage extends AppPage {
  name: PublicPageName;
}

const files = Object.entries<Route>(PAGES).map(([name, { access, page, path }]) => ({
  name,
  path,
  source: `src/pages/${page}.tsx`,
  isForPlayers: access === 'player',
  isPublic: access === 'public' && !path.includes(':'),
}));

/** The pages that the build prerenders. */
export const PUBLIC_PAGES = files.filter(({ isPublic }) => isPublic) as readonly PublicPage[];

/** The pages that start from the empty shell. */
export const APP_PAGES: readonly AppPage[] = files.filter(({ isPublic }) => !isPublic);

export function getPageFile(page: PublicPage): string {
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`;
}

export function getCardPicture(page: PublicPage['name']): string {
  return page === 'home' ? 'og.jpg' : `og-${page}.jpg`;
}

export const APP_ROUTES: readonly string[] = APP_PAGES.map(({ path }) => path);

/** Pattern of the paths of files. Such a path gets a 404 when the build has no such file, and not the empty shell. */
export const FILE_PATTERN = '\\.(?:js|css|map|json|svg|png|jpe?g|webp|ico|woff2?|txt|xml|webmanifest|br|gz)$';

export function toRoutePattern(route: string): string {
  return route.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
}

const known = new RegExp(`^(?:${files.map(({ path }) => toRoutePattern(path)).join('|')})/?$`, 'i');

export function isKnownRoute(path: string): boolean {
  return known.test(path);
}
