import type { Page } from '@playwright/test';

const NOW = Date.UTC(2026, 7, 26, 18);
const MAX_TRIES = 20;
const INTERVAL_MS = 100;

// Animations and transitions end at once, because a layer that has moved may be drawn a pixel off afterwards.
const NO_MOTION =
  '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }';

/**
 * Fixes `Date.now` and switches off CSS transitions and animations in every document of the page. `new Date()`, timers
 * and frames run on. Playwright's own clock would also replace `performance`, by which the simulator tells a reload
 * from a new tab.
 */
export const freeze = (page: Page) =>
  page.addInitScript(
    ({ now, css }) => {
      Date.now = () => now;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      // The site's Content-Security-Policy forbids a style element.
      document.adoptedStyleSheets.push(sheet);
    },
    { now: NOW, css: NO_MOTION },
  );

/**
 * Returns true when every visible `<use>` has its drawing. The drawing comes from another file, and a `<use>` has
 * no load event, but its box is empty until the drawing has loaded.
 */
const areDrawingsThere = () =>
  [...document.querySelectorAll('use')].every(
    (drawing) => !drawing.checkVisibility() || drawing.getBBox().width > 0,
  );

export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await window.simulator?.net.idle();
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await Promise.allSettled(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
    );
  });
  await page.waitForFunction(areDrawingsThere, null, { timeout: 3_000 }).catch(() => undefined);
}

/**
 * Makes Chromium paint the whole page again by changing its zoom and back, and restores every scroll position.
 * Without a fresh paint, two screenshots of equal pages can differ: after a scroll or a press Chromium reuses pixels
 * that were rounded for the earlier scroll position.
 */
export const redraw = (page: Page) =>
  page.evaluate(async () => {
    const scrolled = [...document.querySelectorAll('*')]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
      .map((element) => [element, { left: element.scrollLeft, top: element.scrollTop }] as const);
    const { style } = document.documentElement;
    for (const zoom of ['1.5', '']) {
      style.zoom = zoom;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    for (const [element, place] of scrolled) element.scrollTo(place);
  });

/**
 * Scrolls to the top, or to the focused element when it is below the first screen, because the scroll position
 * after a recipe depends on how fast each part of the page loaded.
 */
export const scrollToFocus = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const focused = document.querySelector(':focus');
    if (focused && focused.getBoundingClientRect().bottom > innerHeight)
      focused.scrollIntoView({ block: 'center' });
  });

/** `style`: rules for the picture alone. */
export async function takeWhenStill(
  page: Page,
  { fullPage, style = '' }: { fullPage: boolean; style?: string },
): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const picture = await page.screenshot({ fullPage, style, animations: 'disabled', caret: 'hide' });
    if (last?.equals(picture)) return picture;
    last = picture;
    await page.waitForTimeout(INTERVAL_MS);
  }
  throw new Error('the page does not stop changing');
}
