import { expect, test } from '../support/fixtures.ts';

const DIALOGS = [
  ['dock', 'sendPool', { width: 390, height: 844 }],
  ['cabina', 'poolGameNotAvailable', { width: 1280, height: 800 }],
] as const;

for (const [shell, type, viewport] of DIALOGS) {
  test(`on a first load of the ${shell}, an option of “Diálogos” opens the dialog ${type} at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(shell === 'dock' ? '/lmx/' : '/lmx/simulador/');
    const app = shell === 'dock' ? page : page.frameLocator('iframe');
    await page.getByRole('button', { name: 'Diálogos' }).click();
    const list = page.getByRole('dialog', { name: 'Buscar un comando' });
    // Demo shows no type, but finds a dialog by it.
    await list.getByRole('combobox').fill(type);
    await list.getByRole('option').first().click();
    await expect(app.locator(`[data-modal="${type}"]`)).toBeVisible();
  });
}
