/** “Persona nueva” and “Llenar el registro” in Personas. */
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

for (const shell of SHELLS) {
  test(`${shell}: “Persona nueva” logs in a person with accents, whose name Perfil shows`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { app, section, press, panel } = await openShell(page, shell, { route: '/', density: 'demo' });
    const personas = await section('Personas');
    await personas.getByRole('combobox', { name: 'Cómo es' }).selectOption('Con acentos y eñes');
    await press('Crear y usar');
    const active = panel.getByRole('listitem').filter({ hasText: 'ACTIVA' }).locator('b');
    await expect(active).toHaveText(/ñ/i);
    if (shell === 'cabina') await app.getByRole('button', { name: /^Menú/ }).click();
    await app.getByRole('link', { name: 'Perfil' }).first().click();
    await expect(app.getByRole('main')).toContainText(await active.innerText());
  });

  test(`${shell}: “Llenar el registro” fills in both steps with a person whom the server registers`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const link = 'as=visitante';
    const { app, section, press } = await openShell(page, shell, { route: '/', link, density: 'demo' });
    await section('Personas');
    await press('Llenar el registro');
    await expect(app.getByLabel('Colonia')).not.toHaveValue('');
    await app.getByRole('button', { name: 'Continuar' }).press('Enter');
    await app.getByRole('button', { name: 'Sí, continuar' }).click();
    await expect(app.getByLabel('Apodo para el ranking')).toHaveValue('');
    await press('Llenar el registro');
    await expect(app.getByRole('checkbox', { name: /^Leí el/ })).toBeChecked();
    await app.getByRole('button', { name: 'Crear cuenta' }).press('Enter');
    await expect(app.getByRole('button', { name: 'Escribir mi código' })).toBeVisible();
  });

  test(`${shell}: the panel shows the whole of a very long name, on a wide screen and on a phone`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    // The name stands in the row of states while something is abnormal.
    const link = 'as=visitante&device=-3h';
    const { panel, section, press } = await openShell(page, shell, { route: '/', link });
    await section('Personas');
    await panel.getByRole('combobox', { name: 'Cómo es' }).selectOption('De nombre larguísimo');
    await press('Crear y usar');
    const active = panel.getByRole('listitem').filter({ hasText: 'ACTIVA' }).locator('b');
    await expect(active).not.toHaveText('Visitante');
    const name = await active.innerText();
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      const tag = panel.getByRole('region', { name: 'Lo que no está como siempre' }).locator('.tag').first();
      await expect(tag).toHaveText(name.slice(0, (await tag.innerText()).length));
      const isCut = () => tag.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      await expect.poll(isCut).toBe(false);
    }
  });
}
