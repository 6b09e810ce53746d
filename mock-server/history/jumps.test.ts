import { expect, test } from 'vitest';
import { startCaller } from '../testing/caller.ts';

async function sendWeekSeven() {
  const caller = startCaller();
  await caller.logIn();
  const { body } = await caller.get('/api/games/week/7');
  const pool = [{ game_id: body[7].data[1].id, home_score: 2, away_score: 0 }];
  return { caller, control: caller.control, pool };
}

test('sending predictions after a jump back starts a branch, and the earlier branch keeps its later facts', async () => {
  const { caller, control, pool } = await sendWeekSeven();
  await control.clock.advance('1h');
  await caller.post('/api/pool/user', { pool });
  await control.clock.advance('-30m');
  await caller.post('/api/pool/user', { pool: [{ ...pool[0], home_score: 0 }] });
  expect(control.branch.list().map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['Principal', false],
    ['Rama B', true],
  ]);
  await control.branch.switch('A');
  expect((await caller.get('/api/pool/user/all')).body[7].at(-1).home_score).toBe(2);
});

test('a call that a fault holds is released before a time jump', async () => {
  const { caller, control, pool } = await sendWeekSeven();
  await control.fault.hold('POST /api/pool/user');
  const sent = caller.post('/api/pool/user', { pool });
  await control.net.idle();
  expect(control.fault.held()).toBe(1);
  expect(control.net.pending().map(({ outcome }) => outcome)).toEqual(['held']);
  await control.clock.goto('final(7, 9)');
  expect((await sent).status).toBe(200);
});

test('a call that takes longer than a time jump waits is dropped and stores nothing', async () => {
  const { caller, control, pool } = await sendWeekSeven();
  await control.fault.add({ match: 'POST /api/pool/user', effect: { delay: 2_500 } });
  const sent = caller.post('/api/pool/user', { pool });
  sent.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 10));
  await control.clock.advance('1d');
  await expect(sent).rejects.toThrow('Failed to fetch');
  expect(control.net.log().at(-1)?.outcome).toBe('travel');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(control.world.facts().filter(({ kind }) => kind === 'pool')).toEqual([]);
});

test('a call in flight finishes in the old world, and a call made during a time jump waits for the new world', async () => {
  const { caller, control } = await sendWeekSeven();
  const old = control.clock.now();
  await control.fault.add({ match: 'GET /api/weeks', effect: { delay: 60 }, when: 'after' });
  const before = caller.get('/api/weeks');
  await new Promise((resolve) => setTimeout(resolve, 5));
  const move = control.clock.advance('1d');
  await new Promise((resolve) => setTimeout(resolve, 5));
  const meanwhile = caller.get('/api/weeks');
  const hours = [await before, await meanwhile].map(({ headers }) => Date.parse(headers.get('date') ?? ''));
  await move;
  expect(hours).toEqual([old, old + 86_400_000]);
});

test('simultaneous time jumps run one after another', async () => {
  const { control } = await sendWeekSeven();
  const before = control.clock.now();
  await Promise.all([control.clock.advance('1h'), control.clock.advance('1h'), control.clock.advance('1h')]);
  expect(control.clock.now()).toBe(before + 3 * 3_600_000);
});

test('an invalid time jump is rejected in Spanish and keeps the time, and the next valid jump works', async () => {
  const { control } = await sendWeekSeven();
  const before = control.clock.now();
  await expect(control.clock.goto('cierre(99)')).rejects.toThrow(
    'No existe la jornada 99: hay de la 1 a la 23.',
  );
  await expect(control.clock.advance('un rato')).rejects.toThrow('No entiendo la duración “un rato”');
  await expect(control.world.gotoFact(77)).rejects.toThrow('No existe el hecho 77');
  expect(control.clock.now()).toBe(before);
  await control.clock.advance('1m');
  expect(control.clock.now()).toBe(before + 60_000);
});
