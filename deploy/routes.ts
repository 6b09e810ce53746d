import { SITE_ROOT } from '../src/lib/base-path.ts';
import {
  isPrerendered,
  PAGES,
  PATH_NAMES,
  PATHS,
  type PathName,
  type PublicPageName,
} from '../src/lib/routes.ts';

export { SITE_ROOT };

interface AppPage {
  path: string;
  source: string;
  isForPlayers: boolean;
}

export interface PublicPage extends AppPage {
  name: PublicPageName;
}

const toPage = (name: PathName): AppPage => ({
  path: PAGES[name].path,
  source: getSource(name),
  isForPlayers: PAGES[name].access === 'player',
});

/** The file of a page: that of `confirmAccount` is `src/pages/confirm-account/ConfirmAccountPage.tsx`. */
function getSource(name: PathName): string {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/pages/${folder}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
}

/** The pages that the build prerenders. */
export const PUBLIC_PAGES: readonly PublicPage[] = PATH_NAMES.filter(isPrerendered).map((name) => ({
  name,
  ...toPage(name),
}));

/** The pages that start from the empty shell. */
export const APP_PAGES: readonly AppPage[] = PATH_NAMES.filter((name) => !isPrerendered(name)).map(toPage);

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

const known = new RegExp(`^(?:${Object.values(PATHS).map(toRoutePattern).join('|')})/?$`, 'i');

export function isKnownRoute(path: string): boolean {
  return known.test(path);
}
