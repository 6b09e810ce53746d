import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

const readFixture = (name: string) =>
  readFileSync(new URL(`../testing/hars/${name}.har`, import.meta.url), 'utf8');

/** What a HAR file of the session has that no other place may have. */
const SECRETS = /41\|Zk3Q|eyJpdiI6Im5QZk|abcdefgh12345678|mi clave secreta/;

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});

const lost = { status: 0, body: 'lost' };
const orLost = (reply: Promise<{ status: number; body: unknown }>) =>
  reply.then(
    ({ status, body }) => ({ status, body }),
    () => lost,
  );

const SCORE = { game_id: 90211, home_score: 2, away_score: 1 };

/** Makes the calls of the fixtures as a player does. */
async function playSession() {
  const login = await caller.logIn('rosa.medina@correo.example', 'otra');
  const answers = [
    await orLost(caller.get('/api/user')),
    await orLost(caller.get('/api/weeks')),
    await orLost(caller.get('/api/week/current')),
    await orLost(caller.get('/api/games/week/9')),
    await orLost(caller.get('/api/pool/user/all')),
    await orLost(caller.post('/api/pool/user', { pool: [SCORE] })),
    await orLost(caller.get('/api/pool/user/all')),
    await orLost(caller.post('/api/trivia/answer', { question_id: 609, answer: 'Cruz Azul' })),
    await orLost(caller.get('/api/ranking?page=1')),
    await orLost(caller.get('/api/auth/logout')),
  ];
  return { login, answers };
}

describe.each(['chrome', 'firefox', 'safari', 'charles'])('a session that %s has exported', (name) => {
  test('answers each call in its order, the lost one as a lost connection', async () => {
    const { net } = caller.control;
    await net.playHar(readFixture(name));
    const { login, answers } = await playSession();
    expect(login).toMatchObject({ status: 200, body: { access_token: 'har' } });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 0, 200, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ nickname: 'rosa_gol', municipality: 'Cuauhtémoc' });
    expect(answers[1]?.body).toMatchObject([{ number: 8 }, { alias: 'Clásicos' }]);
    expect([answers[4]?.body, answers[6]?.body]).toMatchObject([[], { 9: [{ game_id: 90211 }] }]);
    expect(answers[7]?.body).toEqual({ is_correct: true });
    expect(net.playingHar()).toMatchObject({ done: 12, total: 12, next: [], missing: [] });
  });

  test('moves the clock to the time of each answer', async () => {
    const { clock, net } = caller.control;
    await net.playHar(readFixture(name));
    // The clock runs, and waits at the first answer.
    expect(new Date(clock.now()).toISOString()).toMatch(/^2026-09-18T(17:59:59|18:00:00)/);
    await playSession();
    expect(new Date(clock.now()).toISOString()).toMatch(/^2026-09-18T18:02:00/);
  });

  test('leaves no token, cookie or password in the log, in an export or in a file to share', async () => {
    const { net } = caller.control;
    await net.playHar(readFixture(name));
    await playSession();
    expect(JSON.stringify([net.log(), net.har(), net.playingHar()])).not.toMatch(SECRETS);
  });
});

test('a sanitized HAR begins a session without its token and counts the answers without a body', async () => {
  const { net } = caller.control;
  await net.playHar(readFixture('chrome-sanitized'));
  const { login, answers } = await playSession();
  expect(login.body).toEqual({ access_token: 'har' });
  expect(answers.at(-2)).toMatchObject({ status: 200, body: '' });
  expect(net.playingHar()).toMatchObject({ creator: 'WebInspector', bodiless: 1 });
});

test('a HAR leaves out preflights, pictures and other services', async () => {
  const { net } = caller.control;
  await net.playHar(readFixture('chrome'));
  expect(net.playingHar()).toMatchObject({ total: 12, others: 6 });
});

test('net.stopHar gives back the world, its branches, the faults and the clock', async () => {
  const { branch, clock, fault, net, world } = caller.control;
  await caller.logIn();
  await fault.add({ match: 'GET /api/weeks', effect: { delay: 1 }, times: 'always' });
  const read = async () => [await world.hash(), clock.now(), branch.list(), world.facts(), fault.list()];
  const before = await read();
  await net.playHar(readFixture('safari'));
  await playSession();
  await fault.add({ match: '*', effect: { drop: true } });
  await net.stopHar();
  expect(await read()).toEqual(before);
  expect(net.playingHar()).toBeNull();
  await caller.logIn();
  expect((await caller.get('/api/weeks')).body).toHaveLength(23);
});

test('a call that the HAR lacks is a lost connection, and net.playingHar names it', async () => {
  const { net } = caller.control;
  await net.playHar(readFixture('safari'));
  await expect(caller.get('/api/games/all')).rejects.toThrow('Failed to fetch');
  expect(net.playingHar()?.missing).toEqual(['GET /api/games/all']);
});

test('a fault of the panel applies to an answer of a HAR', async () => {
  const { fault, net } = caller.control;
  await net.playHar(readFixture('safari'));
  await fault.add({ match: 'POST /api/auth/login', effect: { status: 503 } });
  expect((await caller.logIn()).status).toBe(503);
  expect((await caller.logIn()).status).toBe(200);
});

test('time, branches and data refuse to change in Spanish while a HAR is open', async () => {
  const { branch, clock, net, world } = caller.control;
  await net.playHar(readFixture('safari'));
  const attempts = [
    () => clock.goto('cierre(7, 1)'),
    () => world.begin({}),
    () => world.edit('games', 755, { home_goals: 4 }),
    () => branch.create('Otra'),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow('Hay un HAR abierto');
  await expect(net.playHar(readFixture('chrome'))).rejects.toThrow('Ya hay un HAR abierto');
});

test('a session that the simulator has exported gives the same answers again', async () => {
  const { net } = caller.control;
  await caller.logIn();
  const paths = ['/api/user', '/api/weeks', '/api/games/all', '/api/ranking?page=2'];
  const recorded = [];
  for (const path of paths) recorded.push((await caller.get(path)).body);
  const text = JSON.stringify(net.har());
  caller = startCaller({ players: 30, seed: 12 });
  await caller.control.net.playHar(text);
  await caller.logIn();
  const replayed = [];
  for (const path of paths) replayed.push((await caller.get(path)).body);
  expect(replayed).toEqual(recorded);
});

test('with its times, a HAR answers a call after the time that the call took', async () => {
  const { net } = caller.control;
  await net.playHar(readFixture('safari'), { withTimes: true });
  await caller.logIn();
  expect(net.log().at(-1)?.ms).toBeGreaterThanOrEqual(300);
});

test('net.restartHar answers again with the first call of the HAR', async () => {
  const { net } = caller.control;
  await net.playHar(readFixture('safari'));
  const first = await playSession();
  await net.restartHar();
  expect(net.playingHar()).toMatchObject({ done: 0, total: 12 });
  expect(await playSession()).toEqual(first);
});
