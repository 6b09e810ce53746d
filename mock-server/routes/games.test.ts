import { beforeEach, expect, it } from 'vitest';
import { startBackEnd, type TestBackEnd } from '../testing/back-end.ts';

let server: TestBackEnd;
let token: string;
beforeEach(async () => {
  server = startBackEnd();
  token = await server.login('nico@correo.mx');
});

const get = async (path: string) => (await server.call('GET', path, { token })).body;

it('GET /api/weeks lists 23 weeks with the aliases of the play-offs', async () => {
  const weeks = await get('/api/weeks');
  expect(weeks).toHaveLength(23);
  expect(weeks[6]).toEqual({
    number: 7,
    alias: 'Jornada 7',
    before_hours_bet: null,
    before_weeks_bet: null,
    date_start: '2026-08-28',
  });
  expect(weeks.slice(17).map((week: { alias: string }) => week.alias)).toEqual([
    'Cuartos de Final · Ida',
    'Cuartos de Final · Vuelta',
    'Semifinal · Ida',
    'Semifinal · Vuelta',
    'Final · Ida',
    'Final · Vuelta',
  ]);
});

it('GET /api/week/current returns the week’s number, its betting days and the server time', async () => {
  const current = await get('/api/week/current');
  expect(current).toEqual({
    number: 7,
    bet_days: 'lun,mar,mié,jue,vie,sáb,dom',
    server_time: '2026-08-26T12:00:00-06:00',
  });
});

it('GET /api/games/week/7 returns the games under the key 7, by kick-off, with clubs, stadium and −06:00 times', async () => {
  const games = (await get('/api/games/week/7'))[7].data;
  expect(
    games.map(
      (game: { home: { short_name: string }; away: { short_name: string } }) =>
        `${game.home.short_name}-${game.away.short_name}`,
    ),
  ).toEqual('PUE-TIJ JUA-SLP LEO-SAN NEC-PAC TIG-TOL GDL-CAZ PUM-QRO MTY-ATL ATE-AME'.split(' '));
  expect(games[0]).toMatchObject({
    week: 7,
    date: '2026-08-28',
    time: '19:00:00',
    stadium: 'Estadio Cuauhtémoc',
    city: 'Puebla',
    home_score: null,
    away_score: null,
  });
});

it('GET /api/games/all returns a map of 23 weeks with 153 games', async () => {
  const all = await get('/api/games/all');
  expect(Object.keys(all)).toHaveLength(23);
  const games = Object.values<{ data: unknown[] }>(all).flatMap((week) => week.data);
  expect(games).toHaveLength(153);
});

it('knock-out games are listed when the previous round is over', async () => {
  server.at('2026-11-10 12:00');
  token = await server.login('nico@correo.mx');
  expect(await get('/api/games/week/18')).toEqual({ 18: { data: [] } });
  server.at('2026-11-22 21:55:00');
  expect((await get('/api/games/week/18'))[18].data).toHaveLength(4);
  expect((await get('/api/games/week/20'))[20].data).toHaveLength(0);
  server.at('2026-11-29 21:05:00');
  expect((await get('/api/games/week/20'))[20].data).toHaveLength(2);
  expect((await get('/api/games/week/22'))[22].data).toHaveLength(0);
});

it('a game of the week that is moved to a later day is listed after the others', async () => {
  const before = (await get('/api/games/week/7'))[7].data.map(({ id }: { id: number }) => id);
  server.edit('games', String(before[0]), { date: '2026-09-02' });
  const after = (await get('/api/games/week/7'))[7].data.map(({ id }: { id: number }) => id);
  expect(after).toEqual([...before.slice(1), before[0]]);
});

it('a published result has the goals of each team at its own side', async () => {
  const [{ id }] = (await get('/api/games/week/7'))[7].data;
  server.edit('games', String(id), { status: 'finalizado', home_goals: 3, away_goals: 1 });
  const [game] = (await get('/api/games/week/7'))[7].data;
  expect([game.id, game.home_score, game.away_score]).toEqual([id, 3, 1]);
});
