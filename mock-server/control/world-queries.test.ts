import { expect, test } from 'vitest';
import { startCaller } from '../testing/caller.ts';

test('the hash of the world of the default seed with 10,000 players is the one written in this test', async () => {
  expect(await startCaller({ players: 10_000 }).control.world.hash()).toMatchInlineSnapshot(
    `"b44011f279f276634600c3024d9bff9e"`,
  );
});

test('world.table returns copies of the rows, has the derived column `closes` of games, and rejects an unknown table', () => {
  const caller = startCaller({ players: 30 });
  const { world } = caller.control;
  const { columns, rows } = world.table('games');
  expect(columns.find(({ name }) => name === 'closes')?.isDerived).toBe(true);
  for (const row of rows) row.id = 'changed';
  expect(world.table('games').rows.map(({ id }) => id)).not.toContain('changed');
  expect(() => world.table('secrets' as 'weeks')).toThrow('No existe la tabla secrets.');
});

test.each(['predictions', 'answers'] as const)(
  'world.table leaves out the %s of the season’s data that are later than the time of the world',
  async (table) => {
    const { world, clock } = startCaller({ players: 30 }).control;
    await clock.goto('2026-07-10 18:00');
    expect(world.table(table).rows).toEqual([]);
    await clock.goto('cierre(3, 1)');
    const instants = world.table(table).rows.map(({ created_at }) => Number(created_at));
    expect(instants.length).toBeGreaterThan(0);
    expect(Math.max(...instants)).toBeLessThanOrEqual(clock.now());
  },
);

test('world.user is null and world.persona the visitor before a log-in, and both name who has logged in', async () => {
  const { world } = startCaller({ players: 30 }).control;
  await world.as('visitante');
  expect([world.user(), world.persona()]).toEqual([null, 'visitante']);
  await world.as('nico');
  expect(world.user()).toEqual({ id: expect.any(String), name: 'Nico', email: 'nico@correo.mx' });
  expect(world.persona()).toBe('nico');
});
