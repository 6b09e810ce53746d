import { createLazy } from '../../lib/lazy.ts';

/** The announcements for screen readers, the reminders of a week and the shared boleto. */
export const laterParts = createLazy(() => import('./after-cards.ts'));
