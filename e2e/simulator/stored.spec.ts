import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

for (const shell of SHELLS) {
  test(`in the ${shell} Mundo shows and deletes what the app stores: the draft that was just typed`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { app, section, panel } = await openShell(page, shell, { link: 'as=nico' });
    const world = await section('Mundo');
    const part = world.getByRole('region', { name: 'Lo que guarda la app' });
    await expect(part.getByText('Sesión abierta (token)')).toBeVisible();
    await app
      .getByLabel(/^Goles de .+ \(local\)/)
      .first()
      .fill('3');
    const draft = part.getByRole('listitem').filter({ hasText: 'Marcadores sin enviar' });
    await expect(draft).toContainText('3–·');
    await draft.getByRole('button', { name: 'Borrar' }).click();
    await expect(draft).toHaveCount(0);
    await panel.getByRole('status').getByRole('button', { name: 'Recargar la app' }).click();
    await expect(app.getByLabel(/^Goles de .+ \(local\)/).first()).toHaveValue('');
  });
}
