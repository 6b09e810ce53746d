import { type ComponentType, useEffect, useState } from 'react';
import type { Stores } from '../../stores/index.ts';

type Page = ComponentType<{ stores: Stores }>;

let loaded: Page | null = null;

/** Fetches what a player sees on Inicio, a chunk that no visitor needs; rejects when the network took it away. */
export async function preloadPlayerHome(): Promise<Page> {
  loaded ??= (await import('./PlayerHome.tsx')).PlayerHome;
  return loaded;
}

/** That chunk's component, at once where it was preloaded; null while it is on its way. */
export function usePlayerHome(isWanted: boolean): Page | null {
  const [, rerender] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const isMissing = isWanted && loaded === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    preloadPlayerHome().then(
      () => isCurrent && rerender((count) => count + 1),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  // The boundary around the route turns it into a screen that loses nothing.
  if (failure !== null) throw failure;
  return loaded;
}
