import type { ComponentType } from 'react';
import { createLazy } from '../lib/lazy.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { LoadingView } from './LoadingView.tsx';
import { LostConnection } from './LostConnection.tsx';

export interface LazyPage {
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
