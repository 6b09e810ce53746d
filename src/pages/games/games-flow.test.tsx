import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { submitLogin } from '../../testing/account-steps.tsx';
import { expectVisitor, openApp } from '../../testing/open-app.tsx';
import { ANA, type Answer, setUpScriptedServer, UNAUTHENTICATED } from '../../testing/scripted-server.ts';
import { answerWeekSeven } from '../../testing/week-seven.ts';

const POST = 'POST /api/pool/user';
const POOLS = 'GET /api/pool/user/all';
const DRAFT = 'lmx:draft:7:7';

const row = (id: number, home: number, away: number) => ({
  id: 900 + id,
  game_id: id,
  home_score: home,
  away_score: away,
  points: null,
  created_at: '2026-11-25T12:00:00-06:00',
});
const NONE: Answer = { json: [] };

const server = setUpScriptedServer();

beforeEach(() => answerWeekSeven(server));

async function openGames() {
  const app = await openApp('/games', { token: 'ana-1' });
  await screen.findByRole('spinbutton', { name: 'Goles de Tigres (local)' });
  return app;
}

async function reviewOne(now: number) {
  const app = await openApp('/games', { token: 'ana-1', now });
  await app.user.click(await screen.findByRole('spinbutton', { name: 'Goles de Pumas (local)' }));
  await app.user.keyboard('21');
  return app;
}

test('“Ir al primero” in the dialog sendPool closes it, sends nothing and focuses the empty game that closes first, which the filter “Enviados” hid', async () => {
  const app = await reviewOne(Date.UTC(2026, 10, 27, 16));
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

const readScores = () =>
  ['Tigres (local)', 'Toluca (visitante)'].map(
    (team) => screen.queryByRole<HTMLInputElement>('spinbutton', { name: `Goles de ${team}` })?.value,
  );

test('the drafts of Partidos are restored when the session expires and the same player logs in again', async () => {
  const app = await openGames();
  await app.user.click(screen.getByRole('spinbutton', { name: 'Goles de Tigres (local)' }));
  await app.user.keyboard('21');
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('["1",2,1,'));
  // From here on the server refuses a repetition of each earlier call with 401. The focus event makes the
  // page repeat a call.
  for (const line of server.lines()) server.on(line, UNAUTHENTICATED);
  window.dispatchEvent(new Event('focus'));
  await app.dialog('expiredSession');
  await app.press('Aceptar');
  await expectVisitor(app);
  answerWeekSeven(server);
  server.on(POOLS, NONE);
  server.on('GET /api/user', { json: ANA });
  server.on('POST /api/auth/login', { json: { access_token: 'ana-2' } });
  // The app is unmounted, so the restored scores can only come from the device's storage.
  app.view.unmount();
  await submitLogin(await openApp('/user/login'), 'ana@correo.mx');
  await waitFor(() => expect(readScores()).toEqual(['2', '1']));
  expect(server.requests().at(-1)?.token).toBe('ana-2');
});

test('Partidos shows the drafts that are stored on the device, with a notice, and the log-out dialog counts them', async () => {
  localStorage.setItem(DRAFT, '[["1",3,0,1]]');
  const app = await openGames();
  expect(screen.getByText('Tus pronósticos siguen aquí.')).toBeTruthy();
  expect(readScores()).toEqual(['3', '0']);
  await app.user.click(screen.getAllByRole('button', { name: 'Cerrar sesión' })[0] as HTMLElement);
  const dialog = await app.dialog('closeSession');
  expect(dialog.textContent).toContain('Tienes 1 pronóstico sin enviar');
});

const isSelected = (name: RegExp) => screen.findByRole('tab', { name, selected: true });

async function openAddress(address: string, token: string | null = 'ana-1') {
  const dates = { 6: '2026-11-20', 7: '2026-11-27', 8: '2026-12-04' };
  server.on('GET /api/weeks', {
    json: Object.entries(dates).map(([number, date_start]) => ({ number: Number(number), date_start })),
  });
  server.on(POOLS, { json: { 6: [row(9, 1, 0)] } });
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
