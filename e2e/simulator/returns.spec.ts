import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { predict } from '../support/player.ts';
import { openShell, SHELLS } from './shells.ts';

/** The frame with the app: the page itself in the dock. */
const getAppFrame = (page: Page) => page.frames().at(-1) as Frame;

const countCalls = (page: Page) =>
  getAppFrame(page).evaluate(async () => {
    await window.simulator?.net.idle();
    return window.simulator?.net.log().length ?? 0;
  });

for (const shell of SHELLS) {
  test(`in the ${shell}, presses in the panel and the app after a silent jump leave the app’s time unchanged`, async ({
    page,
    noise,
  }) => {
    noise.allow(/422/);
    await page.setViewportSize({ width: 1800, height: 900 });
    const { app, section } = await openShell(page, shell, { link: 'as=nico&at=cierre(7,1)-1m' });
    await getAppFrame(page).evaluate(() => window.simulator?.clock.freeze());
    await predict(app.locator('[data-game][data-state="open"]').first(), 2, 1);
    await getAppFrame(page).evaluate(() => window.simulator?.clock.advance('2m', { silent: true }));
    await section('Mundo');
    await section('Tiempo');
    await app.getByRole('heading', { level: 1 }).click();
    await section('Personas');
    await app.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
    await app.locator('[data-modal="sendPool"]').getByRole('button', { name: /^Sí/ }).click();
    await expect(app.locator('[data-modal="poolGameNotAvailable"]')).toBeAttached();
  });

  test(`in the ${shell}, the clock runs again after “Volver a como estaba” of a stopped recipe`, async ({
    page,
  }) => {
    const { app, panel, press } = await openShell(page, shell);
    await expect(panel.getByRole('button', { name: 'Congelar' })).toBeVisible();
    await getAppFrame(page).evaluate(() => void window.simulator?.recipe.play('modal/sendPool'));
    const captions = page.getByRole('region', { name: 'Recorrido' });
    await expect(captions).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Descongelar' })).toBeVisible();
    await captions.getByRole('button', { name: 'Cerrar el recorrido' }).click();
    // The offer below the captions; the panel has a button of this name too.
    await page.getByLabel('Volver a como estaba').click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
    await press('Congelar');
    await expect(panel.getByRole('button', { name: 'Descongelar' })).toBeVisible();
  });

  test(`in the ${shell}, the focus that moves between the panel and the app makes the app call nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1800, height: 900 });
    const { app, section } = await openShell(page, shell, { link: 'as=ana' });
    const before = await countCalls(page);
    for (const name of ['Mundo', 'Tiempo', 'Personas']) {
      await section(name);
      await app.getByRole('heading', { level: 1 }).click();
    }
    expect(await countCalls(page)).toBe(before);
  });

  test(`in the ${shell}, a send that is held while its game closes is refused when it is released`, async ({
    page,
    noise,
  }) => {
    noise.allow(/422/);
    await page.setViewportSize({ width: 1800, height: 900 });
    const { app, section, panel } = await openShell(page, shell, { link: 'as=nico&at=cierre(7,1)-1m' });
    await getAppFrame(page).evaluate(async () => {
      await window.simulator?.clock.freeze();
      await window.simulator?.fault.hold('POST /api/pool/user');
    });
    await predict(app.locator('[data-game][data-state="open"]').first(), 2, 1);
    await app.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
    await app.locator('[data-modal="sendPool"]').getByRole('button', { name: /^Sí/ }).click();
    await section('Fallas');
    const held = panel.getByText('1 petición retenida: Envío del boleto').first();
    await expect(held).toBeVisible();
    await getAppFrame(page).evaluate(() => window.simulator?.clock.advance('2m'));
    await expect(held).toBeVisible();
    await panel.getByRole('button', { name: 'Soltar' }).first().click();
    await expect(app.locator('[data-modal="poolGameNotAvailable"]')).toBeAttached();
  });
}
