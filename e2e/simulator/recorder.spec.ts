import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import * as actions from '../../devtools/recipes/actions.ts';
import { type Recipe, recipe } from '../../devtools/recipes/recipe.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerDialog, confirmSend, dialog, games, predict } from '../support/player.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

async function startRecording(page: Page, panel: Locator, from: 'Desde Inicio' | 'Desde aquí') {
  await panel.getByRole('tab', { name: 'Recorridos' }).click();
  await panel.getByRole('button', { name: 'Grabar un recorrido' }).click();
  await page.getByRole('button', { name: from }).click();
  await expect(page.getByRole('button', { name: 'Detener la grabación' })).toBeVisible();
}

async function downloadDraft(page: Page, panel: Locator): Promise<string> {
  await panel.getByRole('button', { name: 'Detener la grabación' }).click();
  await page.getByRole('dialog', { name: 'Editar recorrido' }).getByRole('button', { name: 'Listo' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 20_000 }),
    panel.getByRole('button', { name: /^Descargar archivo de / }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

const { follow, press, seeModal, seeTrivia, step, jumpTo, write } = actions;
const RECORDED = recipe({
  id: 'flow/borrador',
  isRecorded: true,
  title: 'Borrador',
  world: { as: 'visitante', at: 'trivia(6) + 3d 17h', route: '/user/login' },
  steps: [
    step(
      'Llena Correo electrónico y Contraseña, y toca “Entrar”',
      '',
      write('Correo electrónico', 'ana@correo.mx'),
      write('Contraseña', 'papas con chile'),
      press('Entrar'),
    ),
    step(
      'Pone 2–1 en Juárez–San Luis',
      '',
      write('Goles de Juárez (local)', '2'),
      write('Goles de Atlético de San Luis (visitante)', '1'),
    ),
    step('Toca “Enviar pronóstico (1)”', '', press('Enviar pronóstico (1)'), seeModal('sendPool')),
    step('Toca “Sí, enviar”', '', press('Sí, enviar'), seeModal('poolSent')),
    step('Toca “Aceptar”', '', press('Aceptar'), seeTrivia('question')),
    step('El reloj va al jue 27 ago, 16:00', '', jumpTo('trivia(6) + 3d 16h')),
    step('Abre “Preguntas Frecuentes”', '', follow('Preguntas Frecuentes')),
  ],
  ends: { shows: [{ route: '/faq' }] },
});

function readDraft(text: string): Recipe {
  const body = text.replace(/^import .*$/gm, '').replace(/export const \w+: readonly Recipe\[\] =/, 'return');
  const names = Object.keys(actions);
  const [draft] = new Function('recipe', ...names, body)(recipe, ...Object.values(actions)) as Recipe[];
  return draft as Recipe;
}

test('a recording with a reload downloads as a recipe and plays without a failure', async ({ page }) => {
  await page.goto('/lmx/user/login#sim?panel=open&density=qa');
  await page.evaluate(async () => {
    await window.simulator?.ready;
    await window.simulator?.clock.freeze();
    await window.simulator?.clock.goto('cierre(7, 1) - 1d');
  });
  const panel = page.getByRole('region', { name: 'Simulador' });
  await startRecording(page, panel, 'Desde aquí');
  // The open panel covers a part of the page.
  await panel.getByRole('button', { name: 'Minimizar' }).click();

  await page.getByLabel('Correo electrónico').fill('ana@correo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('papas con chile');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await confirmSend(page);
  await answerDialog(page, 'poolSent', 'Aceptar');
  await expect(dialog(page, 'trivia')).toBeAttached();

  const left = page.waitForEvent('framenavigated');
  await page.evaluate(() => void window.simulator?.clock.advance('-1h'));
  await left;
  await page.waitForFunction(() => window.simulator !== undefined);
  await page.evaluate(() => Promise.all([window.simulator?.ready, window.simulator?.recorder.ready]));
  await page.locator('#root').getByRole('link', { name: 'Preguntas Frecuentes' }).first().click();
  await expect(page).toHaveURL(/\/lmx\/faq/);

  const text = await downloadDraft(page, panel);
  expect(readDraft(text), text).toEqual({
    ...RECORDED,
    id: expect.stringMatching(/^flow\/llena-correo-/),
    title: expect.stringMatching(/^Llena Correo electrónico y Contraseña, y toca… · \S/),
  });

  await panel.getByRole('button', { name: /^Probar: Llena Correo/ }).click();
  const row = panel.getByRole('listitem').filter({ hasText: 'Llena Correo' });
  await expect(row).toContainText('OK', { timeout: 60_000 });
});

const getBoleto = (frame: Frame) =>
  frame.evaluate(() => {
    const sent =
      window.simulator?.world.facts().filter(({ kind, by }) => kind === 'pool' && by === 'app') ?? [];
    return sent.map(({ payload }) => JSON.stringify(payload).replace(/"id":"?\d+"?,?/g, ''));
  });

for (const shell of SHELLS)
  test(`in the ${shell}, scores by key, stepper and dictation are recorded and replay to the same boleto`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1800, height: 900 });
    const { app } = await openShell(page, shell, { link: 'as=nico' });
    const getApp = () => page.frames().at(-1) as Frame;
    await getApp().evaluate(async () => {
      await window.simulator?.clock.freeze();
      await window.simulator?.recorder.start();
    });
    // A card with a whole score is no longer in the state “open”.
    await expect(app.locator('[data-game][data-state="open"]').first()).toBeVisible();
    const ids = await app
      .locator('[data-game][data-state="open"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-game')));
    const getScore = (card: number, side: number) =>
      app.locator(`[data-game="${ids[card]}"]`).getByRole('spinbutton').nth(side);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await getScore(0, 0).press(key);
    await getScore(0, 1).press('Home');
    await getScore(1, 0).press('End');
    await getScore(1, 1).locator('xpath=following-sibling::button').press('Space');
    await getScore(2, 0).focus();
    await page.keyboard.insertText('3-1');
    await expect(getScore(2, 1)).toHaveValue('1');
    await app.getByRole('button', { name: 'Enviar pronósticos (3)' }).click();
    await app.locator('[data-modal="sendPool"]').getByRole('button', { name: /^Sí/ }).click();
    await expect(app.locator('[data-modal="poolsSent"]')).toBeAttached();
    const before = await getBoleto(getApp());
    expect(before).toHaveLength(1);
    const id = await getApp().evaluate(() => {
      window.simulator?.recorder.stop();
      return window.simulator?.recorder.latest ?? '';
    });
    const run = () =>
      getApp()
        .evaluate(async (recipe) => {
          const result = await window.simulator?.recipe.run(recipe);
          return result?.problems ?? ['no simulator'];
        }, id)
        .catch(() => null);
    await expect.poll(run, { timeout: 60_000 }).toEqual([]);
    expect(await getBoleto(getApp())).toEqual(before);
  });

for (const shell of SHELLS)
  test(`in the ${shell}, “Desde Inicio” keeps day and person, taps of + are one step, and the steps are merged and undone`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1800, height: 900 });
    const { app, panel } = await openShell(page, shell, { link: 'as=nico', density: 'demo' });
    const getApp = () => page.frames().at(-1) as Frame;
    const getFacts = () =>
      getApp()
        .evaluate(() => window.simulator?.world.facts().map(({ kind }) => kind) ?? [])
        .catch(() => []);
    await getApp().evaluate(() => window.simulator?.world.edit('weeks', 7, { alias: 'Otra' }));
    await startRecording(page, panel, 'Desde Inicio');
    await expect.poll(getFacts).not.toContain('edit');
    if (shell === 'cabina') await app.getByRole('button', { name: /^Menú/ }).click();
    await app
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: /^Partidos/ })
      .click();
    const game = app.locator('[data-game][data-state="open"]').first();
    const id = await game.getAttribute('data-game');
    const add = app.locator(`[data-game="${id}"]`).getByRole('button', { name: /^Sumar un gol a/ });
    await add.first().click();
    await add.first().click();
    await add.last().click();
    await app.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
    await page.getByRole('button', { name: 'Detener la grabación' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar recorrido' });
    const says = dialog.getByRole('textbox', { name: /qué pasa$/ });
    await expect(says).toHaveCount(3);
    await expect(says.nth(1)).toHaveValue(/^Pone \d–\d en \S.+–.+$/);
    await dialog.getByRole('button', { name: 'Unir el paso 3 con el anterior' }).press('Enter');
    await expect(says).toHaveCount(2);
    await expect(says.nth(1)).toHaveValue(/^Pone .+ y toca “Enviar pronóstico \(1\)”$/);
    await dialog.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(says).toHaveCount(3);
    expect(await getApp().evaluate(() => window.simulator?.world.persona())).toBe('nico');
  });
