import { createGameWorld } from '../../testing/game-world.ts';

export const tick = () => new Promise((resolve) => setTimeout(resolve));

export async function loaded(options?: Parameters<typeof createGameWorld>[0]) {
  const world = createGameWorld(options);
  await world.loadGamesPage();
  return world;
}
