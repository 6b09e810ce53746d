import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import { test as base, expect } from './support/fixtures.ts';
import { confirmButton, games, openAs, predict } from './support/player.ts';

const browserPath = findBrowser({ isForPictures: true });
// The headless shell of Chromium has no back/forward cache, so “back” loads the page again in that browser.
const hasCache = !/headless.shell/.test(browserPath ?? '');

// Playwright turns the back/forward cache off by default, so these tests launch a browser of their own.
const test = base.extend<{ cachingPage: Page }>({
  cachingPage: async ({ origin }, use) => {
    const browser = await chromium.launch({
      executablePath: browserPath ?? undefined,
      args: BROWSER_ARGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: origin, locale: 'es-MX' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await use(page);
    await browser.close();
  },
});

async function leaveAndReturn(page: Page, away: () => Promise<unknown>) {
  await page.goto('data:text/html,<title>elsewhere</title>');
  await away();
  // A page from the back/forward cache fires no load event, so `goBack` waits only for the commit.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', String(hasCache));
}

test('Partidos reached by “back” keeps its draft, fetches the predictions again and can send the draft', async ({
  cachingPage: page,
}) => {
  await openAs(page);
  await predict(games(page, 'open').first(), 2, 1);
  const calls: string[] = [];
  await leaveAndReturn(page, async () => {
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  });
  await expect(games(page, 'draft')).toHaveCount(1);
  await expect.poll(() => calls).toContain('/api/pool/user/all');
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await confirmButton(page).click();
  await expect(page.locator('[data-modal="poolSent"]')).toBeAttached();
});

test('Perfil reached by “back” is left and hides the e-mail after another tab removed the token', async ({
  cachingPage: page,
}) => {
  await openAs(page);
  await page.goto('/lmx/user/profile');
  await expect(page.getByText('ana@correo.mx')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/lmx/faq');
  await leaveAndReturn(page, () => other.evaluate(() => localStorage.removeItem('lmx:token')));
  // A page from the cache notices that the token is gone and goes to Inicio. Without the cache the page loads
  // again, and its guard redirects to the log-in.
  await expect(page).toHaveURL(hasCache ? /\/lmx\/?$/ : /\/lmx\/user\/login$/);
  await expect(page.getByText('ana@correo.mx')).toHaveCount(0);
});
