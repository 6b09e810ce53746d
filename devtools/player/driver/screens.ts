/** Finds out whether the page shows a screen, and scrolls to it. */
import type { ScreenExpectation } from '../../api.ts';
import { collapseSpaces } from '../../lib/format.ts';
import { getPanelWidth, prefersReducedMotion } from '../../lib/viewport.ts';
import type { AppPage } from '../app.ts';
import { findAll, getScope, matches } from './find.ts';
import { scrollToElement } from './scroll.ts';

export function isSeen(page: AppPage, screen: ScreenExpectation): boolean {
  if ('text' in screen) {
    const scope = getScope(page);
    return matches(screen.text, collapseSpaces(scope.innerText ?? scope.textContent));
  }
  if ('target' in screen) return findAll(page, screen.target)[screen.target.nth ?? 0] !== undefined;
  if ('field' in screen) return hasError(page, screen.field, screen.error);
  if ('route' in screen)
    return removeSlash(decodeURI(location.pathname)) === removeSlash(`${page.base}${screen.route}`);
  return page.isSeen(screen);
}

const removeSlash = (path: string) => path.replace(/\/$/, '');

const hasError = (page: AppPage, label: string, error: string | RegExp) =>
  findAll(page, { name: label }).some(
    (field) => field.getAttribute('aria-invalid') === 'true' && matches(error, readDescription(field)),
  );

const readDescription = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => collapseSpaces(document.getElementById(id)?.textContent))
    .join(' ');

/** Scrolls to what shows the screen. */
export function reveal(page: AppPage, screen: ScreenExpectation, isAtOnce = prefersReducedMotion()): void {
  revealElements(page, findSeen(page, screen), isAtOnce);
}

/** Scrolls to those elements that the window shows together, unless they are in its middle, beside the panel. */
export function revealElements(page: AppPage, found: Element[], isAtOnce = prefersReducedMotion()): void {
  const seen = findVisibleTogether(found);
  const [first] = seen;
  if (!first || first === document.body) return;
  const box = getCommonBox(seen);
  const { top, bottom, left, right } = box;
  const end = Math.min(innerHeight * 0.8, getCaptionsTop());
  const isInMiddle = top >= innerHeight * 0.1 && bottom <= end;
  const room = innerWidth - getPanelWidth(document);
  const isBesidePanel = right - left > room || (left >= 0 && right <= room);
  if (isInMiddle && isBesidePanel && !isCovered(box, page.findOverlay())) return;
  const isTall = bottom - top > getCaptionsTop() * 0.7;
  const middle = seen[Math.floor((seen.length - 1) / 2)];
  scrollToElement(page, (isTall ? first : middle) ?? first, {
    block: isTall ? 'start' : 'center',
    inline: isBesidePanel ? 'nearest' : 'center',
    isAtOnce,
    end: getCaptionsTop(),
  });
}

/** Returns the elements if the window has room for all of them, otherwise the first one. */
function findVisibleTogether(seen: readonly Element[]): readonly Element[] {
  const { top, bottom } = getCommonBox(seen);
  return bottom - top <= getCaptionsTop() ? seen : seen.slice(0, 1);
}

function getCommonBox(elements: readonly Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const pick = (choose: (...values: number[]) => number, side: keyof Box) =>
    choose(...boxes.map((box) => box[side]));
  return {
    top: pick(Math.min, 'top'),
    bottom: pick(Math.max, 'bottom'),
    left: pick(Math.min, 'left'),
    right: pick(Math.max, 'right'),
  };
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

export const getCaptionsTop = () =>
  document.getElementById('simulator-show')?.shadowRoot?.querySelector('.bar')?.getBoundingClientRect().top ??
  innerHeight;

export function findSeen(page: AppPage, screen: ScreenExpectation): Element[] {
  if ('text' in screen) return [findText(screen.text, getScope(page))];
  if ('target' in screen)
    return findAll(page, screen.target)
      .slice(screen.target.nth ?? 0)
      .slice(0, 1);
  if ('field' in screen) return findAll(page, { name: screen.field }).slice(0, 1);
  return [...('route' in screen ? document.querySelectorAll('h1') : page.findAll(screen))];
}

function findText(text: string | RegExp, place: Element): Element {
  const inner = [...place.children].find((child) => matches(text, collapseSpaces(child.textContent)));
  return inner ? findText(text, inner) : place;
}

function isCovered({ left, top, right, bottom }: Box, overlay: Element | null): boolean {
  const box = overlay?.getBoundingClientRect();
  return box !== undefined && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}
