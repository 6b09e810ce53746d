import { createWorld } from '../../testing/game-world.ts';

export const tick = () => new Promise((resolve) => setTimeout(resolve));

export async function loaded(options?: Parameters<typeof createWorld>[0]) {
  const world = createWorld(options);
  await world.loadGamesPage();
  return world;
}
