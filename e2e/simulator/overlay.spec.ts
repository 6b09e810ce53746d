import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

async function openSearch(page: Page) {
  await page.goto('/lmx/faq#sim?as=ana&panel=open&density=qa');
  const opener = page.getByRole('button', { name: /^Buscar un comando/ });
  await opener.click();
  const overlay = page.getByRole('dialog', { name: 'Buscar un comando' });
  await expect(overlay).toBeVisible();
  return { opener, overlay };
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element.matches(':focus'));

test('“Buscar un comando” keeps the focus, which Escape returns to its button', async ({ page }) => {
  const opened = await openSearch(page);
  expect(await opened.overlay.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
  await expect.poll(() => hasFocus(opened.overlay.getByRole('combobox').first())).toBe(true);
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab');
    // After the last control, Tab goes to the browser's own controls, and no element of the simulator has the
    // focus.
    expect(
      await opened.overlay.evaluate((element) => {
        const active = (element.getRootNode() as ShadowRoot).activeElement;
        return active === null || element.contains(active);
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opened.overlay).toHaveCount(0);
  await expect.poll(() => hasFocus(opened.opener)).toBe(true);
});

test('a press outside “Buscar un comando” closes it, and a press inside doesn’t', async ({ page }) => {
  const opened = await openSearch(page);
  const box = await opened.overlay.boundingBox();
  if (!box) throw new Error('The dialog has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + 8);
  await expect(opened.overlay).toBeVisible();
  await page.mouse.click(box.x - 20, box.y + 20);
  await expect(opened.overlay).toHaveCount(0);
});
