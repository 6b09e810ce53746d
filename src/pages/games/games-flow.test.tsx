import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { submitLogin } from '../../testing/account-steps.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { type Answer, setUpScriptedServer } from '../../testing/scripted-server.ts';
import { answerWeekSeven } from '../../testing/week-seven.ts';

const POST = 'POST /api/pool/user';

const server = setUpScriptedServer();

beforeEach(() => answerWeekSeven(server));

test('“Ir al primero” in the dialog sendPool sends nothing and focuses the hidden empty game that closes first', async () => {
  const app = await openApp('/games', { token: 'ana-1', now: Date.UTC(2026, 10, 27, 16) });
  await app.user.click(await screen.findByRole('spinbutton', { name: 'Goles de Pumas (local)' }));
  await app.user.keyboard('21');
  await app.press('Enviados');
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

// Found by random actions (MONKEY_SEED=50101).
test('a dialog that opens right after “Ir al primero” keeps the focus', async () => {
  const app = await openApp('/games', { token: 'ana-1', now: Date.UTC(2026, 10, 27, 16) });
  await app.user.click(await screen.findByRole('spinbutton', { name: 'Goles de Pumas (local)' }));
  await app.user.keyboard('21');
  await app.press('Enviar pronóstico (1)');
  const review = await app.dialog('sendPool');
  act(() => {
    within(review).getByRole('button', { name: 'Ir al primero' }).click();
    app.stores.modal.show({ type: 'networkError' });
  });
  const dialog = await app.dialog('networkError');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('the link to Partidos in the navigation has the number of games that can be sent', async () => {
  await openApp('/faq', { token: 'ana-1', now: Date.UTC(2026, 10, 27, 16) });
  expect(await screen.findByRole('link', { name: /^Partidos\s*2/ })).toBeTruthy();
});

const findTab = (name: RegExp) => screen.findByRole('tab', { name });
const isSelected = (name: RegExp) => screen.findByRole('tab', { name, selected: true });

const POOLS = 'GET /api/pool/user/all';
const SENT_IN_6: Answer = { json: { 6: [{ id: 909, game_id: 9, home_score: 1, away_score: 0 }] } };

/** A server with week 6, in which the player has a prediction, the current week 7, and weeks 8 and 9. */
async function openAddress(address: string, token: string | null = 'ana-1', pools: Answer = SENT_IN_6) {
  const dates = { 6: '2026-11-20', 7: '2026-11-27', 8: '2026-12-04', 9: '2026-12-11' };
  server.on('GET /api/weeks', {
    json: Object.entries(dates).map(([number, date_start]) => ({ number: Number(number), date_start })),
  });
  server.on(POOLS, pools);
  for (const week of [6, 8, 9]) server.on(`GET /api/games/week/${week}`, { json: { [week]: [] } });
  return openApp(address, token === null ? {} : { token });
}

test('a shown week stands in the address, and the current week leaves the bare address', async () => {
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

const getNavigation = () => within(screen.getAllByRole('navigation')[0] as HTMLElement);

test.each([6, 8])(
  'a press on “Partidos” in the navigation while week %i is open opens the current week, whose address is bare',
  async (week) => {
    const app = await openAddress(`/games?jornada=${week}`);
    await isSelected(new RegExp(`^Jornada ${week}`));
    await app.user.click(getNavigation().getByRole('link', { name: /^Partidos/ }));
    await isSelected(/^Jornada 7/);
    await waitFor(() => expect(app.address()).toBe('/games'));
  },
);

test('a week in the address opens also when the predictions, which give it a tab, arrive after the weeks', async () => {
  const app = await openAddress('/games?jornada=6', 'ana-1', { breaks: 'hold' });
  await screen.findByRole('tab', { name: /^Jornada 7/ });
  server.release(POOLS, SENT_IN_6);
  await isSelected(/^Jornada 6/);
  expect(app.address()).toBe('/games?jornada=6');
});

test('Partidos follows the address when the player goes back and forward between two weeks', async () => {
  const app = await openAddress('/games?jornada=6');
  await isSelected(/^Jornada 6/);
  await app.navigate('/games?jornada=8');
  await isSelected(/^Jornada 8/);
  await app.navigate(-1);
  await isSelected(/^Jornada 6/);
  await app.navigate(1);
  await isSelected(/^Jornada 8/);
  expect(app.address()).toBe('/games?jornada=8');
});

test('the bare address of Partidos follows the current week of the server', async () => {
  const app = await openAddress('/games');
  await isSelected(/^Jornada 7/);
  server.on('GET /api/week/current', { json: { number: 8, bet_days: '' } });
  await act(() => app.stores.player.current?.playerData.reloadAll());
  await isSelected(/^Jornada 8/);
  expect(app.address()).toBe('/games');
});

test('after the call for the current week fails, Partidos says so and no text about the opening of another week', async () => {
  server.on('GET /api/week/current', { status: 500, json: { message: 'Server Error' } });
  const app = await openAddress('/games');
  await app.dialog('unpreventedError');
  expect(screen.getByText('No pudimos confirmar qué jornada se juega.')).toBeTruthy();
  expect(screen.queryByText(/Esta jornada abre|abre el/i)).toBeNull();
});

test.each([
  ['stays there when the server moves on', [/^Jornada 7/], '/games?jornada=7', /^Jornada 7/],
  ['and then another one stays in that', [/^Jornada 7/, /^Jornada 8/], '/games?jornada=8', /^Jornada 8/],
])('a player who presses the tab of the current week %s', async (_what, tabs, address, name) => {
  const sent = { json: { 7: [{ id: 707, game_id: 1, home_score: 1, away_score: 0 }] } };
  const app = await openAddress('/games', 'ana-1', sent);
  for (const tab of tabs) {
    await app.user.click(await findTab(tab));
    await isSelected(tab);
  }
  server.on('GET /api/week/current', { json: { number: 9, bet_days: '' } });
  server.on(POOLS, { json: { ...sent.json, 8: [{ id: 808, game_id: 8, home_score: 1, away_score: 0 }] } });
  await act(() => app.stores.player.current?.playerData.reloadAll());
  await isSelected(name);
  await waitFor(() => expect(app.address()).toBe(address));
});

test('a week in the address stays open when it becomes the current one and when it is over', async () => {
  const app = await openAddress('/games?jornada=8');
  await isSelected(/^Jornada 8/);
  server.on(POOLS, { json: { 8: [{ id: 808, game_id: 8, home_score: 1, away_score: 0 }] } });
  for (const number of [8, 9]) {
    server.on('GET /api/week/current', { json: { number, bet_days: '' } });
    await act(() => app.stores.player.current?.playerData.reloadAll());
  }
  await isSelected(/^Jornada 8/);
  expect(app.address()).toBe('/games?jornada=8');
});

test('Partidos links to the ranking of the week on screen', async () => {
  const teams = { home: { id: 1, name: 'León' }, away: { id: 2, name: 'Atlas' } };
  const played = {
    id: 9,
    week: 6,
    date: '2026-11-21',
    time: '19:00',
    status: { name: 'finalizado' },
    ...teams,
  };
  const app = await openAddress('/games');
  server.on('GET /api/games/week/6', { json: { 6: [played] } });
  await app.user.click(await findTab(/^Jornada 6/));
  expect((await screen.findByRole('link', { name: 'Ver el ranking' })).getAttribute('href')).toBe(
    '/lmx/ranking?jornada=6',
  );
});

test('a visitor who opens a link to a week gets that week after the log-in', async () => {
  const app = await openAddress('/games?jornada=8', null);
  await waitFor(() => expect(app.address()).toBe('/user/login'));
  server.on('POST /api/auth/login', { json: { access_token: 'ana-1' } });
  await submitLogin(app, 'ana@correo.mx');
  await isSelected(/^Jornada 8/);
  expect(app.address()).toBe('/games?jornada=8');
});
