import { beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});

test('world.as records a fact for each persona, logs in those with a confirmed account that is not deleted, and rejects an unknown persona', async () => {
  const { world } = caller.control;
  for (const { id, email, deleted, verified } of world.personas()) {
    await world.as(id);
    expect(
      world.facts().some(({ kind, payload }) => kind === 'persona' && (payload as { id: string }).id === id),
    ).toBe(true);
    if (email && verified && !deleted) expect(world.user()?.email).toBe(email);
  }
  await expect(world.as('nadie')).rejects.toThrow('No existe la persona nadie. Hay: visitante, lupe');
});

test('world.as with the persona Sandra opens a session for the page and one on another device, which ends the page’s session', async () => {
  const { world } = caller.control;
  await world.as('sandra');
  const [mine, other] = world.table('sessions').rows;
  expect([mine?.revoked, other?.revoked]).toEqual([true, false]);
  caller.token = String(mine?.token);
  expect((await caller.get('/api/user')).status).toBe(401);
});

test('mail.last returns the path and the expiry of a password link, and whether a link or a code is still valid', async () => {
  const { mail, clock } = caller.control;
  await caller.post('/api/auth/forgot-password', { email: 'ana@correo.mx' });
  const link = mail.last({ to: 'ana@correo.mx' });
  expect(link).toMatchObject({ kind: 'link', state: 'alive' });
  expect(link?.path).toMatch(/^\/user\/change-password\/ana%40correo\.mx\/[0-9a-f]{64}$/);
  expect((link?.expires_at ?? 0) - (link?.created_at ?? 0)).toBe(60 * 60_000);
  await clock.goto('enlace()');
  expect(mail.last({ kind: 'link' })?.state).toBe('expired');
  await clock.goto('codigo() - 1s', { data: false });
  expect(mail.last({ kind: 'code' })?.state).toBe('alive');
});

test('the hash of the world of the default seed with 10,000 players is the one written in this test', async () => {
  expect(await startCaller({ players: 10_000 }).control.world.hash()).toMatchInlineSnapshot(
    `"474f938935a36af44346777206ce617c"`,
  );
});

test('world.table returns copies of the rows, has the derived column `closes` of games, and rejects an unknown table', () => {
  const { world } = caller.control;
  const { columns, rows } = world.table('games');
  expect(columns.find(({ name }) => name === 'closes')?.isDerived).toBe(true);
  for (const row of rows) row.id = 'changed';
  expect(world.table('games').rows.map(({ id }) => id)).not.toContain('changed');
  expect(() => world.table('secrets' as 'weeks')).toThrow('No existe la tabla secrets.');
});

test('listeners of control.on receive fact, travel, ready and request events until they are removed, and fewer change events than those', async () => {
  const heard: string[] = [];
  const { control } = caller;
  const stop = (['fact', 'travel', 'request', 'ready'] as const).map((name) =>
    control.on(name, () => heard.push(name)),
  );
  let changes = 0;
  control.on('change', () => {
    changes += 1;
  });
  await control.clock.advance('1m');
  await caller.get('/api/weeks');
  expect(heard).toEqual(['fact', 'travel', 'ready', 'request', 'request']);
  expect(changes).toBeLessThan(heard.length);
  for (const off of stop) off();
  await control.clock.advance('1m');
  expect(heard).toHaveLength(5);
});
