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

/**
 * A page whose code is fetched when it is first shown, with the loading view meanwhile. Not `React.lazy`: a preloaded
 * page renders at once and outside any Suspense boundary, which hydration needs.
 */
export function lazyPage(load: () => Promise<ComponentType<ShellStores>>): LazyPage {
  const code = createLazy(load);

  function Page(stores: ShellStores) {
    const { current: Loaded, error } = useLazy(code);
    // The error boundary around the route shows the crash screen.
    if (error !== null) throw error;
    return Loaded ? <Loaded {...stores} /> : <LoadingView />;
  }

  return { Page, preload: code.load };
}

/** A page of a player, which takes the stores of the game too. */
export function playerPage(load: () => Promise<ComponentType<Stores>>): LazyPage {
  return lazyPage(async () => {
    const Loaded = await load();
    return (stores) => {
      const { current: game } = stores.game;
      return game ? <Loaded {...stores} {...game} /> : <LoadingView />;
    };
  });
}
