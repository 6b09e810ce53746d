import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { submitLogin } from '../../testing/account-steps.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { setUpScriptedServer } from '../../testing/scripted-server.ts';
import { answerWeekSeven } from '../../testing/week-seven.ts';

const POST = 'POST /api/pool/user';

const server = setUpScriptedServer();

beforeEach(() => answerWeekSeven(server));

test('“Ir al primero” in the dialog sendPool closes it, sends nothing and focuses the empty game that closes first, which the filter “Enviados” hid', async () => {
  const app = await openApp('/games', { token: 'ana-1', now: Date.UTC(2026, 10, 27, 16) });
  await app.user.click(await screen.findByRole('spinbutton', { name: 'Goles de Pumas (local)' }));
  await app.user.keyboard('21');
  await app.press('Enviados 0');
  await app.press('Enviar pronóstico (1)');
  const dialog = await app.dialog('sendPool');
  expect(dialog.textContent).toContain('Ojo: 1 partido cierra en las próximas 24 horas y sigue vacío.');
  await app.press('Ir al primero');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Goles de Tigres (local)' })),
  );
  expect([app.dialogs(), server.count(POST)]).toEqual([[], 0]);
  expect(screen.getByRole('button', { name: 'Enviar pronóstico (1)' })).toBeTruthy();
});

test('the link to Partidos in the navigation has the number of games that can be sent', async () => {
  await openApp('/faq', { token: 'ana-1', now: Date.UTC(2026, 10, 27, 16) });
  expect(await screen.findByRole('link', { name: /^Partidos\s*2/ })).toBeTruthy();
});

const isSelected = (name: RegExp) => screen.findByRole('tab', { name, selected: true });

async function openAddress(address: string, token: string | null = 'ana-1') {
  const dates = { 6: '2026-11-20', 7: '2026-11-27', 8: '2026-12-04' };
  server.on('GET /api/weeks', {
    json: Object.entries(dates).map(([number, date_start]) => ({ number: Number(number), date_start })),
  });
  server.on('GET /api/pool/user/all', {
    json: { 6: [{ id: 909, game_id: 9, home_score: 1, away_score: 0 }] },
  });
  for (const week of [6, 8]) server.on(`GET /api/games/week/${week}`, { json: { [week]: [] } });
  return openApp(address, token === null ? {} : { token });
}

test('a chosen week stands in the address, and the current week leaves the bare address', async () => {
  const app = await openAddress('/games');
  await isSelected(/^Jornada 7/);
  await app.user.click(screen.getByRole('tab', { name: /^Jornada 8/ }));
  await waitFor(() => expect(app.address()).toBe('/games?jornada=8'));
  await app.user.click(screen.getByRole('tab', { name: /^Jornada 7/ }));
  await waitFor(() => expect(app.address()).toBe('/games'));
});

test.each([
  ['/games?jornada=6', /^Jornada 6/, '/games?jornada=6'],
  ['/games?jornada=5', /^Jornada 7/, '/games'],
  ['/games?jornada=ocho', /^Jornada 7/, '/games'],
])('the address %s opens the week %s', async (address, name, then) => {
  const app = await openAddress(address);
  await isSelected(name);
  await waitFor(() => expect(app.address()).toBe(then));
});

test('a visitor who opens a link to a week gets that week after the log-in', async () => {
  const app = await openAddress('/games?jornada=8', null);
  await waitFor(() => expect(app.address()).toBe('/user/login'));
  server.on('POST /api/auth/login', { json: { access_token: 'ana-1' } });
  await submitLogin(app, 'ana@correo.mx');
  await isSelected(/^Jornada 8/);
  expect(app.address()).toBe('/games?jornada=8');
});
