import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

// All pages have the same inline style and script (`builds.spec.ts`).
const ADDRESSES = ['/', '/user/login'];

const seeHead = (page: Page) =>
  page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    isReturning: document.documentElement.classList.contains('returning'),
  }));

async function openAlone(page: Page, path: string, change = (html: string) => html) {
  await page.addInitScript(() => localStorage.setItem('lmx:token', '"1|kept"'));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.abort();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(`/lmx${path}`);
  return seeHead(page);
}

const STYLED = { background: 'rgb(255, 247, 230)', isReturning: true };
const ABORTED = /net::ERR_FAILED/;

for (const path of ADDRESSES) {
  test(`the content security policy allows the inline style and script of ${path} without a report`, async ({
    page,
    noise,
  }) => {
    noise.allow(ABORTED);
    expect(await openAlone(page, path)).toEqual(STYLED);
  });
}

for (const [part, tag, seen] of [
  ['style', '<style>', { ...STYLED, background: 'rgba(0, 0, 0, 0)' }],
  ['script', '<script>', { ...STYLED, isReturning: false }],
] as const) {
  test(`the content security policy blocks and reports the inline ${part} of Inicio after one byte is added`, async ({
    page,
    noise,
  }) => {
    noise.allow(ABORTED);
    noise.allow(/Content Security Policy directive/);
    noise.allow(new RegExp(`policy: ${part}-src-elem blocked inline`));
    const reported = page.waitForEvent('console', (message) =>
      message.text().startsWith(`policy: ${part}-src`),
    );
    expect(await openAlone(page, '/', (html) => html.replace(tag, `${tag} `))).toEqual(seen);
    await reported;
  });
}
