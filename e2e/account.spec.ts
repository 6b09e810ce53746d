import { expect } from './support/fixtures.ts';
import { ANA, answerDialog, dialog, logIn, sendLogIn } from './support/player.ts';
import { calls, test } from './support/world.ts';

test('a mailed link changes a forgotten password; “back” does not reopen it, and no Referer contains it', async ({
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
  // “Back” may still be loading the log-in of the first document, which would interrupt this navigation.
  await expect(() => page.goto('/lmx/user/login', { timeout: 3_000 })).toPass();
  await logIn(page, ANA.email, ' papas sin chile ');
});

test('a log-in whose fields were filled without an event sends both, and the e-mail is not written as punycode', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.postDataJSON());
  });
  await page.goto('/lmx/user/login');
  await page.getByLabel('Correo electrónico').fill('ana@compañía.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('x');
  expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('ana@compañía.mx');
  await page.reload();
  await page.getByLabel('Correo electrónico').waitFor();
  await page.evaluate(() => {
    for (const [id, value] of [
      ['email', 'ana@correo.mx'],
      ['password', 'papas con chile'],
    ])
      Object.assign(document.getElementById(id ?? '') ?? {}, { value });
  });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/lmx/games');
  expect(sent).toEqual([{ email: 'ana@correo.mx', password: 'papas con chile' }]);
});

test('the focus returns to “Entrar” after a dialog whose code loads late', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  let letDialogsCome = () => {};
  const isPressed = new Promise<void>((resolve) => {
    letDialogsCome = resolve;
  });
  await page.route('**/assets/late-shell-parts-*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/lmx/user/login');
  await sendLogIn(page);
  letDialogsCome();
  await answerDialog(page, 'networkError', 'Cerrar');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeFocused();
});

test('a dialog whose code fails to load appears after the next press', async ({ page, noise }) => {
  noise.allow(/Failed to load resource|Failed to fetch|ERR_FAILED/);
  await page.route('**/api/auth/login', (route) => route.abort());
  let failures = 0;
  await page.route('**/assets/late-shell-parts-*.js', (route) => {
    failures += 1;
    return route.abort();
  });
  await page.goto('/lmx/user/login');
  // The page fetches the code once by itself, half a second after it has opened.
  await expect.poll(() => failures).toBe(1);
  await sendLogIn(page);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  // The press and the dialog may each fetch the code, so the last of these fetches has to fail before the connection is
  // back.
  await expect(async () => {
    const before = failures;
    expect(before).toBeGreaterThan(1);
    await page.waitForTimeout(300);
    expect(failures).toBe(before);
  }).toPass();
  await page.unroute('**/assets/late-shell-parts-*.js');
  await expect(dialog(page, 'networkError')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await answerDialog(page, 'networkError', 'Cerrar');
});

test('after a redirect in answer to a log-in, the app logs out and logs in again', async ({
  page,
  noise,
  world,
}) => {
  noise.allow(/Failed to load resource.*401/);
  const redirect = { status: 302, headers: { location: '/home' } };
  await page.route('**/api/auth/login', (route) => route.fulfill(redirect), { times: 1 });
  await page.goto('/lmx/user/login');
  await logIn(page);
  expect([calls(world, '/api/auth/logout'), calls(world, '/api/auth/login')]).toEqual([1, 1]);
  await expect(dialog(page, 'connectionError')).toHaveCount(0);
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [1280, 800],
] as const)
  test(`at ${width} px, Regístrate’s list of missing data stands below the header, and the focused field on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/lmx/user/register');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Nombre(s)')).toBeFocused();
    const list = page.getByRole('alert', { name: 'Te faltan 5 datos' });
    const header = await page.getByRole('banner').boundingBox();
    await expect(async () => {
      expect((await list.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    }).toPass();
    await expect(page.getByLabel('Nombre(s)')).toBeInViewport({ ratio: 1 });
  });
