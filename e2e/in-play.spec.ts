import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { AXE_WIDTHS, findAxeViolationsAt } from './support/axe.ts';
import { expect } from './support/fixtures.ts';
import { ANA, dialog, games, logIn, predict } from './support/player.ts';
import { calls, test } from './support/world.ts';

const NICO = { ...ANA, email: 'nico@correo.mx' };
const ALL_CLOSINGS = 'Todos los cierres en mi calendario';

async function openBonus(page: Page) {
  await page.goto('/lmx/user/login');
  await logIn(page);
  await expect(games(page, 'open').first()).toBeVisible();
  await page.goto('/lmx/bonus');
  await expect(page.getByRole('button', { name: ALL_CLOSINGS })).toBeVisible();
}

async function saveClosings(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: ALL_CLOSINGS }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const read = (name: string) =>
    [...text.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(
      ([, value = '']) => value,
    );
  return { uids: read('UID'), starts: read('DTSTART'), sequences: read('SEQUENCE').map(Number) };
}

test('the card of a live game shows the provisional points of the prediction, and axe finds no violation', async ({
  page,
  world,
}) => {
  await world.clock.goto('inicio(7, 1) + 1h 50m');
  const first = world.world.table('games').rows.find((row) => String(row.week) === '7');
  world.world.edit('games', String(first?.id), { home_goals: 2, away_goals: 2 });
  await page.goto('/lmx/user/login');
  await logIn(page);
  const card = games(page, 'live');
  await expect(card.getByText('Si así queda: +2')).toBeVisible();
  await expect(card.getByText('Provisional')).toBeVisible();
  expect(await findAxeViolationsAt(page, AXE_WIDTHS)).toEqual([]);
});

test('pressing “Ir al primero” in the review by keyboard focuses the first empty game that closes soon and sends nothing', async ({
  page,
  world,
}) => {
  await world.clock.goto('cierre(7, 1) - 1h');
  await page.goto('/lmx/user/login');
  await logIn(page, NICO);
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
  await page.goto('/lmx/user/login');
  await logIn(page);
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

test('a later press of “Todos los cierres” downloads the same UIDs with higher sequence numbers, and each press makes one call', async ({
  page,
  world,
}) => {
  await openBonus(page);
  expect(calls(world, '/api/games/all')).toBe(0);
  const first = await saveClosings(page);
  expect(first.uids).toHaveLength(11);
  expect(new Set(first.uids).size).toBe(11);
  // The first cut-off of week 7 is on 28 August 2026 at 17:00 (−06:00).
  expect(first.starts[0]).toBe('20260828T230000Z');
  await world.clock.goto('cierre(7, 1)');
  await page.reload();
  const second = await saveClosings(page);
  expect(second.uids).toEqual(first.uids);
  expect(second.starts[0]).toBe('20260829T010000Z');
  expect(second.starts.slice(1)).toEqual(first.starts.slice(1));
  expect(Math.min(...second.sequences)).toBeGreaterThan(Math.max(...first.sequences));
  expect(calls(world, '/api/games/all')).toBe(2);
});

test('“Todos los cierres” opens the dialog unpreventedError while the API answers 500, and downloads the file when the API works again', async ({
  page,
  world,
}) => {
  await openBonus(page);
  world.fault.add({ match: 'GET /api/games/all', effect: { status: 500 }, times: 'always' });
  await page.getByRole('button', { name: ALL_CLOSINGS }).click();
  await expect(dialog(page, 'unpreventedError')).toBeAttached();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  world.fault.clear();
  expect((await saveClosings(page)).uids).toHaveLength(11);
});
