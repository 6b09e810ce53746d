import type { ScriptedServer } from './scripted-server.ts';

const team = (id: number, name: string) => ({ id, name, short_name: name.slice(0, 3).toUpperCase() });
const game = (id: number, time: string, home: string, away: string) => ({
  id,
  week: 7,
  date: '2026-11-27',
  time,
  status: { name: 'activo' },
  home: team(id * 10, home),
  away: team(id * 10 + 1, away),
});

/**
 * Sets answers with week 7 as the current week and two active games, in this order: Pumas – Atlas (21:00,
 * −06:00) and Tigres – Toluca (19:00).
 */
export function answerWeekSeven(server: ScriptedServer) {
  server.on('GET /api/weeks', { json: [{ number: 7, date_start: '2026-11-27' }] });
  server.on('GET /api/week/current', { json: { number: 7, bet_days: '' } });
  server.on('GET /api/games/week/7', {
    json: { 7: { data: [game(2, '21:00:00', 'Pumas', 'Atlas'), game(1, '19:00:00', 'Tigres', 'Toluca')] } },
  });
}
