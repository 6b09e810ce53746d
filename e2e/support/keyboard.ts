import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 120;

export function createKeyboard(page: Page) {
  async function press(key: string) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page, key);
  }
  async function tabTo(target: Locator) {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MAX_TABS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
      // After the last element of the page, one Tab moves the focus to the browser's own controls.
      const isInBrowser = await page.evaluate(() => document.activeElement === document.body);
      if (isInBrowser) await page.keyboard.press('Tab');
      await expectVisibleFocus(page, 'Tab');
    }
    throw new Error(`${MAX_TABS} presses of Tab do not reach ${target}`);
  }
  return {
    press,
    tabTo,
    async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
      await tabTo(target);
      await press(key);
    },
    async type(target: Locator, text: string) {
      await tabTo(target);
      await page.keyboard.type(text);
      await expectVisibleFocus(page, text);
    },
  };
}

export async function expectVisibleFocus(page: Page, after: string) {
  await expect.poll(() => page.evaluate(findFocusFault), `the focus after “${after}”`).toBeNull();
}

function findFocusFault(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return 'the focus is on no element';
  const name = `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  // A new page focuses its heading. After a press of the mouse, the focused heading does not match
  // `:focus-visible` and may be off screen.
  if (!element.matches(':focus-visible')) return null;
  const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (from >= to || first >= last) return `${name} is off the screen`;
  const isOnTop = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const hit = document.elementFromPoint(from + (to - from) * x, first + (last - first) * y);
      return (
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true)
      );
    }),
  );
  if (!isOnTop) return `${name} is covered`;
  const { outlineStyle, outlineWidth, outlineOffset, maskImage } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name} has no focus ring`;
  // A mask hides what its element draws outside its box.
  if (maskImage !== 'none' && Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) > 0)
    return `${name} has a mask that hides its focus ring`;
  return null;
}
