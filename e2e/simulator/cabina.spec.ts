import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/lmx/simulador/');
  await expect(page.getByText('Demostración: datos ficticios')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Personas' })).toBeVisible();
});

test('“Usar: Ana” opens Partidos in the frame, and “Recargar la app” keeps the time', async ({ page }) => {
  await page.getByRole('tab', { name: 'Personas' }).click();
  await page.getByRole('button', { name: 'Usar: Ana' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
  await page.getByRole('tab', { name: 'Tiempo' }).click();
  await page.getByRole('button', { name: 'Siguiente evento' }).click();
  await expect(page.locator('time')).toContainText('17:00');
  await page.getByRole('button', { name: 'Recargar la app' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
  await expect(page.locator('time')).toContainText('17:00');
});

test('a link typed into the address bar of the open simulator page starts its recipe', async ({ page }) => {
  await page.goto('/lmx/simulador/#sim?r=modal/sendPool&mode=play');
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Paso 1 de 3');
});

test('the app in the frame of the simulator page has no simulator pill and takes the widths 320, 1280 and 390 px', {
  tag: '@nightly',
}, async ({ page }) => {
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Simulador' })).toHaveCount(0);
  for (const width of [320, 1280, 390]) {
    await page.getByRole('button', { name: `${width} px` }).click();
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
});

test('Escape with the focus in the app ends full screen and closes nothing else', async ({ page }) => {
  // Leaves the page first, because opening the link from the same page would only change the fragment.
  await page.goto('about:blank');
  await page.goto('/lmx/simulador/#sim?r=modal/sendPool&mode=play&speed=8');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Fin del recorrido', { timeout: 60_000 });
  const dialog = page.frameLocator('iframe').locator('[data-modal="sendPool"]');
  const button = page.getByRole('button', { name: 'Pantalla completa' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(dialog).toBeVisible();
  await expect(captions).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Recorridos' })).toBeVisible();
});
