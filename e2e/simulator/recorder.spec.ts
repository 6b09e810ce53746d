import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import * as actions from '../../devtools/recipes/actions.ts';
import { type Recipe, recipe } from '../../devtools/recipes/recipe.ts';
import { recordedSession } from '../recipes/recorded-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerDialog, dialog, games, predict } from '../support/player.ts';

/**
 * Starts to record. The search is the id of the future recording, so it finds no recipe yet: rows that load above
 * the recorder's button would move it. After the recording, the search finds only the new recipe.
 */
async function startRecording(panel: Locator) {
  await panel.getByRole('tab', { name: 'Recorridos' }).click();
  await panel.getByRole('searchbox', { name: 'Buscar un recorrido' }).fill('flow/borrador');
  await panel.getByRole('button', { name: 'Grabar un recorrido' }).click();
  await expect(panel.getByRole('button', { name: 'Detener la grabación' })).toBeVisible();
}

async function downloadDraft(page: Page, panel: Locator): Promise<string> {
  await panel.getByRole('button', { name: 'Detener la grabación' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 20_000 }),
    panel.getByRole('button', { name: 'Descargar archivo de Borrador' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('“Grabar un recorrido” moves by less than 40 px after it is scrolled into view at 390 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/lmx/#sim?panel=open&density=qa');
  const panel = page.getByRole('region', { name: 'Simulador' });
  await panel.getByRole('tab', { name: 'Recorridos' }).click();
  const moves = await panel.getByRole('button', { name: 'Grabar un recorrido' }).evaluate(async (button) => {
    const places: number[] = [];
    button.scrollIntoView({ block: 'nearest' });
    // Measures for twelve frames, because rows that come into view are laid out some frames later.
    for (let frame = 0; frame < 12; frame += 1) {
      places.push(button.getBoundingClientRect().y);
      await new Promise(requestAnimationFrame);
    }
    return Math.max(...places) - Math.min(...places);
  });
  expect(moves).toBeLessThan(40);
});

function readDraft(text: string): Recipe {
  const body = text.replace(/^import .*$/gm, '').replace(/export const \w+: readonly Recipe\[\] =/, 'return');
  const names = Object.keys(actions);
  const [draft] = new Function('recipe', ...names, body)(recipe, ...Object.values(actions)) as Recipe[];
  return draft as Recipe;
}

test('a recording with a log-in, a sent boleto, a jump back in time and a change of page downloads as a recipe and plays without a failure', async ({
  page,
}) => {
  await page.goto('/lmx/user/login#sim?panel=open&density=qa');
  await page.evaluate(async () => {
    await window.simulator?.ready;
    await window.simulator?.clock.freeze();
    await window.simulator?.clock.goto('cierre(7, 1) - 1d');
  });
  const panel = page.getByRole('region', { name: 'Simulador' });
  await startRecording(panel);
  // The open panel covers a part of the page.
  await panel.getByRole('button', { name: 'Minimizar' }).click();

  await page.getByLabel('Correo electrónico').fill('ana@correo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('papas con chile');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await answerDialog(page, 'sendPool', 'Sí, enviar');
  await answerDialog(page, 'poolSent', 'Aceptar');
  await expect(dialog(page, 'trivia')).toBeAttached();

  const left = page.waitForEvent('framenavigated');
  await page.evaluate(() => void window.simulator?.clock.advance('-1h'));
  await left;
  await page.waitForFunction(() => window.simulator !== undefined);
  await page.evaluate(() => Promise.all([window.simulator?.ready, window.simulator?.recorder?.ready]));
  await page.locator('#root').getByRole('link', { name: 'Preguntas Frecuentes' }).first().click();
  await expect(page).toHaveURL(/\/lmx\/faq/);

  const text = await downloadDraft(page, panel);
  expect(readDraft(text), text).toEqual(recordedSession);

  await panel.getByRole('button', { name: 'Probar: Borrador' }).click();
  const row = panel.getByRole('listitem').filter({ hasText: 'Borrador' });
  await expect(row).toContainText('OK', { timeout: 60_000 });
});

test('a recording continues after a reload, stops from the minimised panel, can be renamed, and plays from a link in another browser', {
  tag: '@nightly',
}, async ({ page, browser }) => {
  await page.goto('/lmx/games#sim?as=nico&at=cierre(7,1)-1h&panel=open&density=qa');
  const panel = page.getByRole('region', { name: 'Simulador' });
  await startRecording(panel);
  await panel.getByRole('button', { name: 'Minimizar' }).click();
  await page.locator('#root').getByRole('link', { name: 'Preguntas Frecuentes' }).first().click();
  await expect(page).toHaveURL(/\/lmx\/faq/);
  // The recording continues after a reload, so the REC mark is still shown.
  await page.reload();
  await expect(panel.getByRole('button', { name: /REC: Se está grabando/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Detener la grabación' }).click();

  await panel.getByRole('button', { name: 'Cambiar nombre de Borrador' }).click();
  await panel.getByRole('textbox', { name: 'Nombre del recorrido' }).fill('Nico pregunta');
  await panel.getByRole('button', { name: 'Guardar nombre' }).click();
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Reproducir Nico pregunta' })).toBeVisible();
  const link = await page.evaluate(() => window.simulator?.recipe?.link('flow/borrador'));

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(String(link));
  const bar = other.getByRole('region', { name: 'Recorrido', exact: true });
  await expect(bar).toContainText('Fin del recorrido', { timeout: 30_000 });
  await expect(other.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Preguntas Frecuentes',
  );
  const mine = other.getByRole('listitem').filter({ hasText: 'Nico pregunta' });
  await expect(mine.first()).toContainText('OK');
  await context.close();
});
