/**
 * Takes the pictures of `npm run shots`, or compares those of `npm run shots:release` with the last release: a test for
 * each. Configuration: playwright.shots.config.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { acrossDocuments } from '../recipes/page-context.ts';
import { freeze, redraw, settle, takeWhenStill } from '../support/settle.ts';
import { DIALOGS, IS_RELEASE, isSelected, SHOTS_FOLDER, SIZES, type SizeName } from './pictures.ts';
import { SCREENS, type Screen } from './screens.ts';

/** The browser maps this host to the server, whose port varies. */
const SITE = 'http://localhost:4173';
const { SHOTS_DIALOGS = '' } = process.env;

const test = base.extend<object, { size: SizeName; shared: Page }>({
  size: ['movil', { option: true, scope: 'worker' }],
  // One page for all pictures of a size, because opening a page takes as long as taking a picture. After a failed
  // test, Playwright starts a new worker with a new page.
  shared: [
    async ({ browser, size }, use) => {
      const page = await browser.newPage({
        viewport: SIZES[size],
        locale: 'es-MX',
        timezoneId: 'America/Tijuana',
        reducedMotion: 'reduce',
        hasTouch: size === 'movil',
      });
      page.setDefaultTimeout(20_000);
      await freeze(page);
      await use(page);
    },
    { scope: 'worker' },
  ],
});

async function clear(page: Page, origin: string, size: SizeName) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.setViewportSize(SIZES[size]);
  // `robots.txt` has the same origin and runs no script, so the storage stays empty after it is cleared here.
  await page.goto(`${origin}/lmx/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function openScreen(page: Page, screen: Screen) {
  const { path, as = 'visitante', at, device = 'server' as const, withhold } = screen;
  const [route = '/', fragment] = path.split('#');
  await page.goto(`${SITE}/lmx/privacy-policy#sim?panel=off`);
  await page.evaluate(() => window.simulator?.ready);
  const beginning = { as, device, route, ...(at && { at }) } as const;
  await acrossDocuments(page, () =>
    page.evaluate((given) => window.simulator?.world.begin(given), beginning),
  );
  if (withhold) {
    await page.route(withhold, () => {});
    await page.goto(`${SITE}/lmx${route}`);
  }
  const sign = withhold ? page.getByRole('progressbar') : page.getByRole('heading', { level: 1 });
  await sign.locator('visible=true').first().waitFor();
  if (fragment) await page.evaluate((hash) => Object.assign(location, { hash }), `#${fragment}`);
  // A font that loads later would move the elements to which `screen.act` scrolls.
  await settle(page);
}

/** Takes the picture when the page is still, because some elements grow with the window or load late. */
async function take(page: Page, name: string, { fullPage }: { fullPage: boolean }) {
  if (IS_RELEASE) return expect(page).toHaveScreenshot(`${name}.png`, { fullPage });
  mkdirSync(SHOTS_FOLDER, { recursive: true });
  writeFileSync(`${SHOTS_FOLDER}/${name}.png`, await takeWhenStill(page, { fullPage }));
}

for (const screen of SCREENS.filter(({ name }) => isSelected(name)))
  test(screen.name, async ({ shared: page, size }) => {
    await clear(page, SITE, size);
    await openScreen(page, screen);
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
      await page.setViewportSize({ width: SIZES[size].width, height });
    }
    await settle(page);
    await take(page, `${screen.name}-${size}`, { fullPage: !screen.isViewport });
  });

for (const type of DIALOGS.filter((dialog) => isSelected(`modal-${dialog}`)))
  test(`modal-${type}`, async ({ shared: page, size }) => {
    await clear(page, SHOTS_DIALOGS, size);
    await page.goto(`${SHOTS_DIALOGS}/lmx/e2e/shots/dialogs.html?${type}#sim?panel=off`);
    await page.locator(`[data-modal="${type}"]`).waitFor();
    await settle(page);
    await take(page, `modal-${type}-${size}`, { fullPage: false });
  });
