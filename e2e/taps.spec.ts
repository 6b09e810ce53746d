/** How much of Partidos a tap restyles before its paint: counts, which are the same on every machine. Times are in `bench/`. */
import { expect, test } from './support/fixtures.ts';
import { games, logIn } from './support/player.ts';
import { countRestyledBy } from './support/restyled.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('the menu restyles little of Partidos before it is painted', async ({ browser, page }) => {
  const count = (act: () => Promise<void>) => countRestyledBy(browser, page, act);
  await page.goto('/lmx/user/login');
  await logIn(page);
  await expect(games(page, 'open').first()).toBeVisible();
  expect(await page.locator('#root *').count()).toBeGreaterThan(500);

  // The menu itself, with its links.
  const menu = page.getByRole('button', { name: 'Menú' });
  expect(await count(() => menu.click())).toBeLessThan(120);
  expect(await count(() => page.keyboard.press('Escape'))).toBeLessThan(60);
});
