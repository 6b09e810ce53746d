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
  await page.getByRole('button', { name: 'Ir a: Cierra PUE–TIJ' }).click();
  await expect(page.locator('time')).toContainText('17:00');
  await page.getByRole('button', { name: 'Recargar la app' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
  await expect(page.locator('time')).toContainText('17:00');
});

test('a jump back to before the log-in says so in the panel, and “Deshacer” brings the player back', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Personas' }).click();
  await page.getByRole('button', { name: 'Usar: Ana' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
  await page.getByRole('button', { name: 'Evento anterior' }).click();
  await expect(page.getByText('En este momento Ana todavía no había entrado.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
});

test('a link typed into the address bar of the open simulator page starts its recipe', async ({ page }) => {
  await page.goto('/lmx/simulador/#sim?r=modal/sendPool&mode=play');
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Paso 1 de 3');
});

test('the app in the simulator page’s frame has no pill and takes the widths 320, 1280 and 390 px', {
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
  const button = page.getByRole('button', { name: 'Pantalla completa', exact: true });
  await button.click();
  await expect(button).toBeHidden();
  await dialog.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(dialog).toBeVisible();
  await expect(captions).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Recorridos' })).toBeVisible();
});

test('the frame shows a whole phone of 390 × 844, also with captions, and larger in full screen', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Reproducir Del registro a tu primer boleto' }).click();
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toBeVisible();
  const measure = async () => {
    const frame = page.locator('iframe');
    const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const app = await page
      .frameLocator('iframe')
      .locator('html')
      .evaluate(() => [innerWidth, innerHeight]);
    const header = page.getByRole('banner');
    const top = (await header.isVisible()) ? ((await header.boundingBox())?.height ?? 0) : 0;
    const beside = (await captions.boundingBox())?.x ?? 0;
    return { x, y, width, height, app, top, beside, bottom: (await captions.boundingBox())?.y ?? 0 };
  };
  await expect.poll(async () => (await measure()).app).toEqual([390, 844]);
  // A scrollbar beside the page, which this headless browser never shows, would take 15 px of the 390.
  await expect(page.frameLocator('iframe').locator('html')).toHaveCSS('scrollbar-width', 'none');
  const small = await measure();
  expect(small.width / small.height).toBeCloseTo(390 / 844, 2);
  expect(small.x).toBeGreaterThanOrEqual(0);
  expect(small.y).toBeGreaterThanOrEqual(small.top);
  // In a low window the captions stand beside the phone, which takes nearly the whole height; in a high one, below it.
  expect(small.beside).toBeGreaterThanOrEqual(small.x + small.width);
  expect(small.height).toBeGreaterThan(0.8 * (page.viewportSize()?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect.poll(async () => (await measure()).beside).toBe(0);
  const high = await measure();
  expect(high.y + high.height).toBeLessThanOrEqual(high.bottom);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Pantalla completa' }).click();
  await expect(page.getByRole('button', { name: 'Copiar enlace de este mundo', exact: true })).toBeHidden();
  await expect.poll(async () => (await measure()).height).toBeGreaterThan(small.height);
  const large = await measure();
  expect(large.app).toEqual([390, 844]);
  expect(large.width / large.height).toBeCloseTo(390 / 844, 2);
  // As high as the screen, with the captions beside it.
  expect(large.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 2);
  expect((await captions.boundingBox())?.x).toBeGreaterThanOrEqual(large.x + large.width - 1);
  await expect(page.getByRole('region', { name: 'Detrás de cámara' })).toBeHidden();
  await page.getByRole('button', { name: 'Salir de pantalla completa' }).click();
  await expect(page.getByRole('button', { name: 'Pantalla completa', exact: true })).toBeVisible();
});

test('in the cabina’s full screen, the end of a recipe offers to see it again', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('/lmx/simulador/#sim?r=page/faq&mode=play&speed=4');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toBeVisible();
  await page.getByRole('button', { name: 'Pantalla completa', exact: true }).click();
  await expect(captions.getByRole('heading', { name: 'Diecisiete respuestas cortas' })).toBeVisible({
    timeout: 30_000,
  });
  await captions.getByRole('button', { name: 'Ver otra vez' }).click();
  await expect(captions).toContainText('Paso 1 de');
});

test('on a screen of 1920 px the steps beside the app have at least 16 px, and the current one is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 560 });
  await page.goto('about:blank');
  await page.goto('/lmx/simulador/#sim?r=flow/first-boleto&mode=play&step=8');
  const steps = page.getByRole('list', { name: 'Del registro a tu primer boleto' });
  await expect(steps.locator('[aria-current="step"]')).toContainText('Le toca la trivia');
  const sizes = await steps
    .locator('b, small')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  await expect(steps.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 });
});
