/** The dialogs of the panel itself: the palette of commands and the list of keys. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const OVERLAYS = [
  { button: /^Buscar un comando/, dialog: 'Buscar un comando', first: 'combobox' },
  { button: 'Atajos', dialog: 'Atajos del teclado', first: 'button' },
] as const;

async function openOverlay(page: Page, { button, dialog }: (typeof OVERLAYS)[number]) {
  await page.goto('/lmx/faq#sim?as=ana&panel=open&density=qa');
  const opener = page.getByRole('button', { name: button });
  await opener.click();
  const overlay = page.getByRole('dialog', { name: dialog });
  await expect(overlay).toBeVisible();
  return { opener, overlay };
}

const hasFocus = (one: Locator) => one.evaluate((element) => element.matches(':focus'));

for (const overlay of OVERLAYS) {
  test(`“${overlay.dialog}” is a modal dialog of the browser`, async ({ page }) => {
    const opened = await openOverlay(page, overlay);
    expect(await opened.overlay.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
  });

  test(`“${overlay.dialog}” takes the focus, and Escape gives it back`, async ({ page }) => {
    const opened = await openOverlay(page, overlay);
    await expect.poll(() => hasFocus(opened.overlay.getByRole(overlay.first).first())).toBe(true);
    await page.keyboard.press('Escape');
    await expect(opened.overlay).toHaveCount(0);
    await expect.poll(() => hasFocus(opened.opener)).toBe(true);
  });

  test(`a press beside “${overlay.dialog}” closes it, one inside does not`, async ({ page }) => {
    const opened = await openOverlay(page, overlay);
    const box = await opened.overlay.boundingBox();
    if (!box) throw new Error('The dialog has no box.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4);
    await expect(opened.overlay).toBeVisible();
    await page.mouse.click(box.x - 20, box.y + 20);
    await expect(opened.overlay).toHaveCount(0);
  });

  test(`Tab stays in “${overlay.dialog}”`, async ({ page }) => {
    const opened = await openOverlay(page, overlay);
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('Tab');
      // Past the last one the browser's own controls come, where nothing of the page has the focus.
      expect(
        await opened.overlay.evaluate((element) => {
          const active = (element.getRootNode() as ShadowRoot).activeElement;
          return active === null || element.contains(active);
        }),
      ).toBe(true);
    }
  });
}
