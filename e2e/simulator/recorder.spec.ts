/** A session by hand becomes the draft of a recipe. */
import { readFileSync } from 'node:fs';
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
