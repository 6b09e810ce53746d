import type { ComponentType } from 'react';
import { createLazy } from '../lib/lazy.ts';
import type { Stores } from '../stores/index.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { LoadingView } from './LoadingView.tsx';

/** The props of every page. A page declares the stores that it uses. */
export interface PageProps {
  stores: Stores;
}

/** A page whose code is its own chunk. */
export interface LazyPage {
  Page: ComponentType<PageProps>;
  /** Fetches the code. Rejects when the network fails or a deploy has removed the chunk. */
  preload(): Promise<unknown>;
}

/**
 * A page whose code is fetched when it is first shown, with the loading view meanwhile. Not `React.lazy`: a preloaded
 * page renders at once and outside any Suspense boundary, which hydration needs.
 */
export function lazyPage(load: () => Promise<ComponentType<PageProps>>): LazyPage {
  const code = createLazy(load);

  function Page(props: PageProps) {
    const { current: Loaded, error } = useLazy(code);
    // The error boundary around the route shows the crash screen.
    if (error !== null) throw error;
    return Loaded ? <Loaded {...props} /> : <LoadingView />;
  }

  return { Page, preload: code.load };
}
