import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import { findDialogs, getName, listInside } from './page.ts';

const NO_TEXT = /undefined|NaN|\[object \w+\]|Invalid Date|Infinity/;
const ALLOWED_KEY = new RegExp(
  `^(?:${Object.values(STORAGE_KEYS)
    .filter((key) => key !== STORAGE_KEYS.draftPrefix)
    .join('|')}|${STORAGE_KEYS.draftPrefix}[^:]+:\\d+)$`,
);

const isDialog = (element: Element) => /^(?:alert)?dialog$/.test(element.getAttribute('role') ?? '');
const getTypes = (dialogs: readonly Element[]) =>
  dialogs.map((one) => one.getAttribute('data-modal') ?? getName(one));

const isInSentGame = (field: Element) => field.closest('[data-game]')?.getAttribute('data-state') === 'sent';
const isOpenMenu = (element: Element) => element.getAttribute('aria-expanded') === 'true';
const isLoading = (element: Element) => element.getAttribute('role') === 'progressbar';

function checkElements(elements: readonly Element[]): string | null {
  const hasPage = elements.some(({ tagName }) => tagName === 'MAIN') || elements.some(isLoading);
  if (!hasPage) return 'the page is white';
  if (elements.some((one) => one.tagName === 'INPUT' && isInSentGame(one))) return 'a sent game has a field';
  const isLocked = document.documentElement.style.overflow === 'hidden';
  return isLocked && findDialogs().length === 0 && !elements.some(isOpenMenu)
    ? 'the scroll is locked without a dialog or menu'
    : null;
}

export function checkPage(): string | null {
  const text = document.body.textContent ?? '';
  // Every page has text, the loading view too.
  if (text.trim() === '') return 'the page is white';
  const odd = NO_TEXT.exec(text);
  if (odd) return `“${text.slice(Math.max(0, odd.index - 40), odd.index + 40)}” is on the page`;
  const elements = listInside(document.body);
  const together = elements.filter(isDialog);
  if (together.length > 1) return `${getTypes(together).join(' and ')} are open together`;
  const dialogs = findDialogs();
  const [dialog] = dialogs;
  const focused = document.activeElement;
  if (dialog && !dialog.contains(focused))
    return `the focus is on ${focused?.tagName} “${focused ? getName(focused) : ''}” outside ${getTypes(dialogs)}`;
  const foreign = Object.keys(localStorage).filter((key) => key.startsWith('lmx:') && !ALLOWED_KEY.test(key));
  if (foreign.length > 0) return `the storage has ${foreign.join()}`;
  return checkElements(elements);
}

export const isBusy = (): boolean => findDialogs().some((one) => one.getAttribute('aria-busy') === 'true');

export function checkPageAtRest(): string | null {
  const [dialog] = findDialogs();
  if (dialog?.getAttribute('aria-busy') === 'true')
    return `the dialog ${dialog.getAttribute('data-modal')} still sends`;
  const stuck = listInside(document.body).find((one) => one.getAttribute('aria-busy') === 'true');
  return stuck ? `${stuck.tagName} “${getName(stuck)}” is still busy` : null;
}
