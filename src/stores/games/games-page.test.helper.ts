import { createGameWorld } from '../../testing/game-world.ts';

export const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Opens Partidos, which stays open, and waits for its loads. */
export async function loaded(options?: Parameters<typeof createGameWorld>[0]) {
  const world = createGameWorld(options);
  world.gamesPage.open();
  await tick();
  return world;
}
