/** Safari 16, Chrome 113 and Firefox 124 have no popovers. These tests remove the popover API from the page. */
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
});

test('the panel opens its sections in a browser without the popover API', async ({ page }) => {
  await page.goto('/lmx/faq');
  const panel = page.getByRole('region', { name: 'Simulador' });
  await panel.getByRole('button', { name: /^Abrir simulador/ }).click();
  await panel.getByRole('tab', { name: 'Tiempo', exact: true }).click();
  await expect(panel.getByRole('tabpanel', { name: 'Tiempo' })).toBeVisible();
});

test('a recipe shows its captions in a browser without the popover API', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/lmx/');
  await page.evaluate(() => window.simulator?.ready);
  await page.evaluate(() => void window.simulator?.recipe.play('modal/expiredSession'));
  await expect(page.locator('#simulator-show .captions')).toBeVisible();
});
