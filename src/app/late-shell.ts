import { createLazy } from '../lib/lazy.ts';

/** The dialogs and the line about live games, whose code `Dialogs` fetches after the code of the page. */
export const lateShell = createLazy(() => import('./modals/late-shell-parts.ts'));
