/** How much of Partidos a tap restyles before its paint: counts, which are the same on every machine. Times are in `bench/`. */
import { expect, test } from './support/fixtures.ts';
import { answerDialog, dialog, games, logIn, predict } from './support/player.ts';
import { countRestyledBy } from './support/restyled.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('the menu, the review and the receipt restyle little of Partidos before they are painted', async ({
  browser,
  page,
}) => {
  const count = (act: () => Promise<void>) => countRestyledBy(browser, page, act);
  await page.goto('/lmx/user/login');
  await logIn(page);
  await expect(games(page, 'open').first()).toBeVisible();
  const all = await page.locator('#root *').count();
  while ((await games(page, 'open').count()) > 0) await predict(games(page, 'open').first(), 2, 1);

  // The menu itself, with its links.
  const menu = page.getByRole('button', { name: 'Menú' });
  expect(await count(() => menu.click())).toBeLessThan(120);
  expect(await count(() => page.keyboard.press('Escape'))).toBeLessThan(60);

  // The review itself, without its shields.
  const send = page.getByRole('button', { name: /^Enviar pronósticos/ });
  expect(await count(() => send.click())).toBeLessThan(150);
  expect(await count(() => page.keyboard.press('Escape'))).toBeLessThan(60);
  await expect(dialog(page, 'sendPool')).toHaveCount(0);

  await send.click();
  await answerDialog(page, 'sendPool', 'Sí, enviar');
  const receipt = dialog(page, 'poolsSent').getByRole('button', { name: 'Aceptar' });
  await receipt.scrollIntoViewIfNeeded();
  expect(await count(() => receipt.click())).toBeLessThan(150);
  expect(all).toBeGreaterThan(500);
});
