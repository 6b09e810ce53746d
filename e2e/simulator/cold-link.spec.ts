/** A link to a dialog, opened in a browser that has never been here. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Limit for the world, the app, and every step up to the dialog (ms). */
const SOON_MS = 5_000;
/** Visits of which the fastest counts: other work on the machine slows single visits down. */
const MAX_VISITS = 3;

async function timeUntil(modal: string, page: Page): Promise<number> {
  const start = performance.now();
  await page.goto(`/lmx/#sim?r=modal/${modal}`);
  await page.locator(`[data-modal="${modal}"]`).waitFor();
  return performance.now() - start;
}

// The longest ways there that don't wait for anything by design: two forms, a mailed link and an hour, a log-out.
for (const modal of ['newAccount', 'changePasswordExpired', 'signOut']) {
  test(`${modal} stands in under five seconds`, async ({ page, browser, baseURL }) => {
    const times = [await timeUntil(modal, page)];
    while (Math.min(...times) >= SOON_MS && times.length < MAX_VISITS) {
      const context = await browser.newContext({ baseURL });
      times.push(await timeUntil(modal, await context.newPage()));
      await context.close();
    }
    expect(Math.min(...times)).toBeLessThan(SOON_MS);
  });
}
