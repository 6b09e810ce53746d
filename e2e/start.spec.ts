import { expect } from './support/fixtures.ts';
import { ANA, dialog, openAs } from './support/player.ts';
import { calls, test } from './support/world.ts';

const USER = 'GET /api/user';

const token = () => localStorage.getItem('lmx:token');

test('a session start during which the connection is lost says so, and opens the page with the token kept when the connection is back', async ({
  page,
  context,
  world,
}) => {
  await openAs(page);
  const held = await world.fault.hold(USER);
  await page.goto('/lmx/ranking');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Sin internet. En cuanto vuelva, seguimos.')).toBeVisible();
  await world.fault.release(held);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(token)).not.toBeNull();
});

test('after a redirect (302) in answer to a log-in, the app logs out once, sends the log-in again and opens Partidos', async ({
  page,
  world,
}) => {
  const redirect = { status: 302, headers: { location: '/home' } };
  await page.route('**/api/auth/login', (route) => route.fulfill(redirect), { times: 1 });
  await page.goto('/lmx/user/login');
  await page.getByLabel('Correo electrónico').fill(ANA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/games$/);
  expect([calls(world, '/api/auth/logout'), calls(world, '/api/auth/login')]).toEqual([1, 1]);
  await expect(dialog(page, 'connectionError')).toHaveCount(0);
});
