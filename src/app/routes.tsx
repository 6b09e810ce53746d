import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { ROUTES as LINES, type PathName, type Route } from '../lib/routes.ts';
import { createStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { useShellStores } from '../use-stores.ts';
import { createLazyPage, type LazyPage } from './lazy-page.tsx';

export interface AppRoute extends LazyPage {
  name: PathName | 'notFound';
  path: string;
  access: Route['access'];
}

const FILES = import.meta.glob<Record<string, ComponentType>>('../pages/*/*Page.tsx');

function createPage(source: string): LazyPage {
  const load = FILES[`../pages/${source}.tsx`];
  const name = source.split('/').at(-1) ?? '';
  return createLazyPage(async () => {
    const Page = (await load?.())?.[name];
    if (!Page) throw new Error(`src/pages/${source}.tsx exports no ${name}`);
    return Page;
  });
}

const hasToken = () => createStorage().get(STORAGE_KEYS.token) !== null;

/** Inicio is one page for visitors and another for players. */
function createHome(): LazyPage {
  const visitorHome = createPage(LINES.home.page);
  const playerHome = createLazyPage(async () => (await import('../pages/home/PlayerHome.tsx')).PlayerHome);
  return {
    Page() {
      const { auth } = useShellStores();
      const isPlayer = auth.status.value === 'authenticated';
      return isPlayer ? <playerHome.Page key={auth.user.value?.id} /> : <visitorHome.Page />;
    },
    preload() {
      // A device with a stored token needs the code of `PlayerHome` too: the served page, which React hydrates,
      // is that of a visitor.
      if (hasToken()) playerHome.preload().catch(() => undefined);
      return visitorHome.preload();
    },
  };
}

const NOT_FOUND: AppRoute = {
  name: 'notFound',
  path: '*',
  access: 'public',
  ...createPage('not-found/NotFoundPage'),
};

export const ROUTES: readonly AppRoute[] = [
  ...Object.entries(LINES).map(([name, { path, access, page }]) => ({
    name: name as PathName,
    path,
    access,
    ...(name === 'home' ? createHome() : createPage(page)),
  })),
  NOT_FOUND,
];

/** Expects a path below `base`: `/games`, or `/lmx/games/` with the base `/lmx/`. */
export function findRoute(path: string, base = '/'): AppRoute {
  return matchRoutes([...ROUTES], path, base)?.[0]?.route ?? NOT_FOUND;
}
