import { vi } from 'vitest';
import type { ApiError } from '../../api/error.ts';
import type { Game } from '../../domain/types.ts';
import { createGameWorld } from '../../testing/game-world.ts';

export const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Opens Partidos, which stays open, and waits for its loads. */
export async function loaded(options?: Parameters<typeof createGameWorld>[0]) {
  const world = createGameWorld(options);
  world.gamesPage.open();
  await tick();
  return world;
}

export function spyOnGames(world: ReturnType<typeof createGameWorld>) {
  const gamesOfWeek = vi.fn(world.server.gamesOfWeek);
  world.server.gamesOfWeek = gamesOfWeek;
  return { gamesOfWeek, getWeeks: () => gamesOfWeek.mock.calls.map(([week]) => week) };
}

/** Makes the next request for games stay pending until the test calls `resolve` or `reject`. */
export function holdGames(world: ReturnType<typeof createGameWorld>) {
  const held = { resolve: (_: readonly Game[]) => {}, reject: (_: ApiError) => {} };
  const { gamesOfWeek } = world.server;
  world.server.gamesOfWeek = () => {
    world.server.gamesOfWeek = gamesOfWeek;
    return new Promise((resolve, reject) => Object.assign(held, { resolve, reject }));
  };
  return held;
}
