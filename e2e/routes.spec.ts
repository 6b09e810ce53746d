import { expect, test } from './support/fixtures.ts';
import { goBy, logIn, openMenu } from './support/player.ts';

for (const [title, paths] of [
  ['Iniciar sesión', ['/lmx/user/login']],
  ['Crear cuenta', ['/lmx/user/register']],
  ['Recuperar contraseña', ['/lmx/user/forgot-password']],
  [
    'Cambiar contraseña',
    [
      '/lmx/user/change-password/ana%40correo.mx/0123456789abcdef',
      '/lmx/user/change-password/ana%2540correo.mx/0123456789abcdef%20',
      '/lmx/user/change-password/ana%40correo.mx',
    ],
  ],
  [
    'Términos y Condiciones',
    ['/lmx/T&C', '/lmx/T%26C', '/lmx/T&C/', '/lmx/T&amp;C', '/lmx/T&C/index.html', '/lmx/T%26C/index.html'],
  ],
  ['Premios', ['/lmx/rewards/index.html', '/lmx/rewards/']],
  ['404', ['/lmx/nada', '/lmx/games/7', '/lmx/user', '/lmx//games', '/lmx/x.html']],
] as const)
  test(`a visitor at ${paths.join(', ')} sees the page with the title ${title} [2.17]`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} | Reto Ruffles`);
    }
  });

test('Inicio under the names of its files hydrates without an error and has its own address', async ({
  page,
}) => {
  for (const file of ['index.html', 'spa.html']) {
    await page.goto(`/lmx/${file}`);
    await expect(page).toHaveURL('/lmx/');
    await expect(page.getByRole('link', { name: 'Quiero jugar' }).first()).toBeVisible();
  }
});

test('a served page into which the browser has put a link around a text hydrates without an error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener(
      'readystatechange',
      () => {
        const age = [...document.querySelectorAll('#root footer p')].find((one) =>
          one.textContent?.includes('18'),
        );
        const text = age?.firstChild;
        if (document.readyState !== 'interactive' || !text) return;
        const link = document.createElement('a');
        link.setAttribute('x-apple-data-detectors', 'true');
        link.href = '#';
        text.before(link);
        link.append(text);
      },
      { capture: true },
    );
  });
  await page.goto('/lmx/');
  await expect(page.locator('a[x-apple-data-detectors]')).toHaveCount(0);
});

test('addresses with a slash at the end behave as without', async ({ page }) => {
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
  expect(sheets.filter((href) => href?.includes('/main-'))).toHaveLength(1);
});

test('the loading view of a page stays invisible at first, so that a page whose code comes soon opens without a flash', async ({
  page,
}) => {
  await page.goto('/lmx/');
  await page.waitForLoadState('networkidle');
  let fetchCode = () => undefined as unknown;
  await page.route(
    /FaqPage.*\.js$/,
    (route) => new Promise<void>((done) => (fetchCode = () => done(route.continue()))),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas' }).click();
  const opacities = await page
    .locator('main')
    .getByText('Cargando ...')
    .evaluate((text) => {
      // `getAnimations` lists no animation that has ended, as it may have on a busy machine, so it is started anew.
      text.style.animation = 'none';
      getComputedStyle(text).getPropertyValue('opacity');
      text.style.animation = '';
      const [appearance] = text.getAnimations();
      appearance?.pause();
      return [150, 295].map((time) => {
        if (appearance) appearance.currentTime = time;
        return Number(getComputedStyle(text).opacity);
      });
    });
  expect(opacities).toEqual([0, expect.closeTo(1, 1)]);
  fetchCode();
  await expect(page).toHaveTitle('Preguntas Frecuentes | Reto Ruffles');
});
