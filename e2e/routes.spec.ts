import { expect, test } from './support/fixtures.ts';
import { goBy, logIn, openAs, openMenu } from './support/player.ts';

const GUESTS = [
  ['/lmx/user/login', 'Iniciar sesión'],
  ['/lmx/user/register', 'Crear cuenta'],
  ['/lmx/user/forgot-password', 'Recuperar contraseña'],
] as const;

test('a visitor can open every guest page, and each page has its title', async ({ page }) => {
  for (const [path, name] of GUESTS) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${name} | Reto Ruffles`);
  }
  await page.goto('/lmx/user/change-password/ana%40correo.mx/0123456789abcdef');
  await expect(page).toHaveTitle('Cambiar contraseña | Reto Ruffles');
});

test('the confirmation page redirects a visitor who has not registered to the log-in', async ({ page }) => {
  await page.goto('/lmx/user/confirm-account');
  await expect(page).toHaveURL('/lmx/user/login');
});

test('log-in, registration, forgotten password and the code page redirect a logged-in player to Partidos', async ({
  page,
}) => {
  await openAs(page);
  for (const path of [...GUESTS.map(([guests]) => guests), '/lmx/user/confirm-account']) {
    await page.goto(path);
    await expect(page).toHaveURL('/lmx/games');
  }
});

test('the navigation lists the pages of a visitor, without “Iniciar sesión” on the log-in itself, and those of a player', async ({
  page,
}) => {
  const names = async () => {
    await openMenu(page);
    return page.getByRole('navigation').first().getByRole('link').allInnerTexts();
  };
  await page.goto('/lmx/');
  expect(await names()).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes', 'Iniciar sesión']);
  await goBy(page, 'Iniciar sesión');
  expect(await names()).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes']);
  await logIn(page);
  const offered = (await names()).map((name) => name.split(/\s*\d/)[0]?.trim());
  expect(offered.join(', ')).toBe('Inicio, Partidos, Ranking, Premios, Bonus, Perfil, Preguntas Frecuentes');
});

test('an unknown address shows the 404 page', async ({ page }) => {
  for (const path of ['/lmx/nada', '/lmx/games/7', '/lmx/user', '/lmx//games', '/lmx/x.html']) {
    await page.goto(path);
    await expect(page).toHaveTitle('404 | Reto Ruffles');
    await expect(page.getByRole('heading', { name: '¡Oops! ...' })).toBeVisible();
  }
});

test('/lmx/T&C, /lmx/T%26C and /lmx/T&C/ open the terms', async ({ page }) => {
  for (const path of ['/lmx/T&C', '/lmx/T%26C', '/lmx/T&C/']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Términos y Condiciones | Reto Ruffles');
  }
});

test('addresses with a slash at the end behave as without: guards, the log-in without its own link, and Inicio', async ({
  page,
}) => {
  await page.goto('/lmx/user/login/?de=correo#main');
  await expect(page).toHaveURL('/lmx/user/login?de=correo#main');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  await openMenu(page);
  await expect(
    page.getByRole('navigation').first().getByRole('link', { name: 'Iniciar sesión' }),
  ).toHaveCount(0);
  await page.goto('/lmx/games/');
  await expect(page).toHaveURL('/lmx/user/login');
  await logIn(page);
  await expect(page).toHaveURL('/lmx/games');
  await page.goto('/lmx/faq/');
  await expect(page).toHaveURL('/lmx/faq');
  await expect(page).toHaveTitle('Preguntas Frecuentes | Reto Ruffles');
  await page.goto('/lmx/');
  await expect(page).toHaveURL('/lmx/');
});

test('leaving the code page that was opened with a slash at the end removes the verification record', async ({
  page,
}) => {
  await page.goto('/lmx/');
  await page.evaluate(() =>
    localStorage.setItem('lmx:verification', JSON.stringify({ nav: 'coac', email: 'ana@correo.mx' })),
  );
  await page.goto('/lmx/user/confirm-account/');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible();
  await goBy(page, 'Premios');
  await expect(page).toHaveTitle('Premios | Reto Ruffles');
  expect(await page.evaluate(() => localStorage.getItem('lmx:verification'))).toBeNull();
});

test('a page that is opened without a connection says so, and opens with its styles when the connection is back', async ({
  context,
  noise,
  page,
}) => {
  noise.allow(/Failed to (?:load resource|fetch)|ERR_INTERNET_DISCONNECTED|Unable to preload CSS/);
  await page.goto('/lmx/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await goBy(page, 'Premios');
  await expect(page).toHaveTitle('¡Respira! | Reto Ruffles');
  await context.setOffline(false);
  await expect(page).toHaveTitle('Premios | Reto Ruffles');
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets.filter((href) => href?.includes('/pages-'))).toHaveLength(1);
});

test('a page that is reached by a link starts at its top with the focus on its heading', async ({ page }) => {
  await page.goto('/lmx/');
  // Before the app has started, a link loads a new document, in which the browser sets the focus.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('link', { name: 'Preguntas Frecuentes' }).last().click();
  await expect(page).toHaveTitle('Preguntas Frecuentes | Reto Ruffles');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone, the page behind the open menu does not scroll, and scrolls again after Escape', async ({
    page,
  }) => {
    await page.goto('/lmx/faq');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});
