import { expect } from './support/fixtures.ts';
import { ANA } from './support/player.ts';
import { calls, test } from './support/world.ts';

test('a log-in succeeds with one call when another application of the origin has set a second XSRF-TOKEN cookie', async ({
  page,
  world,
}) => {
  await page.goto('/lmx/user/login');
  // The cookie with the longer path comes first in `document.cookie`. The browser doesn't send this cookie to
  // the API, whose path is outside `/lmx`.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the sibling application writes it so.
    document.cookie = 'XSRF-TOKEN=sibling; path=/lmx';
  });
  await page.getByLabel('Correo electrónico').fill(ANA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/games$/);
  expect(await page.evaluate(() => document.cookie.match(/XSRF-TOKEN=/g))).toHaveLength(2);
  expect(calls(world, '/api/auth/login')).toBe(1);
});
