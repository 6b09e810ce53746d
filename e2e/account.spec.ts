import type { Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { ANA, answerDialog, confirmLogOut, dialog, openAs } from './support/player.ts';
import { calls, test } from './support/world.ts';

async function openLogIn(page: Page, player = ANA) {
  await page.goto('/lmx/user/login');
  await sendLogIn(page, player);
}

async function sendLogIn(page: Page, { email, password } = ANA) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function fillRegistration(page: Page, email: string) {
  await page.goto('/lmx/user/register');
  await page.getByLabel('Nombre(s)').fill('Antonia');
  await page.getByLabel('Apellidos').fill('Núñez');
  await page.getByLabel('Día', { exact: true }).fill('14');
  await page.getByLabel('Mes', { exact: true }).selectOption({ label: 'Marzo' });
  await page.getByLabel('Año', { exact: true }).fill('1994');
  await page.getByLabel('Celular (10 dígitos)').fill('044 55 1234 5678');
  await page.getByLabel('Código postal').fill('06700');
  await expect(page.getByText('Encontramos tu zona')).toBeVisible();
  await page.getByLabel('Colonia').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await answerDialog(page, 'continueStepForm', 'Sí, continuar');
  await page.getByLabel('Apodo para el ranking').fill('toni.gol');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('marcador de dos');
  await page.getByLabel(/^Tengo 18/).check();
  await page.getByLabel(/^Leí el/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

test('a visitor registers and confirms the account with the mailed code', async ({ page, world }) => {
  await fillRegistration(page, 'toni@correo.mx');
  await answerDialog(page, 'newAccount', 'Escribir mi código');
  await expect(page).toHaveURL(/\/user\/confirm-account$/);
  await page.getByLabel('Código de 6 dígitos').fill(world.mail.last({ to: 'toni@correo.mx' })?.secret ?? '');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog(page, 'verifyAccountSuccess')).toBeAttached();
  await answerDialog(page, 'verifyAccountSuccess', '¡A jugar!');
  await expect(page).toHaveURL(/\/lmx\/(games|user\/login)$/);
  expect([
    calls(world, '/api/zipcode/06700'),
    calls(world, '/api/user/register'),
    calls(world, '/api/user/verify'),
  ]).toEqual([1, 1, 1]);
});

test('a forgotten password is changed by a mailed link, which “back” does not reopen and no Referer of an API call contains; the new password logs in', async ({
  page,
  world,
  origin,
}) => {
  const referers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) referers.push(request.headers().referer ?? '');
  });
  await page.goto('/lmx/user/forgot-password');
  await page.getByLabel('Correo electrónico').fill(ANA.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await answerDialog(page, 'emailSentChangePasswordSuccess', 'Aceptar');
  const path = world.mail.last({ to: ANA.email, kind: 'link' })?.path ?? '';
  await page.goto(`/lmx${path}`);
  await expect(page).toHaveTitle('Cambiar contraseña | Reto Ruffles');
  await page.getByLabel('Nueva contraseña').fill(' papas sin chile ');
  await page.getByLabel('Repite tu contraseña').fill(' papas sin chile ');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await answerDialog(page, 'passwordChanged', 'Iniciar sesión');
  await expect(page).toHaveURL(/\/user\/login$/);
  expect(referers.filter((referer) => referer !== '' && referer !== `${origin}/`)).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain('change-password');
  await openLogIn(page, { email: ANA.email, password: ' papas sin chile ' });
  await expect(page).toHaveURL(/\/lmx\/games$/);
});

/**
 * Aborts the requests of one path, before or after the server handles them. Returns a function that returns the
 * number of requests. The server does not close the socket instead, because Chromium itself repeats a request
 * of any method when a reused connection closes without a response.
 */
async function breakConnection(page: Page, path: string, when: 'before' | 'after' = 'before') {
  let times = 0;
  await page.route(`**${path}`, async (route) => {
    times += 1;
    if (when === 'after') await route.fetch();
    await route.abort('connectionreset');
  });
  return () => times;
}

test('the focus returns to “Entrar” after the dialog networkError, whose code loads only after the press of “Entrar”', async ({
  page,
  noise,
}) => {
  noise.allow(/Failed to load resource/);
  let letDialogsCome = () => {};
  const isPressed = new Promise<void>((resolve) => {
    letDialogsCome = resolve;
  });
  await page.route('**/assets/ModalHost-*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await breakConnection(page, '/api/auth/login');
  await openLogIn(page);
  letDialogsCome();
  await answerDialog(page, 'networkError', 'Reintentar');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeFocused();
});

test('the dialog networkError, whose code fails to load at a log-in, appears after the next press on the page', async ({
  page,
  noise,
}) => {
  noise.allow(/Failed to load resource|Failed to fetch|ERR_FAILED/);
  await breakConnection(page, '/api/auth/login');
  let failures = 0;
  await page.route('**/assets/ModalHost-*.js', (route) => {
    failures += 1;
    return route.abort();
  });
  await page.goto('/lmx/user/login');
  // The page fetches the code once by itself, half a second after it has opened.
  await expect.poll(() => failures).toBe(1);
  await sendLogIn(page);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  // The press and the dialog may each fetch the code, so the last of these fetches has to fail before the connection is back.
  await expect(async () => {
    const before = failures;
    expect(before).toBeGreaterThan(1);
    await page.waitForTimeout(300);
    expect(failures).toBe(before);
  }).toPass();
  await page.unroute('**/assets/ModalHost-*.js');
  await expect(dialog(page, 'networkError')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await answerDialog(page, 'networkError', 'Reintentar');
});

test('a log-out whose call doesn’t reach the server opens the dialog networkError, removes the token from the device and leads to Inicio', async ({
  page,
  world,
}) => {
  await openAs(page);
  const times = await breakConnection(page, '/api/auth/logout');
  await confirmLogOut(page);
  await answerDialog(page, 'networkError', 'Cerrar');
  await expect(page).toHaveURL(/\/lmx\/?$/);
  expect(await page.evaluate(() => localStorage.getItem('lmx:token'))).toBeNull();
  expect([times(), calls(world, '/api/auth/logout')]).toEqual([1, 0]);
});

test('an account deletion whose response is lost opens the dialog accountDeleted without a second deletion call', async ({
  page,
  world,
}) => {
  await openAs(page, '/user/profile');
  const times = await breakConnection(page, '/api/user/delete', 'after');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await answerDialog(page, 'deleteAccount', 'Sí, eliminar');
  await answerDialog(page, 'accountDeleted', 'Aceptar');
  await expect(page).toHaveURL(/\/lmx\/?$/);
  expect([times(), calls(world, '/api/user/delete')]).toEqual([1, 1]);
});

test('a session that the server has ended opens the dialog expiredSession at the next page load', async ({
  page,
  world,
}) => {
  await openAs(page);
  // Leaves the page first, because a call of the open page could report the end of the session before the page
  // load.
  await page.goto('about:blank');
  const ana = world.world.table('users').rows.find((row) => row.email === ANA.email);
  await world.world.revoke(String(ana?.id));
  await page.goto('/lmx/games');
  await answerDialog(page, 'expiredSession', 'Aceptar');
  await expect(page).toHaveURL(/\/lmx\/?$/);
});
