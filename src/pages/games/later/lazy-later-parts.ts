import { createLazy } from '../../../lib/lazy.ts';

/** The code of `later-parts.ts`. `GamesPage` fetches it with the games if a trivia is pending, otherwise after them. */
export const laterParts = createLazy(() => import('./later-parts.ts'));
