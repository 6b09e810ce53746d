import { vi } from 'vitest';
import type { ScorePick } from '../../domain/types.ts';
import { at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';

/** Opens Partidos with fake timers. Each random delay is half of `SPREAD_MS`. */
export async function openWithFakeTimers(now: string, sent: readonly ScorePick[] = []) {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const world = createGameWorld({ now: at(now) });
  world.server.keep(sent);
  const close = world.gamesPage.open();
  await vi.advanceTimersByTimeAsync(0);
  return { world, close };
}
