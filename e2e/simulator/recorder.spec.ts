/** A session by hand becomes the draft of a recipe. */
import { readFileSync } from 'node:fs';
import * as actions from '../../devtools/recipes/actions.ts';
import { type Recipe, recipe } from '../../devtools/recipes/recipe.ts';
import { checkExpectations, runSteps } from '../../devtools/runner/steps.ts';
import { createPageContext, setStage } from '../recipes/page-context.ts';
import { recordedSession } from '../recipes/recorded-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerDialog, dialog, games, predict } from '../support/player.ts';

test('what a person does comes out as a draft to download', async ({ page }) => {
  await page.goto('/lmx/games#sim?as=nico&at=cierre(7,1)-1h&panel=open&density=qa');
  const panel = page.getByRole('region', { name: 'Simulador' });
  await panel.getByRole('tab', { name: 'Recorridos' }).click();
  await panel.getByRole('button', { name: 'Grabar un recorrido' }).click();
  await expect(panel.getByRole('button', { name: 'Detener y descargar' })).toBeVisible();
  await panel.getByRole('button', { name: 'Minimizar' }).click();

  await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await answerDialog(page, 'sendPool', 'Sí, enviar');
  await expect(dialog(page, 'poolSent')).toBeAttached();

  await panel.getByRole('button', { name: /^Abrir simulador/ }).click();
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Detener y descargar' }).click();
  const file = await (await downloading).path();
  const draft = readFileSync(file, 'utf8');
  expect(draft).toContain("world: { as: 'nico'");
  expect(draft).toMatch(/write\('Goles de .+ \(local\)', '2'\)/);
  expect(draft).toContain("press('Enviar pronóstico (1)'), seeModal('sendPool')");
  expect(draft).toContain("press('Sí, enviar')");
  expect(draft).toContain("expect: [{ sees: { modal: 'poolSent' } }]");
});

/** Reads the file that was downloaded, as a build would. */
function readDraft(text: string): Recipe {
  const body = text.replace(/^import .*$/gm, '').replace('export const draft =', 'return');
  const names = Object.keys(actions);
  return new Function('recipe', ...names, body)(recipe, ...Object.values(actions)) as Recipe;
}

test('a session that logs in, sends, goes back in time and leaves the page replays in the panel and from outside', async ({
  page,
}) => {
  await page.goto('/lmx/user/login#sim?panel=open&density=qa');
  await page.evaluate(async () => {
    await window.simulator?.ready;
    await window.simulator?.clock.freeze();
    await window.simulator?.clock.goto('cierre(7, 1) - 1d');
  });
  const panel = page.getByRole('region', { name: 'Simulador' });
  await panel.getByRole('tab', { name: 'Recorridos' }).click();
  await panel.getByRole('button', { name: 'Grabar un recorrido' }).click();
  await expect(panel.getByRole('button', { name: 'Detener y descargar' })).toBeVisible();

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
  await page.evaluate(() => window.simulator?.ready);
  await page.locator('#root').getByRole('link', { name: 'Preguntas Frecuentes' }).first().click();
  await expect(page).toHaveURL(/\/lmx\/faq/);

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Detener y descargar' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(readDraft(text), text).toEqual(recordedSession);

  await panel.getByRole('button', { name: 'Probar: Borrador' }).click();
  const row = panel.getByRole('listitem').filter({ hasText: 'Borrador' });
  await expect(row).toContainText('OK', { timeout: 60_000 });

  await setStage(page, recordedSession.id);
  const context = createPageContext(page);
  expect((await runSteps(context, recordedSession)).filter(({ ok }) => !ok)).toEqual([]);
  expect(await checkExpectations(context, recordedSession)).toEqual([]);
});
