import { expect, test } from 'vitest';
import { startCaller } from '../testing/caller.ts';

test('the hash of the world of the default seed with 10,000 players is the one written in this test', async () => {
  expect(await startCaller({ players: 10_000 }).control.world.hash()).toMatchInlineSnapshot(
    `"474f938935a36af44346777206ce617c"`,
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
