/** Where the keyboard is after a control of the panel has gone away or a dialog of the panel has closed. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

/** Returns the name of the focused element, also inside the panel's shadow tree; `BODY` if nothing has the focus. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return 'BODY';
    return focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  });

/** The buttons that open a dialog of the panel, by the section that has them; the others are in its header. */
const OPENERS = [
  { name: 'Reportar un error' },
  { name: 'Buscar un comando' },
  { name: 'Diálogos' },
  { name: 'Atajos' },
  { name: /^Grabar/, section: 'Recorridos' },
  { name: 'Lista de reproducción', section: 'Recorridos' },
];

for (const shell of SHELLS) {
  test(`${shell}: after Enter on “Usar”, the focus is in the row of the persona`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { app, panel, section } = await openShell(page, shell, { link: 'as=visitante', route: '/' });
    await section('Personas');
    await panel.getByRole('button', { name: 'Usar: Ana' }).press('Enter');
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
    await expect.poll(() => readFocus(page)).toMatch(/Ana.*ACTIVA/);
  });

  test(`${shell}: a dialog of the panel that closes gives the focus back to the button that opened it`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { panel, section } = await openShell(page, shell);
    for (const { name, section: place } of OPENERS) {
      if (place) await section(place);
      const button = panel.getByRole('button', { name, exact: typeof name === 'string' }).first();
      await button.press('Enter');
      await expect(panel.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel.getByRole('dialog')).toHaveCount(0);
      await expect(button, String(name)).toBeFocused();
    }
  });
}
