import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

/**
 * Makes the panel throw at its next drawing, until `mendPanel`. A call of the page that ends may draw the panel before
 * any press. The app's window is the page's, or in the cabina the frame's.
 */
function breakPanel() {
  const { simulator } = window.simulator
    ? window
    : (document.querySelector('iframe')?.contentWindow ?? window);
  if (!simulator) throw new Error('No simulator');
  const { saveProblem } = simulator.world;
  simulator.world.saveProblem = () => {
    throw new Error('the panel is torn');
  };
  Object.assign(window, { mendPanel: () => Object.assign(simulator.world, { saveProblem }) });
  void simulator.clock.freeze();
}

function saveUnreadableWorld() {
  const id = sessionStorage.getItem('lmxsim:world');
  const disk = document.createElement('iframe');
  document.body.append(disk);
  // The page's own `localStorage` shows only the items of its world.
  disk.contentWindow?.localStorage.setItem(`lmxsim:world:${id}`, '{"format":99}');
  disk.remove();
}

const REGISTRATION = [
  ['Nombre(s)', 'Rosa'],
  ['Apellidos', 'Ruiz'],
  ['Día', '3'],
  ['Año', '1990'],
  ['Celular (10 dígitos)', '55 1234 5678'],
  ['Código postal', '06700'],
] as const;

for (const shell of SHELLS) {
  test.describe(shell, { tag: SHELL_TAGS[shell] }, () => {
    test('a panel that throws leaves the app, a sentence, “Descargar el mundo” and “Reintentar”', async ({
      page,
      noise,
    }) => {
      noise.allow(/the panel is torn/);
      const { panel, app, section } = await openShell(page, shell);
      await section('Buzón');
      await page.evaluate(breakPanel);
      const alert = panel.getByRole('alert');
      await expect(alert).toContainText('El panel tropezó.');
      await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
      if (shell === 'dock')
        await expect(panel.getByRole('button', { name: /^Abrir simulador/ })).toBeVisible();
      const download = page.waitForEvent('download');
      await alert.getByRole('button', { name: 'Descargar el mundo' }).click();
      expect((await download).suggestedFilename()).toBe('mundo-7.json');
      await page.evaluate(() => (window as unknown as { mendPanel(): void }).mendPanel());
      await alert.getByRole('button', { name: 'Reintentar' }).click();
      await expect(panel.getByRole('tab', { name: 'Tiempo' })).toBeVisible();
      await expect(panel.getByRole('button', { name: /^Abrir simulador/ })).toHaveCount(0);
    });

    test('“Deshacer” of “Empezar de cero” brings back a registration that was typed and not sent', async ({
      page,
    }) => {
      const { app, press } = await openShell(page, shell, {
        route: '/user/register',
        link: 'as=visitante',
      });
      for (const [label, text] of REGISTRATION)
        await app.getByRole('textbox', { name: label, exact: true }).fill(text);
      await app.getByRole('combobox', { name: 'Mes' }).selectOption('Marzo');
      await app.getByRole('combobox', { name: 'Colonia' }).selectOption('Roma Norte');
      await app.getByRole('button', { name: 'Continuar' }).click();
      await app.getByRole('button', { name: 'Sí, continuar' }).click();
      await app.getByRole('textbox', { name: 'Apodo para el ranking' }).fill('rosita');
      await press('Empezar de cero');
      await expect(app.getByRole('textbox', { name: 'Apodo para el ranking' })).toHaveCount(0);
      await press('Deshacer');
      await expect(app.getByRole('textbox', { name: 'Apodo para el ranking' })).toHaveValue('rosita');
      await app.getByRole('button', { name: 'Regresar' }).click();
      for (const [label, text] of REGISTRATION)
        await expect(app.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
    });

    test('a saved world that can’t be read is said in the panel and can be downloaded, also after a reload', async ({
      page,
    }) => {
      const { panel } = await openShell(page, shell);
      await page.evaluate(saveUnreadableWorld);
      await page.reload();
      const note = panel.getByRole('note');
      await expect(note).toContainText('El mundo es de la versión 99');
      await page.reload();
      await expect(note).toContainText('El mundo es de la versión 99');
      const download = page.waitForEvent('download');
      await note.getByRole('button', { name: 'Descargar el mundo guardado' }).click();
      await (await download).delete();
      await note.getByRole('button', { name: 'Borrar el mundo guardado' }).click();
      await expect(note).toHaveCount(0);
    });

    test('“Ir a” with a time out of bounds is refused, and the world stays after a reload', async ({
      page,
    }) => {
      const { panel, section, press, clock } = await openShell(page, shell);
      await section('Tiempo');
      await press('Congelar');
      const time = await clock.textContent();
      await panel.getByRole('textbox', { name: 'Ir a' }).fill('+999999999d');
      await press('Ir');
      await expect(panel.getByRole('alert')).toContainText(
        'del 1 de enero de 2024 al 31 de diciembre de 2028',
      );
      await expect(clock).toHaveText(time ?? '');
      await page.reload();
      await expect(clock).toHaveText(time ?? '');
      await section('Personas');
      await expect(panel.getByRole('listitem').filter({ hasText: 'ACTIVA' })).toContainText('Ana');
    });
  });
}
