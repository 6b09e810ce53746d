import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

const captions = (page: Page) => page.getByRole('region', { name: 'Recorrido' });

/** Presses a key as soon as the page follows the keys of a list: when its world is there and it shows the cursor. */
async function pressKey(page: Page, app: Page | FrameLocator, key: string) {
  await expect(app.locator('#simulator-show')).toBeAttached();
  await page.keyboard.press(key);
}

for (const shell of SHELLS) {
  test(`in the ${shell}, a list plays its recipes in their order, by N and by itself`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { app, panel, section } = await openShell(page, shell, { density: 'demo' });
    await section('Recorridos');
    await panel.getByRole('button', { name: 'Lista de reproducción' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lista de reproducción' });
    const search = dialog.getByRole('searchbox', { name: 'Buscar un recorrido' });
    for (const id of ['page/faq', 'modal/sendPool', 'page/rewards']) {
      await search.fill(id);
      await dialog
        .getByRole('button', { name: /^Agregar / })
        .first()
        .click();
    }
    const chosen = dialog.getByRole('list', { name: 'Lista de reproducción' }).getByRole('listitem');
    await expect(chosen).toHaveCount(3);
    await dialog
      .getByRole('button', { name: /^Subir / })
      .nth(1)
      .click();
    await expect(chosen.first()).toContainText('1. Revisas tu boleto antes de sellarlo');
    await dialog.getByRole('button', { name: '×4' }).click();
    await dialog.getByRole('button', { name: 'Reproducir la lista' }).click();
    await expect(captions(page)).toContainText('Recorrido 1 de 3');
    await pressKey(page, app, 'n');
    await expect(captions(page)).toContainText('Recorrido 2 de 3');
    await expect(captions(page).getByRole('button', { name: 'Ritmo: ×4' })).toBeVisible();
    await expect(captions(page)).toContainText('Recorrido 3 de 3', { timeout: 60_000 });
    await expect(captions(page)).toContainText('Fin de la lista', { timeout: 60_000 });
    await captions(page).getByRole('button', { name: 'Ver otra vez la lista' }).click();
    await expect(captions(page)).toContainText('Recorrido 1 de 3');
  });
}

test('N goes on to the next recipe of a list also while the recipe types in a field', async ({ page }) => {
  await page.goto('/lmx/simulador/#sim?list=page/faq,account/login-wrong-password,page/rewards&speed=0.5');
  const app = page.frameLocator('iframe');
  await expect(captions(page)).toContainText('Recorrido 1 de 3');
  await pressKey(page, app, 'n');
  await expect(captions(page)).toContainText('Recorrido 2 de 3');
  await expect(app.getByRole('textbox', { name: 'Correo electrónico' })).toBeFocused({ timeout: 30_000 });
  await page.keyboard.press('n');
  await expect(captions(page)).toContainText('Recorrido 3 de 3');
});

test('Page Down goes through the steps of a recipe in a list, and from the last one to the next recipe', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?list=modal/sendPool,page/faq&speed=0.5&full=1');
  const app = page.frameLocator('iframe');
  await expect(captions(page)).toContainText('Recorrido 1 de 2');
  await expect(captions(page)).toContainText('Paso 1 de ');
  const [, count] = /Paso 1 de (\d)/.exec(await captions(page).innerText()) ?? [];
  for (let step = 2; step < Number(count); step += 1) {
    await pressKey(page, app, 'PageDown');
    await expect(captions(page)).toContainText(`Paso ${step} de ${count}`);
    await expect(captions(page)).toContainText('Recorrido 1 de 2');
  }
  await pressKey(page, app, 'PageDown');
  await expect(captions(page)).toContainText('Fin del recorrido');
  await pressKey(page, app, 'PageDown');
  // Without the press, the list would go on by itself only after four seconds, because it plays at ×0.5.
  await expect(captions(page)).toContainText('Recorrido 2 de 2', { timeout: 3_000 });
});

test('in the layout of the full screen in a window, the arrows go a step of a paused recipe on and back', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?r=modal/poolGameNotAvailable&mode=play&full=1');
  const app = page.frameLocator('iframe');
  await expect(captions(page)).toContainText('Paso 1 de 4');
  await pressKey(page, app, 'PageDown');
  await expect(captions(page)).toContainText('Paso 2 de 4');
  await pressKey(page, app, 'ArrowRight');
  await expect(captions(page)).toContainText('Paso 3 de 4');
  await pressKey(page, app, 'ArrowLeft');
  await expect(captions(page)).toContainText('Paso 2 de 4');
});

test('a link to a list of recipes plays those that exist, and names the unknown recipe and speed', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/lmx/simulador/#sim?list=modal/sendPool,modal/nada,page/faq&speed=9');
  await expect(captions(page)).toContainText('Recorrido 1 de 2');
  await expect(page.getByRole('alert')).toContainText('No conozco “modal/nada”');
  await expect(page.getByRole('alert')).toContainText('una lista va a ×0.5, ×1, ×2, ×3 o ×4');
});

test('the cabina’s list plays in full screen, and its window stays in full screen between two recipes', {
  tag: '@nightly',
}, async ({ page }) => {
  const { app, panel, section } = await openShell(page, 'cabina', { density: 'demo' });
  await page.evaluate(() =>
    sessionStorage.setItem('lmxsim:playlist', '{"ids":["page/faq","modal/sendPool"]}'),
  );
  await section('Recorridos');
  await panel.getByRole('button', { name: 'Lista de reproducción' }).click();
  await page.getByRole('button', { name: 'En pantalla completa', exact: true }).click();
  await expect(captions(page)).toContainText('Recorrido 1 de 2');
  await pressKey(page, app, 'n');
  await expect(captions(page)).toContainText('Recorrido 2 de 2');
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toContain('device-side');
});

test('at 1280 px, the × of a list’s captions stands at their top, not in a row of its own among the buttons', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?list=page/faq,page/rewards');
  await expect(captions(page)).toContainText('Recorrido 1 de 2');
  const getTop = async (name: string) =>
    (await captions(page).getByRole('button', { name }).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => (await getTop('Cerrar el recorrido')) - (await getTop('Paso anterior')))
    .toBeLessThan(0);
});
