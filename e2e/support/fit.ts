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

/**
 * Returns the texts that overlap a different text, inside the open dialog or, without one, inside `main`. Fixed and
 * sticky elements and stamps are left out, because they cover other texts on purpose; of a part that scrolls, only what
 * it shows counts; drawings, lists of options, transformed and hidden texts are left out too.
 */
export const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const boxes: { text: string; box: DOMRect }[] = [];
    const scope = document.querySelector('[data-modal]') ?? document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    next: for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility()) continue;
      if (element.closest('svg, select, .stamp, .sr-only, [aria-hidden]')) continue;
      // What a scrolled part of a dialog shows.
      let [shownTop, shownBottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let box: Element | null = element; box && box !== scope; box = box.parentElement) {
        const { position, clipPath, transform, overflowY } = getComputedStyle(box);
        if (overflowY === 'auto') {
          const { top, bottom } = box.getBoundingClientRect();
          [shownTop, shownBottom] = [Math.max(shownTop, top), Math.min(shownBottom, bottom)];
        }
        // Skips the text when it or an ancestor is fixed or sticky (covers other texts on purpose), clipped
        // (visible to screen readers only), or transformed (the box of a rotated text is larger than the text).
        if (position === 'sticky' || position === 'fixed' || clipPath !== 'none' || transform !== 'none')
          continue next;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      // Uses a height of 0.8 em, because in a heading with tight lines the font's boxes overlap, although the
      // letters don't.
      const height = 0.8 * Number.parseFloat(getComputedStyle(element).fontSize);
      for (const { x, y, width, height: full } of range.getClientRects()) {
        const top = Math.max(y + (full - height) / 2, shownTop);
        const bottom = Math.min(y + (full + height) / 2, shownBottom);
        if (width > 1 && bottom > top)
          boxes.push({ text: text.textContent, box: new DOMRect(x, top, width, bottom - top) });
      }
    }
    const found = new Set<string>();
    for (const [at, part] of boxes.entries())
      for (const other of boxes.slice(at + 1, at + 40)) {
        if (part.text === other.text) continue;
        const width = Math.min(part.box.right, other.box.right) - Math.max(part.box.left, other.box.left);
        const height = Math.min(part.box.bottom, other.box.bottom) - Math.max(part.box.top, other.box.top);
        if (width > 2 && height > 2) found.add(`“${part.text}” lies over “${other.text}”`);
      }
    return [...found];
  });

/** Returns the words that stand on two lines. Leaves out e-mail addresses, and words of more than 18 letters. */
export function findBrokenWords(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest('svg, select, .sr-only')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(
      /(?<![@.\p{L}\p{N}])\p{L}{2,18}(?![@.\p{L}\p{N}])/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      if (boxes.length > 1) found.add(`broken: “${word}” in “${element.textContent?.slice(0, 40)}”`);
    }
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
