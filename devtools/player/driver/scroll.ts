/** Scrolls the page to an element, so that what sticks to the top of the window cuts no heading. */
import { prefersReducedMotion, TOP_GAP_PX } from '../../lib/viewport.ts';
import type { AppPage } from '../app.ts';

/** A heading that is brought into view may bring another one below the edge. */
const MAX_CORRECTIONS = 3;
const HEADINGS = 'h1, h2, h3, h4';

interface ScrollOptions {
  block: 'center' | 'start';
  inline?: ScrollLogicalPosition;
  isAtOnce?: boolean;
  /** Where the captions begin (px from the top of the window). */
  end?: number;
}

export function scrollToElement(
  page: AppPage,
  element: Element,
  { block, inline = 'nearest', isAtOnce = prefersReducedMotion(), end = innerHeight }: ScrollOptions,
): void {
  const behavior = isAtOnce ? 'auto' : 'smooth';
  const top = findScrollTop(page, element, block, end);
  // jsdom has no `scrollIntoView`, hence the optional call. It scrolls the boxes around the element, too.
  element.scrollIntoView?.({ block, inline, behavior });
  if (top !== null) window.scrollTo({ top, behavior });
}

/**
 * Scrolls to what a recipe presses. A named section around it stays whole if the window has room for it, so that the
 * audience sees what the press changes, such as the card above “Siguiente”.
 */
export function scrollToControl(page: AppPage, control: Element, end: number): void {
  const section = control.closest('section:is([aria-label], [aria-labelledby])');
  const { top, bottom } = (section ?? control).getBoundingClientRect();
  const start = getTopEdge(page);
  if (!section || page.findDialog()?.contains(control) || bottom - top > end - start - TOP_GAP_PX)
    scrollToElement(page, control, { block: 'center', end });
  else if (top < start || bottom > end) scrollToElement(page, section, { block: 'start', end });
}

/** Returns where the bars end that stick to the top of the window (px). */
const getTopEdge = (page: AppPage): number => Math.max(0, ...page.findTopBars().map(getStickyEnd));

/** Returns the scroll position of the window; null where `scrollIntoView` finds it, such as in a dialog. */
function findScrollTop(
  page: AppPage,
  element: Element,
  block: 'center' | 'start',
  end: number,
): number | null {
  const bars = page.findTopBars().filter((bar) => getStickyEnd(bar) > 0);
  if (page.findDialog()?.contains(element) || bars.some((bar) => bar.contains(element))) return null;
  const edge = Math.max(0, ...bars.map(getStickyEnd)) + TOP_GAP_PX;
  const { top, bottom } = element.getBoundingClientRect();
  const padding = getComputedStyle(document.documentElement);
  const paddingEnd = innerHeight - (Number.parseFloat(padding.scrollPaddingBottom) || 0);
  const visibleEnd = Math.min(end, paddingEnd);
  const max = Math.max(0, document.documentElement.scrollHeight - innerHeight);
  const clamp = (distance: number) => Math.min(Math.max(scrollY + distance, 0), max) - scrollY;
  const middle = ((Number.parseFloat(padding.scrollPaddingTop) || 0) + paddingEnd) / 2;
  const natural = clamp((top + bottom) / 2 - middle);
  const headings = [...document.querySelectorAll(HEADINGS)]
    .filter((heading) => !bars.some((bar) => bar.contains(heading)))
    .map((heading) => heading.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  let distance = block === 'start' ? clamp(top - edge) : natural;
  for (let count = 0; count < MAX_CORRECTIONS; count += 1) {
    const cut = headings.find(
      (box) => box.top - distance < edge && box.bottom - distance > edge - TOP_GAP_PX,
    );
    if (!cut) break;
    const shown = cut.top - edge;
    // If the element would end below the captions with the heading in view, the heading goes out of it.
    distance = clamp(bottom - shown <= visibleEnd ? shown : cut.bottom - edge + TOP_GAP_PX);
  }
  return distance === natural ? null : scrollY + distance;
}

/** Returns where an element ends that sticks to the top of the window (px); 0 if it scrolls with the page. */
function getStickyEnd(bar: Element): number {
  const { position, top } = getComputedStyle(bar);
  if (position !== 'sticky' && position !== 'fixed') return 0;
  return (Number.parseFloat(top) || 0) + bar.getBoundingClientRect().height;
}
