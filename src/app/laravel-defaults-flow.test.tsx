import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MockControl, startMockServer } from '../../mock-server/index.ts';
import { confirmAccount, logIn, PASSWORD } from '../testing/account-steps.tsx';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';

const ANA = 'ana@correo.mx';

let world: MockControl;

beforeEach(async () => {
  localStorage.clear();
  world = startMockServer({ players: 30, rate: 0, pageAdapter: null });
  await world.world.laravel(true);
});
afterEach(() => world.shutdown());

async function openGames() {
  const app = await logIn(ANA);
  await waitFor(() => expect(app.address()).toBe('/games'));
  return app;
}

async function visit(app: OpenedApp, name: RegExp) {
  await app.user.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
}

const _games = () => [...document.querySelectorAll('[data-game]')];

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

async function fillRegistration(app: OpenedApp, nickname: string, email: string) {
  await app.fill('Nombre(s)', 'Nora');
  await app.fill('Apellidos', 'Paz');
  await app.fill('Día', '14');
  await app.user.selectOptions(screen.getByLabelText('Mes'), 'Marzo');
  await app.fill('Año', '1994');
  await app.fill('Celular (10 dígitos)', '5512345678');
  await app.fill('Código postal', '06700');
  await screen.findByText('Encontramos tu zona');
  await app.user.selectOptions(screen.getByLabelText('Colonia'), 'Roma Norte');
  await app.press('Continuar');
  await app.dialog('continueStepForm');
  await app.press('Sí, continuar');
  await screen.findByLabelText('Apodo para el ranking');
  await app.fill('Apodo para el ranking', nickname);
  await app.fill('Correo electrónico', email);
  await app.fill('Contraseña', PASSWORD);
  await app.user.click(screen.getByLabelText(/^Tengo 18 años o más/));
  await app.user.click(screen.getByLabelText(/^Leí el Aviso/));
  await app.press('Crear cuenta');
}

test('with Laravel’s defaults, a player sends a prediction and answers the trivia of the week', async () => {
  const app = await openGames();
  await sendOnePrediction(app);
  const trivia = await app.dialog('trivia');
  const { correct } = world.world.table('trivias').rows.find((row) => row.week === 7) ?? {};
  await app.user.click(within(trivia).getByRole('button', { name: String(correct) }));
  await app.press('Continuar');
  await waitFor(() =>
    expect(document.querySelector('[data-modal="trivia"]')?.getAttribute('data-state')).toBe('correct'),
  );
});

test('with Laravel’s defaults, the general ranking shows more than nine rows and marks one of them with “Tú”', async () => {
  const app = await openGames();
  await visit(app, /^Ranking/);
  await app.user.click(await screen.findByRole('tab', { name: 'General' }));
  const rows = await screen.findAllByRole('row', { name: /\d/ });
  expect(rows.length).toBeGreaterThan(9);
  expect(rows.filter((row) => within(row).queryByText('Tú') !== null)).toHaveLength(1);
});

test("with Laravel’s defaults, the profile shows the player's e-mail and the tickets of more than five weeks", async () => {
  const app = await openGames();
  await visit(app, /^Perfil/);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText(ANA);
  await waitFor(() => expect(screen.getAllByText(/^Jornada \d$/).length).toBeGreaterThan(5));
});

test('with Laravel’s defaults, a visitor registers, confirms the account with the mailed code and is logged in', async () => {
  const app = await openApp('/user/register');
  await fillRegistration(app, 'nora_paz', 'nora@correo.mx');
  await app.dialog('newAccount');
  await app.press('Escribir mi código');
  await screen.findByLabelText('Código de 6 dígitos');
  await confirmAccount(app, world.mail.last({ to: 'nora@correo.mx' })?.secret);
  await app.dialog('verifyAccountSuccess');
  await app.press('¡A jugar!');
  await waitFor(() => expect(app.address()).toBe('/games'));
});
