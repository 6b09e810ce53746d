import { createContext, useContext } from 'react';
import type { ShellStores, Stores } from './stores/index.ts';

export const StoresContext = createContext<ShellStores | null>(null);

/** Returns the stores that exist on every page, also for visitors and before the game stores are loaded. */
export function useShellStores(): ShellStores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('no StoresContext');
  return stores;
}

/** Returns all stores. Only for components that a logged-in player sees: `ShellStores.game` is loaded by then. */
export function useStores(): Stores {
  const stores = useShellStores();
  const { current: game } = stores.game;
  if (!game) throw new Error('no game stores yet');
  return { ...stores, ...game };
}
