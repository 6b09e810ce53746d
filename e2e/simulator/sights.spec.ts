/** What a jump or a fault of the panel brings is on screen, and a search in plain words finds it. */
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

for (const shell of SHELLS) {
  const inShell = { tag: SHELL_TAGS[shell] };

  test(`${shell}: “Sin internet” shows its banner`, inShell, async ({ page }) => {
    const { app, section } = await openShell(page, shell, { density: 'demo' });
    const faults = await section('Fallas');
    await faults.getByRole('switch', { name: 'Sin internet' }).click();
    await expect(app.getByText('Estás sin internet.')).toBeInViewport();
  });

  test(`${shell}: “Medio partido” shows the live game`, inShell, async ({ page }) => {
    const { app, press, section } = await openShell(page, shell, { route: '/', density: 'demo' });
    await section('Tiempo');
    await press('Medio partido');
    await expect(app.getByRole('article').filter({ hasText: 'En juego' })).toBeInViewport();
  });

  test(`${shell}: “Fin de temporada” shows the first of the season`, inShell, async ({ page }) => {
    const { app, press, section } = await openShell(page, shell, { density: 'demo' });
    await section('Tiempo');
    await press('Fin de temporada');
    await expect(app.getByRole('heading', { level: 1, name: 'Ranking' })).toBeVisible();
    await expect(app.getByRole('row').nth(1)).toBeInViewport();
  });

  test(`${shell}: a jump that is off after the season says why`, inShell, async ({ page }) => {
    const { panel, press, section } = await openShell(page, shell, { density: 'demo' });
    await section('Tiempo');
    await press('Fin de temporada');
    const jump = panel.getByRole('button', { name: 'Medio partido Ya empezaron todos los partidos' });
    await expect(jump).toBeDisabled();
  });

  for (const [words, name] of [
    ['señal', 'Sin internet'],
    ['campeón', 'Ganas la temporada: tu Inicio después de la final'],
    ['acaba la final', 'Ganas la temporada: tu Inicio después de la final'],
    ['en vivo', 'El Inicio con un partido en vivo'],
  ] as const)
    test(`${shell}: the search for “${words}” lists “${name}”`, inShell, async ({ page }) => {
      await openShell(page, shell, { density: 'demo' });
      await page.keyboard.press('Alt+Shift+KeyK');
      await page.getByRole('combobox', { name: 'Comando' }).fill(words);
      await expect(page.getByRole('listbox').getByRole('option', { name }).first()).toBeInViewport();
    });
}
