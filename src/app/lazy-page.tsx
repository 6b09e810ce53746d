import type { ComponentType } from 'react';
import { createLazy } from '../lib/lazy.ts';
import type { ShellStores, Stores } from '../stores/index.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { LoadingView } from './LoadingView.tsx';
import { LostConnection } from './LostConnection.tsx';

export interface LazyPage {
  Page: ComponentType<ShellStores>;
  /** Fetches the code of the page. Rejects when the network fails or when a deploy has removed the chunk. */
  preload(): Promise<unknown>;
}

type ImportPage<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * Creates a page whose code is fetched when the page is first shown. `React.lazy` is not used: a preloaded
 * page has to render synchronously and outside a Suspense boundary, as hydration requires.
 */
export function createLazyPage<Name extends string>(
  load: ImportPage<Name, ShellStores>,
  name: Name,
): LazyPage {
  const code = createLazy(load);

  function Page(stores: ShellStores) {
    const { current: module, error, retry } = useLazy(code);
    if (error !== null) return <LostConnection onRetry={retry} />;
    const Loaded: ComponentType<ShellStores> | undefined = module?.[name];
    return Loaded ? <Loaded {...stores} /> : <LoadingView />;
  }

  return { Page, preload: code.load };
}

export function createPlayerPage<Name extends string>(load: ImportPage<Name, Stores>, name: Name): LazyPage {
  return createLazyPage(async () => {
    const Loaded: ComponentType<Stores> = (await load())[name];
    function PlayerPage(stores: ShellStores) {
      const { current: game } = stores.game;
      return game ? <Loaded {...stores} {...game} /> : <LoadingView />;
    }
    return { PlayerPage };
  }, 'PlayerPage');
}
