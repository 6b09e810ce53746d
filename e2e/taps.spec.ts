import { expect, test } from './support/fixtures.ts';
import { games, openAs } from './support/player.ts';
import { countRestyledBy } from './support/restyled.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('opening the menu restyles fewer than 120 elements of Partidos before the next paint, and closing fewer than 60', {
  tag: '@nightly',
}, async ({ browser, page }) => {
  const count = (act: () => Promise<void>) => countRestyledBy(browser, page, act);
  await openAs(page);
  await expect(games(page, 'open').first()).toBeVisible();
  expect(await page.locator('#root *').count()).toBeGreaterThan(500);

  // Opening the menu also restyles the menu with its links, so the limit of opening is higher than the limit of
  // closing.
  const menu = page.getByRole('button', { name: 'Menú' });
  expect(await count(() => menu.click())).toBeLessThan(120);
  expect(await count(() => page.keyboard.press('Escape'))).toBeLessThan(60);
});
