import { expect, test } from '../support/fixtures.ts';
import { openShell } from './shells.ts';

test('an entry of the story in Ramas jumps back to its time, and the palette lists that jump as recent', async ({
  page,
}) => {
  const { panel, clock, section } = await openShell(page, 'dock');
  await page.keyboard.press('Alt+Shift+KeyK');
  const field = page.getByRole('combobox', { name: 'Comando' });
  await field.fill('cierre de la semana 7');
  await page.keyboard.press('Enter');
  await expect(clock).toContainText('17:00');
  await section('Ramas');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Cierra PUE–TIJ' })).toContainText('Calendario');
  const login = panel.getByRole('listitem').filter({ hasText: /Entra como Ana/ });
  await expect(login).toContainText('mié 26 ago');
  await login.getByRole('button', { name: /^Ir a: Entra como Ana/ }).click();
  // The jump back to the log-in reloads the page. The panel still shows Ramas, and the palette the recent command.
  await expect(clock).toContainText('12:00');
  await expect(panel.getByRole('tab', { name: 'Ramas' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+Shift+KeyK');
  await expect(field).toHaveValue('');
  const found = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(found).toContainText('Ir al cierre de la jornada 7');
});
