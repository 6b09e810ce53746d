import { createLazy } from '../../lib/lazy.ts';

/**
 * The code of `late-parts-list.ts`. `GamesPage` fetches it with the games if a trivia is pending, otherwise after
 * them.
 */
export const lateParts = createLazy(() => import('./late-parts-list.ts'));
