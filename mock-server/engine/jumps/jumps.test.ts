import { expect, test } from 'vitest';
import type { MockControl as Control } from '../../index.ts';
import { startCaller } from '../../testing/caller.ts';

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

/** Holds a send of a score for the first game of week 7, one minute before its cut-off. */
async function holdSend(when: 'before' | 'after' = 'before') {
  const { caller, control, pool } = await sendWeekSeven();
  await control.clock.goto('cierre(7, 2) - 1m');
  await control.fault.hold('POST /api/pool/user', { when });
  const sent = caller.post('/api/pool/user', { pool });
  sent.catch(() => {});
  await control.net.idle();
  return { control, sent };
}

test.each([
  ['forward', { silent: false }],
  ['silently forward', { silent: true }],
])(
  'a call that a fault holds stays held over a jump %s and is answered at the new time',
  async (_how, options) => {
    const { control, sent } = await holdSend();
    await control.clock.advance('2m', options);
    expect([control.fault.held(), control.net.held().map(({ endpoint }) => endpoint)]).toEqual([
      1,
      ['POST /api/pool/user'],
    ]);
    await control.fault.release();
    const { status, body, headers } = await sent;
    expect([status, body.message]).toEqual([422, 'No bet time']);
    expect(Date.parse(headers.get('date') ?? '')).toBe(control.clock.resolve('cierre(7, 2) + 1m'));
  },
);

test('a call that a fault holds stays held over a jump back that keeps the data', async () => {
  const { control, sent } = await holdSend();
  await control.clock.goto('cierre(7, 2) - 1d', { data: false });
  expect(control.fault.held()).toBe(1);
  await control.fault.release();
  expect((await sent).status).toBe(200);
});

test('a call whose response a fault holds keeps its effect over a jump and gets the response at the new time', async () => {
  const { control, sent } = await holdSend('after');
  await control.clock.advance('2m');
  await control.fault.release();
  const { status, headers } = await sent;
  expect(status).toBe(200);
  expect(Date.parse(headers.get('date') ?? '')).toBe(control.clock.now());
});

test('a held call that is released during a jump is answered in the new world', async () => {
  const { control, sent } = await holdSend();
  const jump = control.clock.advance('2m');
  await Promise.resolve();
  void control.fault.release();
  await jump;
  expect((await sent).body.message).toBe('No bet time');
});

test('a refused jump keeps a held call', async () => {
  const { control } = await holdSend();
  await expect(control.world.gotoFact(99)).rejects.toThrow('No existe el hecho 99');
  expect(control.fault.held()).toBe(1);
});

test.each([
  ['a jump back', (control: Control) => control.clock.advance('-1h')],
  ['another persona', (control: Control) => control.world.as('mariana')],
  ['a new world', (control: Control) => control.world.begin({ as: 'ana' })],
])('%s, which reloads the page, drops a held call, which takes no effect', async (_what, jump) => {
  const { control, sent } = await holdSend();
  await jump(control);
  await expect(sent).rejects.toThrow('Failed to fetch');
  expect([control.fault.held(), control.net.log().at(-1)?.outcome]).toEqual([0, 'travel']);
  await control.fault.release();
  expect(control.world.facts().filter(({ kind, by }) => kind === 'pool' && by === 'app')).toEqual([]);
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
