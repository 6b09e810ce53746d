import type { Page } from '@playwright/test';
import { findBrokenWords, findOverlaps, whatDoesNotFit } from './fit.ts';

const PHONE = { width: 390, height: 844 };
const PHONE_SIDEWAYS = { width: 844, height: 390 };
const DESKTOP = { width: 1280, height: 800 };

// Text spacing that must not cut any content (WCAG 1.4.12).
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/**
 * Applies a style sheet while `look` runs. Uses a constructed sheet, because the site's Content-Security-Policy
 * forbids a style element.
 */
async function withSheet<T>(page: Page, css: string, look: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const result = await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return result;
}

/**
 * Doubles the size of the text alone, on a phone and on a desktop: nothing may be cut, covered or broken inside a word.
 */
export async function findLargeTextFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const lines = await withSheet(page, ':root { font-size: 200% }', async () => [
      ...(await whatDoesNotFit(page)),
      ...(await page.evaluate(findBrokenWords)),
      ...(await findOverlaps(page)),
    ]);
    found.push(...lines.map((line) => `text at 200 %, ${size.width} px: ${line}`));
  }
  return found;
}

export async function findDisplayFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const add = (setting: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${setting}: ${line}`));

  await page.setViewportSize(PHONE);
  add('targets', await page.evaluate(findSmallTargets));
  add('text spacing on a phone', await withSheet(page, TEXT_SPACING, () => whatDoesNotFit(page)));
  await page.setViewportSize(PHONE_SIDEWAYS);
  add('a phone held sideways', await whatDoesNotFit(page));
  await page.setViewportSize(DESKTOP);
  add('text spacing on a desktop', await withSheet(page, TEXT_SPACING, () => whatDoesNotFit(page)));
  found.push(...(await findLargeTextFaults(page)));
  await page.emulateMedia({ forcedColors: 'active' });
  add('forced colours', await page.evaluate(findLostBoundaries));
  await page.emulateMedia({ forcedColors: 'none' });
  add('reduced motion', await page.evaluate(findMotion));
  return found;
}

export function findSmallTargets(): string[] {
  const MIN = 44;
  const isInSentence = (element: Element) => {
    const around = element.parentElement?.textContent?.trim() ?? '';
    return (
      getComputedStyle(element).display === 'inline' &&
      around.length > (element.textContent ?? '').trim().length
    );
  };
  return [...document.querySelectorAll('a[href], button, input, select, summary')].flatMap((element) => {
    if (
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      isInSentence(element)
    )
      return [];
    // A press on the label toggles the checkbox, so the label belongs to the target.
    const label = element.matches('[type="checkbox"]') ? element.closest('label') : null;
    const boxes = [element, label].flatMap((box) => (box ? [box.getBoundingClientRect()] : []));
    const [width, height] = [
      Math.max(...boxes.map((box) => box.width)),
      Math.max(...boxes.map((box) => box.height)),
    ];
    // Leaves out elements without an area, such as the focus guards of Headless UI, and the skip link, which is off
    // screen until it has the focus.
    if (width === 0 || height === 0 || ((boxes[0]?.bottom ?? 0) <= 0 && scrollY === 0)) return [];
    if (width >= MIN - 0.5 && height >= MIN - 0.5) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return [`${element.tagName} “${name || element.id}” has ${Math.round(width)} × ${Math.round(height)} px`];
  });
}

function findLostBoundaries(): string[] {
  const isDrawn = (width: string, style: string) => style !== 'none' && Number.parseFloat(width) > 0;
  const getName = (element: Element) => element.id || (element.textContent ?? '').trim().slice(0, 40);
  const found: string[] = [];
  for (const field of document.querySelectorAll('input, select')) {
    const { borderBottomWidth, borderBottomStyle, outlineWidth, outlineStyle, appearance } =
      getComputedStyle(field);
    const isVisible = isDrawn(borderBottomWidth, borderBottomStyle) || isDrawn(outlineWidth, outlineStyle);
    if (field.checkVisibility() && !isVisible && appearance === 'none')
      found.push(`no border: ${getName(field)}`);
  }
  for (const chosen of document.querySelectorAll(
    '[aria-selected="true"], [aria-pressed="true"], [aria-current="page"]',
  )) {
    const { outlineWidth, outlineStyle } = getComputedStyle(chosen);
    if (chosen.checkVisibility() && !isDrawn(outlineWidth, outlineStyle))
      found.push(`no mark: ${getName(chosen)}`);
  }
  for (const drawing of document.querySelectorAll('button use, a use')) {
    const { stroke, fill } = getComputedStyle(drawing);
    if (drawing.checkVisibility() && stroke === 'none' && fill === 'none')
      found.push(`no icon: ${drawing.getAttribute('href')}`);
  }
  return found;
}

function findMotion(): string[] {
  const animations = document
    .getAnimations()
    .map((animation) => `an animation: ${(animation as CSSAnimation).animationName ?? 'transition'}`);
  const isSmooth = getComputedStyle(document.documentElement).scrollBehavior !== 'auto';
  return [...animations, ...(isSmooth ? ['smooth scrolling'] : [])];
}
