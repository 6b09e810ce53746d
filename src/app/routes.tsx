import { type ComponentType, useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { CardScreen } from '../components/CardScreen.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { commonCopy } from '../copy/common.ts';
import { noticesCopy } from '../copy/notices.ts';
import { createLazy } from '../lib/lazy.ts';
import { listen } from '../lib/listen.ts';
import { type LinkedPageName, PAGES, type PathName, type Route } from '../lib/routes.ts';
import { createStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { useShellStores } from '../use-stores.ts';
import { LoadingView } from './LoadingView.tsx';

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

function createHome(): LazyPage {
  const visitorHome = createPage(PAGES.home.page);
  const playerHome = createLazyPage(async () => (await import('../pages/home/PlayerHome.tsx')).PlayerHome);
  return {
    Page() {
      const { auth } = useShellStores();
      const isPlayer = auth.status.value === 'authenticated';
      return isPlayer ? <playerHome.Page key={auth.userId.value} /> : <visitorHome.Page />;
    },
    preload() {
      // A device with a stored token needs the code of `PlayerHome` too: the served page, which React hydrates,
      // is that of a visitor.
      if (createStorage().get(STORAGE_KEYS.token) !== null) playerHome.preload().catch(() => undefined);
      return visitorHome.preload();
    },
  };
}

const NOT_FOUND = {
  name: 'notFound',
  path: '*',
  access: 'public',
  ...createPage('not-found/NotFoundPage'),
} as const;

const NAMED = Object.entries(PAGES).map(([name, { path, access, page }]) => ({
  name: name as PathName,
  path,
  access,
  ...(name === 'home' ? createHome() : createPage(page)),
}));

export const ROUTES = [
  ...NAMED,
  // A mailed link that was cut or changed on its way: the page says so and offers another one.
  ...NAMED.filter(({ name }) => name === 'changePassword').map((route) => ({
    ...route,
    path: '/user/change-password/*',
  })),
  NOT_FOUND,
];

/** Expects a path below `base`: `/games`, or `/lmx/games/` with the base `/lmx/`. */
export function findRoute(path: string, base = '/') {
  return matchRoutes(ROUTES, path, base)?.[0]?.route ?? NOT_FOUND;
}

interface LazyPage {
  Page: ComponentType;
  /** Fetches the code of the page. Rejects when the network fails or when a deploy has removed the chunk. */
  preload(): Promise<unknown>;
}

/**
 * Creates a page whose code is fetched when the page is first shown. `React.lazy` is not used: a preloaded
 * page has to render synchronously and outside a Suspense boundary, as hydration requires.
 */
export function createLazyPage(load: () => Promise<ComponentType>): LazyPage {
  const code = createLazy(load);

  function Page() {
    const { current: Loaded, error, retry } = useLazy(code);
    if (error !== null) return <LostConnection onRetry={retry} />;
    return Loaded ? <Loaded /> : <LoadingView />;
  }

  return { Page, preload: code.load };
}

/** Stands for a page whose code could not be fetched. Fetches it again when the connection is back. */
function LostConnection({ onRetry }: { onRetry: () => void }) {
  useEffect(() => listen(window, ['online'], onRetry), [onRetry]);

  return (
    <CardScreen title={noticesCopy.lostTitle} text={noticesCopy.lostText}>
      <PageMeta title={noticesCopy.lostPageTitle} />
      <Button size="large" onClick={onRetry}>
        {noticesCopy.lostRetry} <Icon name="reload" />
      </Button>
    </CardScreen>
  );
}

export function getPageLinks(place: 'navigation' | 'footer', isPlayer: boolean) {
  return Object.entries<Route>(PAGES)
    .filter(([, { access, links }]) => links?.includes(place) && (isPlayer || access !== 'player'))
    .map(([name, { path }]) => ({ to: path, label: commonCopy.pages[name as LinkedPageName] }));
}
