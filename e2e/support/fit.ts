import type { Page } from '@playwright/test';

export const whatDoesNotFit = (page: Page): Promise<string[]> => page.evaluate(findWhatDoesNotFit);

// Returns a line for each text that is cut off at `width`, and one if the page scrolls sideways. Leaves out form
// fields: a field scrolls, so its text may be longer than the field.
export async function findMisfitsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(
    () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
  );
  return (await whatDoesNotFit(page)).filter((line) => !line.startsWith('cut: the field'));
}

export function findWhatDoesNotFit(): string[] {
  /** How far a text may extend beyond the box that clips it, or beyond its field, before it counts as cut (px). */
  const SLACK = 2;
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);

  const getCutter = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(box);
      if (clipPath !== 'none') return null;
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX === 'hidden' || overflowX === 'clip') return box.getBoundingClientRect();
      if (position === 'fixed') break;
    }
    return new DOMRect(0, 0, document.documentElement.clientWidth, 0);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim();
    if (!words || !element || element.closest('svg, select') || !element.checkVisibility()) continue;
    const cutter = getCutter(element);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, width } of range.getClientRects()) {
      if (cutter && width > 0 && (left < cutter.left - SLACK || right > cutter.right + SLACK))
        found.add(`cut: "${words}"`);
    }
  }
  for (const field of document.querySelectorAll('input, select')) {
    if (field.checkVisibility() && field.scrollWidth > field.clientWidth + SLACK)
      found.add(`cut: the field ${field.id || field.getAttribute('aria-label')}`);
  }
  return [...found];
}

export function findCutCards(): string[] {
  const side = document.querySelector('[data-cards]')?.parentElement?.getBoundingClientRect();
  if (!side) return ['no column of cards'];
  return [...document.querySelectorAll('[data-cards] > *')].flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    if (left >= side.left && right <= side.right) return [];
    const [from, to] = [left, right].map(Math.round);
    return `“${card.textContent}” from ${from} to ${to}, its column ends at ${Math.round(side.right)}`;
  });
}
