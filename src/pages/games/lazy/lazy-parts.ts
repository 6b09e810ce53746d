import { createLazy } from '../../../lib/lazy.ts';

/** The code of `parts.ts`. `GamesPage` fetches it with the games if a trivia is pending, otherwise after them. */
export const lazyParts = createLazy(() => import('./parts.ts'));
