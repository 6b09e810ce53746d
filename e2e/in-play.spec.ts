import { AXE_WIDTHS, findAxeViolationsAt } from './support/axe.ts';
import { expect } from './support/fixtures.ts';
import { ANA, dialog, games, openAs, predict } from './support/player.ts';
import { calls, test } from './support/world.ts';

const NICO = { ...ANA, email: 'nico@correo.mx' };

test('pressing “Ir al primero” in the review by keyboard focuses the first empty game that closes soon and sends nothing', async ({
  page,
  world,
}) => {
  await world.clock.goto('cierre(7, 1) - 1h');
  await openAs(page, '/games', NICO);
  await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).press('Enter');
  const review = dialog(page, 'sendPool');
  await expect(review).toContainText('Ojo: 3 partidos cierran en las próximas 24 horas y siguen vacíos.');
  expect(await findAxeViolationsAt(page, AXE_WIDTHS, '[data-modal]')).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(review.getByRole('button', { name: 'Ir al primero' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review).toHaveCount(0);
  await expect(
    games(page, 'open')
      .first()
      .getByRole('spinbutton', { name: /\(local\)$/ }),
  ).toBeFocused();
  await page.keyboard.type('3');
  await expect(games(page, 'draft')).toHaveCount(1);
  expect(calls(world, '/api/pool/user')).toBe(0);
});

test('Escape doesn’t close the dialog sendingPool while a boleto is being sent, and the response opens the dialog poolSent', async ({
  page,
  world,
}) => {
  await openAs(page);
  const held = await world.fault.hold('POST /api/pool/user');
  await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await dialog(page, 'sendPool').getByRole('button', { name: 'Sí, enviar' }).click();
  const sending = dialog(page, 'sendingPool');
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(sending).toBeAttached();
  // Waits until the server holds the call, because the dialog appears before the call has reached the server.
  await expect.poll(() => world.fault.held()).toBe(1);
  await world.fault.release(held);
  await expect(dialog(page, 'poolSent')).toBeAttached();
});
