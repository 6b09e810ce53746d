import { createLazy } from '../../lib/lazy.ts';

/** The announcements for screen readers, the pending trivia, and what stands below the cards. */
export const laterParts = createLazy(() => import('./after-cards.ts'));
