import { createLazy } from '../../lib/lazy.ts';

/** The reminders of a week and the shared boleto, which stand below the cards or replace them. */
export const weekActions = createLazy(() => import('./ReminderAndShare.tsx'));
