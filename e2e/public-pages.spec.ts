import { PUBLIC_PAGES } from '../deploy/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { openAs, openSettled } from './support/player.ts';

const toAddress = (path: string) => `/lmx${path}`;

test.describe('the public pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page shows its heading and no progress bar, and its links work', async ({ page }) => {
    for (const { path } of PUBLIC_PAGES) {
      await page.goto(toAddress(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      await page.getByRole('link', { name: 'Aviso de Privacidad' }).last().click();
      await expect(page).toHaveTitle('Aviso de Privacidad | Reto Ruffles');
    }
  });
});

test('the hydration of each public page keeps its prerendered h1 element, leaves one title element and makes no API call', async ({
  page,
  origin,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.url().startsWith(origin) && !pathname.startsWith('/lmx/')) asked.push(pathname);
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const first = document.querySelector('h1');
      Object.defineProperty(window, 'firstHeading', { get: () => first });
    });
  });
  for (const { path } of PUBLIC_PAGES) {
    await openSettled(page, path);
    // `hydrateRoot` adds a property to the root element at its start.
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.querySelector('#root') ?? {}).length))
      .toBeGreaterThan(0);
    const isSame = await page.evaluate(
      () => Reflect.get(window, 'firstHeading') === document.querySelector('h1'),
    );
    expect(isSame, path).toBe(true);
    await expect(page.locator('title')).toHaveCount(1);
  }
  expect(asked).toEqual([]);
});

test('Inicio has the same address when it is reached by a link and when it is loaded', async ({ page }) => {
  await page.goto(toAddress('/'));
  const served = page.url();
  await page.getByRole('link', { name: 'Aviso de Privacidad' }).last().click();
  await expect(page).toHaveTitle('Aviso de Privacidad | Reto Ruffles');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveTitle('Inicio | Reto Ruffles');
  expect(page.url()).toBe(served);
});

test.describe('a legal text in a low window', () => {
  test.use({ viewport: { width: 1280, height: 480 } });

  test('the index of the terms marks and shows the link of the section on screen', async ({ page }) => {
    await openSettled(page, '/T&C');
    const index = page.getByRole('navigation', { name: 'En esta página' });
    const row = index.getByRole('link', { name: 'Fallas técnicas' });
    await expect(row).not.toBeInViewport();
    await page.getByRole('heading', { name: 'Fallas técnicas' }).evaluate((title) => title.scrollIntoView());
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row).toBeInViewport({ ratio: 1 });
  });
});

test('while Inicio loads, a player never sees the visitor’s link “Quiero jugar”', async ({ page }) => {
  await openAs(page);
  await page.addInitScript(() => {
    const seen = { visitor: false, loading: false };
    Object.defineProperty(window, 'seen', { get: () => seen });
    const look = () => {
      const isOnScreen = (element: Element | null) => element !== null && element.getClientRects().length > 0;
      seen.visitor ||= [...document.querySelectorAll('main a')].some(
        (link) => link.textContent?.includes('Quiero jugar') && isOnScreen(link),
      );
      seen.loading ||= isOnScreen(document.querySelector('[role=progressbar]'));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/lmx/');
  await expect(page.getByRole('link', { name: /Hacer mis pronósticos/ }).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ visitor: false, loading: true });
});

test('without the code of the app, Inicio stays and Partidos shows an error', async ({ page, noise }) => {
  noise.allow(/Failed to (load resource|fetch dynamically)|importing|dynamically imported/);
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto('/lmx/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/lmx/games');
  await expect(page.getByText('No pudimos cargar la página.')).toBeVisible();
});

test('the FAQ fetches its style sheet again after a failure', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.route('**/assets/main-*.css', (route) => route.abort(), { times: 1 });
  await page.goto('/lmx/faq');
  const sheets = () => [...document.styleSheets].map(({ href }) => href?.replace(/.*\/|-.*/g, ''));
  await expect.poll(() => page.evaluate(sheets)).toContain('main');
});

test('the log-in shows an error message when its style sheets fail to load', async ({ page, noise }) => {
  noise.allow(/Failed to load resource|Unable to preload CSS/);
  await page.route('**/assets/main-*.css', (route) => route.abort());
  await page.goto('/lmx/user/login');
  await expect(page.getByText('No pudimos cargar la página.')).toBeVisible();
});
