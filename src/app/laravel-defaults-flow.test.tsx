import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MockControl, startMockServer } from '../../mock-server/index.ts';
import { logIn } from '../testing/account-steps.tsx';
import type { OpenedApp } from '../testing/open-app.tsx';

const ANA = 'ana@correo.mx';

let world: MockControl;

beforeEach(async () => {
  localStorage.clear();
  world = startMockServer({ players: 30, rate: 0, pageAdapter: null });
  await world.world.laravel(true);
});
afterEach(() => world.shutdown());

async function visit(app: OpenedApp, name: RegExp) {
  await app.user.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
}

async function sendOnePrediction(app: OpenedApp) {
  const [home] = await screen.findAllByRole('spinbutton', { name: /\(local\)$/ });
  await app.user.click(home as HTMLElement);
  await app.user.keyboard('21');
  await app.press('Enviar pronóstico (1)');
  await app.dialog('sendPool');
  await app.press('Sí, enviar');
  await app.dialog('poolSent');
  await app.press('Aceptar');
}

test('with Laravel’s defaults, a player logs in, sends a prediction, answers the trivia of the week and finds the ranking and the profile', async () => {
  const app = await logIn(ANA);
  await waitFor(() => expect(app.address()).toBe('/games'));
  await sendOnePrediction(app);
  const trivia = await app.dialog('trivia');
  const { correct } = world.world.table('trivias').rows.find((row) => row.week === 7) ?? {};
  await app.user.click(within(trivia).getByRole('button', { name: String(correct) }));
  await app.press('Continuar');
  await waitFor(() =>
    expect(document.querySelector('[data-modal="trivia"]')?.getAttribute('data-state')).toBe('correct'),
  );
  await app.press('Aceptar');

  await visit(app, /^Ranking/);
  await app.user.click(await screen.findByRole('tab', { name: 'General' }));
  const rows = await screen.findAllByRole('row', { name: /\d/ });
  expect(rows.length).toBeGreaterThan(9);
  expect(rows.filter((row) => within(row).queryByText('Tú') !== null)).toHaveLength(1);

  await visit(app, /^Perfil/);
  await screen.findByText(ANA);
  await waitFor(() => expect(screen.getAllByText(/^Jornada \d$/).length).toBeGreaterThan(5));
});
