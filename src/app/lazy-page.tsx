import type { ComponentType } from 'react';
import { createLazy } from '../lib/lazy.ts';
import type { ShellStores, Stores } from '../stores/index.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { LoadingView } from './LoadingView.tsx';

/** A page whose code is its own chunk. */
export interface LazyPage {
  /** The page behind it declares the stores that it uses. */
  Page: ComponentType<ShellStores>;
  /** Fetches the code. Rejects when the network fails or a deploy has removed the chunk. */
  preload(): Promise<unknown>;
}

/** Imports a module that exports a page under `name`. */
type ImportPage<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * A page whose code is fetched when it is first shown, with the loading view meanwhile. Not `React.lazy`: a preloaded
 * page renders at once and outside any Suspense boundary, which hydration needs.
 */
export function lazyPage<Name extends string>(load: ImportPage<Name, ShellStores>, name: Name): LazyPage {
  const code = createLazy(load);

  function Page(stores: ShellStores) {
    const { current: module, error } = useLazy(code);
    // The error boundary around the route shows the crash screen.
    if (error !== null) throw error;
    const Loaded: ComponentType<ShellStores> | undefined = module?.[name];
    return Loaded ? <Loaded {...stores} /> : <LoadingView />;
  }

  return { Page, preload: code.load };
}

/** A page of a player, which takes the stores of the game too. */
export function playerPage<Name extends string>(load: ImportPage<Name, Stores>, name: Name): LazyPage {
  return lazyPage(async () => {
    const Loaded: ComponentType<Stores> = (await load())[name];
    function PlayerPage(stores: ShellStores) {
      const { current: game } = stores.game;
      return game ? <Loaded {...stores} {...game} /> : <LoadingView />;
    }
    return { PlayerPage };
  }, 'PlayerPage');
}
