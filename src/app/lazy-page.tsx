import { type ComponentType, useEffect, useState } from 'react';
import { whenStaying } from '../lib/leaving.ts';
import type { Stores } from '../stores/index.ts';
import { LoadingView } from './LoadingView.tsx';

/** What every page takes: the stores, and nothing from a context. */
export interface PageProps {
  stores: Stores;
}

/** A page whose code is its own chunk. */
export interface LazyPage {
  Page: ComponentType<PageProps>;
  /** Fetches the code; rejects when the network or a deploy took it away. */
  preload(): Promise<void>;
}

/**
 * A page fetched when it is first shown, with the loading view meanwhile. Not `React.lazy`: a page that was
 * preloaded renders at once and outside any Suspense boundary, which is what hydration needs.
 */
export function lazyPage(load: () => Promise<ComponentType<PageProps>>): LazyPage {
  let Loaded: ComponentType<PageProps> | null = null;

  const preload = async () => {
    Loaded ??= await load();
  };

  function Pending({ onLoaded }: { onLoaded: () => void }) {
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      let isCurrent = true;
      preload().then(
        () => isCurrent && onLoaded(),
        async (error: unknown) => {
          await whenStaying();
          if (isCurrent) setFailure(error);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [onLoaded]);
    // The boundary around the route turns it into a screen that loses nothing.
    if (failure !== null) throw failure;
    return <LoadingView />;
  }

  function Page(props: PageProps) {
    const [, rerender] = useState(0);
    const [onLoaded] = useState(() => () => rerender((count) => count + 1));
    return Loaded ? <Loaded {...props} /> : <Pending onLoaded={onLoaded} />;
  }

  return { Page, preload };
}
