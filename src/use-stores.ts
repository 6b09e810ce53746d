import { createContext, useContext } from 'react';
import type { CommonStores, Stores } from './stores/index.ts';

export const StoresContext = createContext<CommonStores | null>(null);

/** Returns the stores that exist on every page, also for visitors and before the player's stores are loaded. */
export function useCommonStores(): CommonStores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('no StoresContext');
  return stores;
}

/** Returns all stores. Only for components that a logged-in player sees: `CommonStores.player` is loaded by then. */
export function useStores(): Stores {
  const stores = useCommonStores();
  const { current: player } = stores.player;
  if (!player) throw new Error('no player stores yet');
  return { ...stores, ...player };
}
