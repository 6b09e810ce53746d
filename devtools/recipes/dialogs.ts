/** The dialogs of the app and its menu, as its pages mark them. */
import type { ScreenExpectation } from '../api.ts';

export const DIALOGS = '[data-modal]';

/** What Escape closes: the dialogs and the menu. */
export const DISMISSABLE = `${DIALOGS}, .menu-panel`;

export const findDialog = (page = document) => [...page.querySelectorAll<HTMLElement>(DIALOGS)].at(-1);

export const getDialogType = (element: Element) => element.getAttribute('data-modal');

/** Returns the open dialog, or the open screen of the trivia, in the form that a recipe expects; null without one. */
export function findOpenDialog(page = document): ScreenExpectation | null {
  const { modal, state = 'question' } = findDialog(page)?.dataset ?? {};
  if (!modal) return null;
  return modal === 'trivia' ? { trivia: state } : { modal };
}
