/** Opens a tab and sends predictions from the tab. The tests that use this file install fake timers. */
import { vi } from 'vitest';
import { createGameWorld, type WorldOptions } from '../../testing/game-world.ts';

type World = ReturnType<typeof createGameWorld>;

/** Opens a tab with the week loaded and complete scores for the first two games. */
export async function openTab(options: WorldOptions = {}): Promise<World> {
  const world = createGameWorld(options);
  await world.loadGamesPage();
  for (const gameId of ['1', '2']) {
    world.drafts.setGoals(7, gameId, 'home', 2);
    world.drafts.setGoals(7, gameId, 'away', 1);
  }
  world.server.calls.length = 0;
  return world;
}

export const getShown = (world: World) => world.modal.current.value?.type ?? null;
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Opens and confirms the review of all complete scores. */
export async function send(world: World) {
  world.sender.review('Jornada 7');
  world.modal.accept();
  await settle();
}
