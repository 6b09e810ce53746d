/** Takes one picture: opens the world and the page of a scene, plays its steps, waits until nothing moves. */
import type { Browser, Page } from '@playwright/test';
import { acrossDocuments } from '../../e2e/recipes/page-context.ts';
import type { Scene } from '../../e2e/shots/scenes.ts';
import { freeze, redraw, settle, takeWhenStill } from '../../e2e/support/settle.ts';

export const SIZES = [
  { name: 'movil', width: 390, height: 844 },
  { name: 'escritorio', width: 1280, height: 800 },
] as const;
export type Size = (typeof SIZES)[number];

/** Limit of one step on the way to a picture (ms). */
const TIMEOUT_MS = 20_000;

/** Opens a page for many pictures: a window of its own for each would take as long as the picture. */
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

/** Gives a page back the state of a new one. */
async function clear(page: Page, origin: string, { width, height }: Size) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.setViewportSize({ width, height });
  // A document of the same origin without a script.
  await page.goto(`${origin}/lmx/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Opens a scene's first screen in its world. */
async function openScene(page: Page, origin: string, scene: Scene) {
  const { path, as = 'visitante', at, device = 'server' as const, withhold } = scene;
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
  // A font that comes later would move what the steps scroll to.
  await settle(page);
}

/** Takes the picture of a scene: of the whole page, or of the screen where the scene says so. */
export async function takeScene(page: Page, origin: string, scene: Scene, size: Size): Promise<Buffer> {
  await clear(page, origin, size);
  await openScene(page, origin, scene);
  await scene.act?.(page);
  // No hover on the picture.
  await page.mouse.move(0, 0);
  // Where the steps left the page depends on when its parts came.
  await page.evaluate(() => scrollTo(0, 0));
  await redraw(page);
  if (!scene.isViewport) {
    // As tall as the page: bars that stick to the foot of the screen then lie where the page ends.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height });
  }
  await settle(page);
  // What grows with the window, or comes late, stays on the picture to its last line.
  return takeWhenStill(page, { fullPage: !scene.isViewport });
}

/** Takes the picture of a dialog. `origin`: where `e2e/shots/dialogs.html` is served. */
export async function takeDialog(page: Page, origin: string, type: string, size: Size): Promise<Buffer> {
  await clear(page, origin, size);
  await page.goto(`${origin}/lmx/e2e/shots/dialogs.html?${type}#sim?panel=off`);
  await page.locator(`[data-modal="${type}"]`).waitFor();
  await settle(page);
  return takeWhenStill(page, { fullPage: false });
}
