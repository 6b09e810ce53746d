import { expect } from './support/fixtures.ts';
import { ANA, dialog, logIn } from './support/player.ts';
import { calls, test } from './support/world.ts';

const NOTICE =
  'No pudimos abrir tu sesión. Entra otra vez; tus pronósticos sin enviar siguen guardados aquí.';
const USER = 'GET /api/user';

const token = () => localStorage.getItem('lmx:token');

test('a session start that gets five 503 answers shows “Seguimos intentando…” and then opens the requested page', async ({
  page,
  world,
}) => {
  await page.goto('/lmx/user/login');
  await logIn(page);
  await world.fault.add({ match: USER, effect: { status: 503, retryAfter: 1 }, times: 5 });
  await page.goto('/lmx/ranking');
  await expect(page.getByText('Seguimos intentando…')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/ranking$/);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('a session start that gets only 500 answers removes the token and ends at the log-in after five calls, with a notice and no dialog', async ({
  page,
  world,
}) => {
  // The pauses between attempts are random. With 0.5 as each random number, the pauses are 1, 2, 4 and 8 seconds.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.goto('/lmx/user/login');
  await logIn(page);
  const before = calls(world, '/api/user');
  await world.fault.add({
    match: USER,
    effect: { status: 500, message: 'Server Error' },
    times: 'always',
  });
  await page.goto('/lmx/ranking');
  await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 25_000 });
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect(page.locator('[data-modal]')).toHaveCount(0);
  expect([await page.evaluate(token), calls(world, '/api/user') - before]).toEqual([null, 5]);
});

test('a session start during which the connection is lost says so, and opens the page with the token kept when the connection is back', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/lmx/user/login');
  await logIn(page);
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
