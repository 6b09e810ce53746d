import { createLazy } from '../../lib/lazy.ts';

/** What a player sees on Inicio: a chunk that visitors don't download. */
export const playerHome = createLazy(async () => (await import('./PlayerHome.tsx')).PlayerHome);
