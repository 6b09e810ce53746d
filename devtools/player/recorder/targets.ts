/**
 * Names the controls and fields that a user has pressed or filled in, in the form in which a recipe finds them again.
 */
import { queryAllByRole } from '@testing-library/dom';
import type { Target } from '../../api.ts';
import { collapseSpaces } from '../../lib/format.ts';
import type { AppPage } from '../app.ts';
import { SUMMARY } from '../driver/driver.ts';
import { findEnabled } from '../driver/find.ts';
import type { PageField } from './field-changes.ts';

export function getPressTarget(page: AppPage, element: HTMLElement): Target {
  const role = getRole(element);
  return withPlace(page, { role, name: getName(element, role) }, element);
}

export const getFieldTarget = (page: AppPage, field: PageField): Target =>
  withPlace(
    page,
    { name: collapseSpaces(field.labels?.[0]?.textContent ?? field.getAttribute('aria-label')) },
    field,
  );

/**
 * Returns the label of a control as people read it: its `aria-label`, or its texts with a comma between the texts of
 * two boxes, such as “Envío 8, Llega vie 4 sep”.
 */
export function getLabel(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own) return collapseSpaces(own);
  const texts: string[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) texts.push(`${texts.pop() ?? ''}${child.data}`);
      if (!(child instanceof Element) || child.getAttribute('aria-hidden') === 'true') continue;
      const isBox = !getComputedStyle(child).display.startsWith('inline');
      if (isBox) texts.push('');
      visit(child);
      if (isBox) texts.push('');
    }
  };
  visit(element);
  return texts.map(collapseSpaces).filter(Boolean).join(', ');
}

function getRole(element: Element): string {
  const { type } = element as HTMLInputElement;
  const roles: Record<string, string> = { A: 'link', SUMMARY, INPUT: type };
  return element.getAttribute('role') || roles[element.tagName] || 'button';
}

/** Uses the accessible name, because the text on the screen may differ, for example through `text-transform`. */
function getName(element: HTMLElement, role: string): string {
  if (role === SUMMARY) return collapseSpaces(element.textContent);
  let name = '';
  queryAllByRole(element.parentElement ?? document.body, role, {
    name: (found, candidate) => {
      if (candidate === element) name = found;
      return false;
    },
  });
  return collapseSpaces(name);
}

function withPlace(page: AppPage, target: Target, element: HTMLElement): Target {
  const nth = findEnabled(page, target).indexOf(element);
  return nth > 0 ? { ...target, nth } : target;
}
