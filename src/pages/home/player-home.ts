import { createLazy } from '../../lib/lazy.ts';

export const playerHome = createLazy(async () => (await import('./PlayerHome.tsx')).PlayerHome);
