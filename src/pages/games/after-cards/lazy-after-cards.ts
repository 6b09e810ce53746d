import { createLazy } from '../../../lib/lazy.ts';

/** The code of `after-cards.ts`, which is fetched once the game cards are on screen. */
export const afterCards = createLazy(() => import('./after-cards.ts'));
