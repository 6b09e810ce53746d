import type { Browser, Page } from '@playwright/test';
import { acrossDocuments } from '../../e2e/recipes/page-context.ts';
import type { Screen } from '../../e2e/shots/screens.ts';
import { freeze, redraw, settle, takeWhenStill } from '../../e2e/support/settle.ts';

export const SIZES = [
  { name: 'movil', width: 390, height: 844 },
  { name: 'escritorio', width: 1280, height: 800 },
] as const;
export type Size = (typeof SIZES)[number];

const TIMEOUT_MS = 20_000;

/** Opens one page for many pictures, because opening a page takes as long as taking a picture. */
export async function openPage(browser: Browser, { width, height }: Size): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-MX',
    timezoneId: 'America/Tijuana',
    reducedMotion: 'reduce',
    hasTouch: width < 992,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await freeze(page);
  return page;
}

async function clear(page: Page, origin: string, { width, height }: Size) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.setViewportSize({ width, height });
  // `robots.txt` has the same origin and runs no script, so the storage stays empty after it is cleared here.
  await page.goto(`${origin}/lmx/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function openScreen(page: Page, origin: string, screen: Screen) {
  const { path, as = 'visitante', at, device = 'server' as const, withhold } = screen;
  const [route = '/', fragment] = path.split('#');
  await page.goto(`${origin}/lmx/privacy-policy#sim?panel=off`);
  await page.evaluate(() => window.simulator?.ready);
  const beginning = { as, device, route, ...(at && { at }) } as const;
  await acrossDocuments(page, () => page.evaluate((one) => window.simulator?.world.begin(one), beginning));
  if (withhold) {
    await page.route(withhold, () => {});
    await page.goto(`${origin}/lmx${route}`);
  }
  const sign = withhold ? page.getByRole('progressbar') : page.getByRole('heading', { level: 1 });
  await sign.locator('visible=true').first().waitFor();
  if (fragment) await page.evaluate((hash) => Object.assign(location, { hash }), `#${fragment}`);
  // A font that loads later would move the elements to which `screen.act` scrolls.
  await settle(page);
}

export async function takeScreen(page: Page, origin: string, screen: Screen, size: Size): Promise<Buffer> {
  await clear(page, origin, size);
  await openScreen(page, origin, screen);
  await screen.act?.(page);
  // Moves the pointer away, so that no element has the hover state.
  await page.mouse.move(0, 0);
  // Scrolls to the top, because the scroll position after `screen.act` depends on the load order of the
  // page's parts.
  await page.evaluate(() => scrollTo(0, 0));
  await redraw(page);
  if (!screen.isViewport) {
    // Makes the viewport as tall as the page, so that bottom bars are at the end of the picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height });
  }
  await settle(page);
  // Takes the picture when the page is still, because some elements grow with the window or load late.
  return takeWhenStill(page, { fullPage: !screen.isViewport });
}

export async function takeDialog(page: Page, origin: string, type: string, size: Size): Promise<Buffer> {
  await clear(page, origin, size);
  await page.goto(`${origin}/lmx/e2e/shots/dialogs.html?${type}#sim?panel=off`);
  await page.locator(`[data-modal="${type}"]`).waitFor();
  await settle(page);
  return takeWhenStill(page, { fullPage: false });
}
