import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

const team = (id: number, name: string) => ({ id, name, short_name: name.slice(0, 3).toUpperCase() });

/** Puebla – Atlas is live at 3–1 at noon of 25 November 2026, and the ticket says 2–0. */
function answerLiveGame() {
  const game = {
    id: 1,
    week: 7,
    date: '2026-11-25',
    time: '11:00:00',
    status: { name: 'en juego' },
    home: team(10, 'Puebla'),
    away: team(11, 'Atlas'),
    home_score: 3,
    away_score: 1,
  };
  server.on('GET /api/weeks', { json: [{ number: 7, date_start: '2026-11-25' }] });
  server.on('GET /api/week/current', { json: { number: 7, bet_days: '' } });
  server.on('GET /api/games/week/7', { json: { 7: [game] } });
  server.on('GET /api/pool/user/all', {
    json: { 7: [{ id: 5, game_id: 1, home_score: 2, away_score: 0, points: null }] },
  });
}

test('while a game of the ticket is live, every page but Inicio says in the bar of the navigation what it brings so far', async () => {
  answerLiveGame();
  const app = await openApp('/faq', { token: 'ana-1' });
  const line = await screen.findByRole('link', { name: /En juego/ });
  expect(line.textContent).toBe('En juego: PUE 3–1 ATL Si así queda: +2');
  await app.navigate('/rewards');
  expect(await screen.findByRole('link', { name: /En juego/ })).toBeTruthy();
  await app.navigate('/');
  await screen.findByRole('region', { name: 'Tu boleto en vivo' });
  expect(screen.queryByRole('link', { name: /En juego/ })).toBeNull();
});

test('a lost connection is said in place of the line about live games', async () => {
  answerLiveGame();
  await openApp('/faq', { token: 'ana-1' });
  await screen.findByRole('link', { name: /En juego/ });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText('Estás sin internet.');
  expect(screen.queryByRole('link', { name: /En juego/ })).toBeNull();
});

test('no line about live games stands on the pages of a player whose ticket has none of them', async () => {
  answerLiveGame();
  server.on('GET /api/pool/user/all', { json: [] });
  const app = await openApp('/faq', { token: 'ana-1' });
  await vi.waitFor(() => expect(app.stores.player.current?.currentWeek.status.value).toBe('ready'));
  expect(screen.queryByRole('link', { name: /En juego/ })).toBeNull();
});
