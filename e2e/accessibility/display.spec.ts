import { PATHS } from '../../src/lib/routes.ts';
import { findDisplayFaults } from '../support/display.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectVisibleFocus } from '../support/keyboard.ts';
import { PLAYER_PAGES, VISITOR_PAGES } from '../support/pages.ts';
import { games, openAs, openSettled, predict } from '../support/player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

test('visitors’ pages have 44 px targets, fit at 200 %, keep marks in forced colours, and share the same footer', async ({
  page,
}) => {
  const orders = new Set<string>();
  for (const path of VISITOR_PAGES) {
    await openSettled(page, path);
    expect.soft(await findDisplayFaults(page), path).toEqual([]);
    orders.add(JSON.stringify(await page.getByRole('contentinfo').getByRole('link').allInnerTexts()));
  }
  expect([...orders]).toEqual([expect.stringContaining('Preguntas Frecuentes')]);
});

test('players’ pages have 44 px targets, fit at 200 %, keep marks in forced colours, and rest with reduced motion', async ({
  page,
}) => {
  await openAs(page);
  for (const path of PLAYER_PAGES) {
    await openSettled(page, path);
    expect.soft(await findDisplayFaults(page), path).toEqual([]);
  }
});

test('at 320 × 256 px, Tab shows each of 60 elements of Partidos with a focus ring', async ({ page }) => {
  await openAs(page);
  await predict(games(page, 'open').first(), 2, 1);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('heading', { level: 1 }).focus();
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    await expectVisibleFocus(page, `Tab ${tabs + 1}`);
  }
});

test('the links of the navigation stand in a row from 992 px on, and below it in a menu [2.39, 9.10]', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: 'Menú' });
  const link = page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /Premios/ });
  await page.setViewportSize({ width: 991, height: 800 });
  await openSettled(page, PATHS.faq);
  await expect(menu).toBeVisible();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(menu).toBeHidden();
  await expect(link).toBeVisible();
});

test('the open menu closes and the page scrolls again when the screen grows to 992 px', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await openSettled(page, PATHS.faq);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
