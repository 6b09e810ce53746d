/** The pages of the app, for the driver. */
import { queryAllByRole } from '@testing-library/dom';
import { BASE } from '../../mock-server/catalogue/address.ts';
import { DIALOG_TITLES } from '../copy/dialogs.ts';
import type { AppPage } from '../player/app.ts';
import { isShown } from '../player/driver/find.ts';
import { DIALOGS, DISMISSABLE, findDialog, findOpenDialog, getDialogType } from './dialogs.ts';
import type { AppScreen } from './game-types.ts';

export const APP_PAGE: AppPage = {
  base: BASE,
  dialogs: DIALOGS,
  dismissable: DISMISSABLE,
  findDialog,
  findOpenDialog,
  getDialogType,
  isSeen(screen) {
    if ('top' in screen) return window.scrollY === 0;
    const shown = document.querySelectorAll(getSelector(screen)).length;
    return 'games' in screen ? shown === screen.count : shown > 0;
  },
  findAll: (screen) => ('games' in screen ? document.querySelectorAll(getSelector(screen)) : []),
  findOpener({ role, name }) {
    const header = document.querySelector('header');
    const button = header?.querySelector<HTMLElement>('button[aria-expanded="false"]');
    if (!header || !button || role !== 'link' || !isShown(button)) return null;
    const links = queryAllByRole(header, 'link', { name, hidden: true });
    return links.length > 0 && !links.some(isShown) ? button : null;
  },
  findOverlay: () => document.getElementById('simulator')?.shadowRoot?.querySelector('.pill') ?? null,
  findTopBars: () => [...document.querySelectorAll('header, nav')],
  describe(screen) {
    if ('modal' in screen) return describeDialog(`modal/${screen.modal}`, screen.modal);
    if ('trivia' in screen) return describeDialog(`trivia/${screen.trivia}`, screen.trivia);
    if ('progress' in screen) return `la barra en ${screen.progress} %`;
    if ('top' in screen) return 'la página en su principio';
    return `${screen.count} partidos en ${screen.games}`;
  },
};

function getSelector(screen: Exclude<AppScreen, { top: true }>): string {
  if ('modal' in screen) return `[data-modal="${screen.modal}"]`;
  if ('trivia' in screen) return `[data-modal="trivia"][data-state="${screen.trivia}"]`;
  if ('progress' in screen) return `[role="progressbar"][aria-valuenow="${screen.progress}"]`;
  return `[data-game][data-state="${screen.games}"]`;
}

const describeDialog = (name: string, type: string) => `el diálogo “${DIALOG_TITLES[name] ?? type}”`;
