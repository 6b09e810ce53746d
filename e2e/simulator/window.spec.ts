import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openShell } from './shells.ts';

const DETACH = 'Separar en otra ventana';
const REATTACH = 'Regresar a la página';
const pill = (page: Page) => page.getByRole('button', { name: /^Abrir simulador/ });

async function detach(page: Page): Promise<Page> {
  const { press } = await openShell(page, 'dock');
  const opening = page.context().waitForEvent('page');
  await press(DETACH);
  const panel = await opening;
  await expect(panel.getByRole('tab', { name: 'Tiempo' })).toBeVisible();
  await expect(pill(page)).toBeVisible();
  return panel;
}

const withoutFloating = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'documentPictureInPicture'));

test('the panel in a floating window controls the page, and the pill returns the panel to the page', async ({
  page,
}) => {
  const panel = await detach(page);
  await panel.getByRole('tab', { name: 'Tiempo' }).click();
  await panel.getByRole('button', { name: '+1 h', exact: true }).click();
  await expect(pill(page)).toContainText('13:00');
  await pill(page).click();
  await expect(page.getByRole('region', { name: 'Simulador' }).locator('time')).toContainText('13:00');
  expect(panel.isClosed()).toBe(true);
});

test('after a reload of the page, the panel of a floating window is open in the page', async ({ page }) => {
  await detach(page);
  await page.reload();
  await expect(page.getByRole('button', { name: DETACH })).toBeVisible();
});

test('the panel in an ordinary window stays open after a time jump back, keeps its shortcuts and returns to the page on request', async ({
  page,
}) => {
  await withoutFloating(page);
  const panel = await detach(page);
  await panel.getByRole('tab', { name: 'Tiempo' }).click();
  await panel.getByRole('button', { name: '−1 h', exact: true }).click();
  await expect(panel.locator('time')).toContainText('11:00');
  await panel.locator('time').click();
  await panel.keyboard.press('Alt+Shift+KeyK');
  await panel.getByRole('combobox', { name: 'Comando' }).fill('sin internet');
  await panel.keyboard.press('Enter');
  await expect(pill(page)).toHaveAccessibleName(/1 falla/);
  await panel.getByRole('button', { name: REATTACH }).click();
  await expect(page.getByRole('button', { name: DETACH })).toBeVisible();
  expect(panel.isClosed()).toBe(true);
});

test('after the user closes the panel’s ordinary window, the page shows the pill, also after a reload', async ({
  page,
}) => {
  await withoutFloating(page);
  const panel = await detach(page);
  await panel.close({ runBeforeUnload: true });
  await expect(pill(page)).toBeVisible();
  await page.reload();
  await expect(pill(page)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});
