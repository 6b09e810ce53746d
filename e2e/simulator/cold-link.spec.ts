/** A link to a dialog, opened in a browser that has never been here. */
import { expect, test } from '../support/fixtures.ts';

/** In ms: the world, the app, and every step up to the dialog. */
const SOON = 5_000;

// The longest ways there that don't wait for anything by design: two forms, a mailed link and an hour, a log-out.
for (const modal of ['newAccount', 'changePasswordExpired', 'signOut']) {
  test(`${modal} stands in under five seconds`, async ({ page }) => {
    const start = performance.now();
    await page.goto(`/lmx/#sim?r=modal/${modal}`);
    await page.locator(`[data-modal="${modal}"]`).waitFor();
    expect(performance.now() - start).toBeLessThan(SOON);
  });
}
