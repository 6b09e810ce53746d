// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createMyPosition, createRankingPage } from '../testing/fixtures.ts';
import { createGameWorld } from '../testing/game-world.ts';

test('a log-out clears the places of the player, which are not those of the next one', async () => {
  const world = createGameWorld();
  world.server.weekRanking = async () => createRankingPage({ myPosition: createMyPosition() });
  const stop = world.startPlay();
  await world.positions.load(6);
  expect(world.positions.byWeek.value.size).toBe(1);
  world.setUser(null);
  expect(world.positions.byWeek.value.size).toBe(0);
  stop();
});
