import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

const HAR = readFileSync(new URL('../testing/hars/safari.har', import.meta.url), 'utf8');

let caller: Caller;
beforeEach(async () => {
  caller = startCaller({ players: 30 });
  await caller.logIn();
  await caller.control.net.playHar(HAR);
});

const findEmail = () => {
  const user = caller.control.world.table('users').rows.find(({ nickname }) => nickname === 'rosa_gol');
  return String(user?.email);
};

async function openWorld() {
  await caller.control.net.saveHarAsWorld();
  caller.cookie = null;
  await caller.logIn(findEmail());
}

test('the world of a HAR has the weeks and games of its answers, also teams that the season lacks', async () => {
  await openWorld();
  const { body: weeks } = await caller.get('/api/weeks');
  expect(weeks.map(({ number, alias }: { number: number; alias: string }) => [number, alias])).toEqual([
    [8, 'Jornada 8'],
    [9, 'Clásicos'],
  ]);
  const { body: games } = await caller.get('/api/games/week/9');
  expect(games[9].data).toMatchObject([
    { id: 90211, status: { name: 'activo' }, home: { name: 'América' }, away: { name: 'Cruz Azul' } },
    { id: 90212, home: { name: 'Toluca' }, away: { name: 'Leones Negros', short_name: 'UDG' } },
    { id: 90213, status: { name: 'pospuesto' } },
  ]);
});

test('the world of a HAR has the player with an invented e-mail, the predictions and the answered trivia', async () => {
  await openWorld();
  expect(findEmail()).not.toContain('rosa.medina');
  expect((await caller.get('/api/user')).body).toMatchObject({ name: 'Rosa', municipality: 'Cuauhtémoc' });
  const { body } = await caller.get('/api/pool/user/all');
  expect(body[9]).toMatchObject([{ game_id: 90211, home_score: 2, away_score: 1, points: null }]);
});

test('time travel in the world of a HAR ends its games and hides a prediction before it was sent', async () => {
  const { clock } = caller.control;
  await openWorld();
  await clock.goto('2026-09-18 21:30');
  const { body: games } = await caller.get('/api/games/week/9');
  expect(games[9].data[0]).toMatchObject({ status: { name: 'finalizado' }, home_score: expect.any(Number) });
  await clock.goto('2026-09-18 11:00');
  await caller.logIn(findEmail());
  expect((await caller.get('/api/pool/user/all')).body).toEqual([]);
});

test('the world of a HAR begins at the time of its last answer, in a branch beside the one before', async () => {
  await openWorld();
  const { branch, clock, net } = caller.control;
  expect(new Date(clock.now()).toISOString()).toMatch(/^2026-09-18T18:02:00/);
  expect(branch.list().map(({ name }) => name)).toContain('Antes del HAR');
  expect(net.playingHar()).toBeNull();
});

test('net.describeHarWorld says in Spanish what the world of a HAR takes and leaves out', async () => {
  const { taken, leftOut } = await caller.control.net.describeHarWorld();
  expect(taken).toEqual([
    '2 jornadas',
    '3 partidos',
    expect.stringMatching(/^la cuenta de Rosa/),
    '1 pronóstico',
  ]);
  expect(leftOut.join(' ')).toMatch(/Los partidos de 8: .* correo y el celular.* El ranking/);
});

test('a HAR that says nothing of the season becomes the season of the simulator with Nico as the player', async () => {
  const { net } = caller.control;
  await net.stopHar();
  const { log } = JSON.parse(HAR);
  log.entries = log.entries.filter(({ request }: { request: { url: string } }) =>
    /ranking/.test(request.url),
  );
  await net.playHar(JSON.stringify({ log }));
  await net.saveHarAsWorld();
  expect(caller.control.world.persona()).toBe('nico');
  await caller.logIn('nico@correo.mx');
  expect((await caller.get('/api/weeks')).body).toHaveLength(23);
});

test('the world of an own export keeps the simulator’s persona, games and predictions', async () => {
  const { net, world } = caller.control;
  await net.stopHar();
  net.clear();
  await caller.logIn();
  for (const path of ['/api/user', '/api/weeks', '/api/games/all', '/api/pool/user/all'])
    await caller.get(path);
  const [games, predictions] = [world.table('games').rows, (await caller.get('/api/pool/user/all')).body];
  await net.playHar(JSON.stringify(net.har()));
  await net.saveHarAsWorld();
  expect(world.persona()).toBe('ana');
  await caller.logIn();
  const ignoreIds = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, item) => (key === 'id' ? 0 : item)));
  expect(ignoreIds((await caller.get('/api/pool/user/all')).body)).toEqual(ignoreIds(predictions));
  expect(world.table('games').rows).toHaveLength(games.length);
});
