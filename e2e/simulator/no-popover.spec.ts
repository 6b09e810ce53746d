/** The simulator in a browser that has no popovers: Safari 16, Chrome 113, Firefox 124. */
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
});

test('the panel opens from its pill without popovers, above the page', async ({ page }) => {
  await page.goto('/lmx/faq');
  const panel = page.getByRole('region', { name: 'Simulador' });
  await panel.getByRole('button', { name: /^Abrir simulador/ }).click();
  await panel.getByRole('tab', { name: 'Tiempo', exact: true }).click();
  await expect(panel.getByRole('tabpanel', { name: 'Tiempo' })).toBeVisible();
});

test('a recipe shows its captions without popovers', async ({ page }) => {
  await page.goto('/lmx/');
  await page.evaluate(() => window.simulator?.ready);
  await page.evaluate(() => void window.simulator?.recipe?.play('modal/expiredSession'));
  await expect(page.locator('#simulator-show .captions')).toBeVisible();
});
