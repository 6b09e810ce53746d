import { expect, test } from 'vitest';
import { startCaller } from '../testing/caller.ts';

test('world.as logs in the personas with a confirmed account, and rejects an unknown persona', async () => {
  const caller = startCaller({ players: 30 });
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

test('world.as with the persona Sandra opens a session on another device, which ends the page’s', async () => {
  const caller = startCaller({ players: 30 });
  const { world } = caller.control;
  await world.as('sandra');
  const [mine, other] = world.table('sessions').rows;
  expect([mine?.revoked, other?.revoked]).toEqual([true, false]);
  caller.token = String(mine?.token);
  expect((await caller.get('/api/user')).status).toBe(401);
});
