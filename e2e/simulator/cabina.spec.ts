/** The cabina: the panel outside, the app in a frame. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/lmx/simulador/');
  await expect(page.getByText('Demostración: datos ficticios')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Personas' })).toBeVisible();
});

test('makes the app somebody else, and goes on over its reload', async ({ page }) => {
  await page.getByRole('tab', { name: 'Personas' }).click();
  await page.getByRole('button', { name: 'Usar: Ana' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
  await page.getByRole('tab', { name: 'Tiempo' }).click();
  await page.getByRole('button', { name: 'Siguiente evento' }).click();
  await expect(page.locator('time')).toContainText('12:12');
  await page.getByRole('button', { name: 'Recargar la app' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
  await expect(page.locator('time')).toContainText('12:12');
});

test('the app has no pill of its own there, and takes any size', async ({ page }) => {
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Simulador' })).toHaveCount(0);
  for (const width of [320, 1280, 390]) {
    await page.getByRole('button', { name: `${width} px` }).click();
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
});

test('every section can be read by everybody', async ({ page }) => {
  for (const density of ['Demo', 'QA']) {
    await page.getByRole('button', { name: density, exact: true }).click();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        `${density} ${await tab.textContent()}`,
      ).toEqual([]);
    }
  }
});
