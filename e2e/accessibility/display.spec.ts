import type { Page } from '@playwright/test';
import { PATHS } from '../../src/lib/paths.ts';
import { findDisplayFaults } from '../support/display.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectVisibleFocus } from '../support/keyboard.ts';
import { PLAYER_PAGES, VISITOR_PAGES } from '../support/pages.ts';
import { games, logIn, predict } from '../support/player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

async function open(page: Page, path: string) {
  await page.goto(`/lmx${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test('every page for visitors has 44 px targets, fits with large or spaced text and sideways, keeps borders and marks in forced colours, and doesn’t move with reduced motion', async ({
  page,
}) => {
  for (const path of VISITOR_PAGES) {
    await open(page, path);
    expect.soft(await findDisplayFaults(page), path).toEqual([]);
  }
});

test('every page for players has 44 px targets, fits with large or spaced text and sideways, keeps borders and marks in forced colours, and doesn’t move with reduced motion', async ({
  page,
}) => {
  await page.goto('/lmx/user/login');
  await logIn(page);
  for (const path of PLAYER_PAGES) {
    await open(page, path);
    expect.soft(await findDisplayFaults(page), path).toEqual([]);
  }
});

test('every page for visitors has the same footer links in the same order, with “Preguntas Frecuentes” among them', async ({
  page,
}) => {
  const orders = new Set<string>();
  for (const path of VISITOR_PAGES) {
    await open(page, path);
    orders.add(JSON.stringify(await page.getByRole('contentinfo').getByRole('link').allInnerTexts()));
  }
  expect([...orders]).toHaveLength(1);
  expect([...orders][0]).toContain('Preguntas Frecuentes');
});

test('no fixed bar of Partidos covers an element that gets the focus by Tab at 320 × 256 px', async ({
  page,
}) => {
  await page.goto('/lmx/user/login');
  await logIn(page);
  await predict(games(page, 'open').first(), 2, 1);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('heading', { level: 1 }).focus();
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    await expectVisibleFocus(page, `Tab ${tabs + 1}`);
  }
});

test('the open menu closes and the page scrolls again when the screen grows to 992 px', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await open(page, PATHS.faq);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
