/**
 * Browsers older than the supported ones lack cascade layers and, if very old, modules. These tests remove the
 * layers, and one of them the modules too, from what Chromium gets, because no such browser runs on today's
 * machines.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const NOTICE = /Tu navegador es muy antiguo para jugar/;

function dropLayers(css: string): string {
  let kept = '';
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('@layer', at);
    if (start < 0) return kept + css.slice(at);
    kept += css.slice(at, start);
    at = css.slice(start).search(/[{;]/) + start + 1;
    for (let depth = css[at - 1] === '{' ? 1 : 0; depth > 0; at += 1)
      depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
  }
  return kept;
}

async function makeOld(page: Page, { hasModules }: { hasModules: boolean }) {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: dropLayers(await response.text()) });
  });
  await page.route('**/lmx/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/, dropLayers);
    const body = hasModules ? html : html.replaceAll('type="module"', 'type="unknown"');
    await route.fulfill({ response, body });
  });
}

// Without its layers the inline style has another hash than the policy allows, so the policy is not applied.
test.use({ bypassCSP: true });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

for (const hasModules of [true, false]) {
  const name = `a browser without cascade layers${hasModules ? '' : ' and modules'}`;

  test(`${name} shows the notice for unsupported browsers instead of the loading view at /games, and its link opens the FAQ`, async ({
    page,
  }) => {
    await makeOld(page, { hasModules });
    await page.goto('/lmx/games');
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByText('Cargando ...')).toBeHidden();
    await page.getByRole('link', { name: 'preguntas frecuentes' }).click();
    await expect(page).toHaveURL(/\/lmx\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a browser without cascade layers shows the notice and readable terms', async ({ page }) => {
  await makeOld(page, { hasModules: true });
  await page.goto('/lmx/T&C');
  await expect(page.getByText(NOTICE)).toBeVisible();
  const text = page.locator('main p').first();
  await expect(text).toBeVisible();
  const { size, width, scrolls } = await text.evaluate((element) => ({
    size: Number.parseFloat(getComputedStyle(element).fontSize),
    width: element.getBoundingClientRect().width,
    scrolls: document.documentElement.scrollWidth > window.innerWidth,
  }));
  expect(size).toBeGreaterThanOrEqual(16);
  expect(width).toBeLessThanOrEqual(45 * size);
  expect(scrolls).toBe(false);
});

test('a browser without cascade layers shows the FAQ to a player', async ({ page }) => {
  await makeOld(page, { hasModules: true });
  await page.addInitScript(() => localStorage.setItem('lmx:token', '"1|kept"'));
  await page.goto('/lmx/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.returning')).toHaveCount(0);
});

test('a supported browser doesn’t show the notice for unsupported browsers on the FAQ', async ({ page }) => {
  await page.goto('/lmx/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeHidden();
});
