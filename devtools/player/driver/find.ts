/** Finds the elements of a page that a recipe names. */
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { isHydrated } from '../../../mock-server/lib/hydration.ts';
import type { Target } from '../../api.ts';
import { collapseSpaces } from '../../lib/format.ts';
import type { AppPage } from '../app.ts';
import { SUMMARY } from './driver.ts';

/** Returns the element for a gesture: enabled, and hydrated, because React ignores gestures on any other element. */
export function findTarget(page: AppPage, target: Target): HTMLElement | null {
  const element = findEnabled(page, target)[target.nth ?? 0];
  return element && isHydrated(element) ? element : null;
}

/** Returns what opens the menu in which the element is hidden, once a press of it works. */
export function findHydratedOpener(page: AppPage, target: Target): HTMLElement | null {
  const opener = page.findOpener(target);
  return opener && isHydrated(opener) ? opener : null;
}

export const findEnabled = (page: AppPage, target: Target): HTMLElement[] =>
  findAll(page, target).filter(isEnabled);

const isEnabled = (element: HTMLElement) =>
  !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true';

const FIELDS = 'input, select, textarea';

/** Returns the elements that have the role and the name of the target, in the open dialog or in the page. */
export function findAll(page: AppPage, { role, name }: Target): HTMLElement[] {
  const scope = getScope(page);
  if (role === SUMMARY)
    return [...scope.querySelectorAll('summary')].filter(({ textContent }) =>
      matches(name, collapseSpaces(textContent)),
    );
  if (role) return queryAllByRole(scope, role, { name });
  return queryAllByLabelText<HTMLElement>(scope, name, { selector: FIELDS }).filter(isShown);
}

export const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

export const getScope = (page: AppPage) => page.findDialog() ?? document.body;

export const matches = (asked: string | RegExp, text: string) =>
  typeof asked === 'string' ? text.includes(collapseSpaces(asked)) : asked.test(text);
