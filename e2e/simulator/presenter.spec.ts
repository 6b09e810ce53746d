import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const RECIPE = 'modal/poolGameNotAvailable';
const captions = (page: Page) => page.getByRole('region', { name: 'Recorrido' });
const button = (page: Page, name: string) => captions(page).getByRole('button', { name });

/** A presenter plays a flow in the cabina and pauses it in its first step. */
test.beforeEach(async ({ page }) => {
  await page.goto(`/lmx/simulador/#sim?r=${RECIPE}&mode=play&section=personas`);
  await expect(captions(page)).toContainText('Nico llena un marcador');
  await button(page, 'Pausar').click();
});

test('“Empezar de cero” closes the paused flow, which does not go on in the new world', async ({ page }) => {
  await page.getByRole('button', { name: 'Empezar de cero' }).click();
  await expect(page.getByText('Empezaste de cero.')).toBeVisible();
  await expect(captions(page)).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(captions(page)).toHaveCount(0);
});

test('after a presenter has played elsewhere, “Seguir” goes back to the step and the flow ends well', async ({
  page,
}) => {
  const app = page.frameLocator('iframe');
  await app.getByRole('button', { name: /^Menú/ }).click();
  await app.getByRole('link', { name: 'Premios' }).first().click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Lo que se gana');
  await button(page, 'Ritmo: ×1').click();
  await button(page, 'Seguir').click();
  await expect(captions(page)).toContainText('Fin del recorrido', { timeout: 60_000 });
});

for (const [what, press] of [
  ['“Recargar la app”', (page: Page) => page.getByRole('button', { name: 'Recargar la app' }).click()],
  ['“Usar” on another person', (page: Page) => page.getByRole('button', { name: 'Usar: Ana' }).click()],
] as const)
  test(`after ${what}, the flow waits, and “Seguir” repeats its step`, async ({ page }) => {
    await button(page, 'Seguir').click();
    await press(page);
    await expect(captions(page)).toContainText('Presiona ▶ (Seguir) y el recorrido repite este paso.');
    await button(page, 'Seguir').click();
    await expect(captions(page)).toContainText('Fin del recorrido', { timeout: 60_000 });
  });

test('Back of the browser while the flow plays makes it wait, and “Seguir” repeats its step to a good end', async ({
  page,
}) => {
  const app = page.frames().at(-1);
  await button(page, 'Seguir').click();
  // A link of the app that the presenter has followed before is one entry of the history.
  await app?.evaluate(() => {
    history.pushState(null, '', '/lmx/rewards');
    dispatchEvent(new PopStateEvent('popstate'));
    history.back();
  });
  await expect(captions(page)).toContainText('Presiona ▶ (Seguir) y el recorrido repite este paso.');
  await button(page, 'Seguir').click();
  await expect(captions(page)).toContainText('Fin del recorrido', { timeout: 60_000 });
});

test('Page Down and Page Up, the keys of a clicker, go a step on and back', async ({ page }) => {
  await page.keyboard.press('PageDown');
  await expect(captions(page)).toContainText('Paso 2 de 4');
  await expect(captions(page)).toContainText('La página quedó abierta y no se enteró.');
  await page.keyboard.press('PageUp');
  await expect(captions(page)).toContainText('Paso 1 de 4');
});
