/**
 * Opens a tab and sends predictions from the tab. `settle` and `send` need fake timers, which the tests
 * install.
 */
import { vi } from 'vitest';
import { createLocks } from '../../testing/device.ts';
import { ANA } from '../../testing/fixtures.ts';
import { createGameWorld, type WorldOptions } from '../../testing/game-world.ts';
import type { SentParams } from '../shell/dialogs.ts';

type World = ReturnType<typeof createGameWorld>;

/**
 * Opens a tab with week 7 loaded and the draft 2–1 for the games 1 and 2, and clears the list of recorded
 * calls.
 */
export async function openTab(options: WorldOptions = {}): Promise<World> {
  const world = createGameWorld(options);
  await world.loadGamesPage();
  for (const gameId of ['1', '2']) world.fill(gameId, 2, 1);
  world.server.calls.length = 0;
  return world;
}

export const getShown = (world: World) => world.modal.current.value?.type ?? null;

/** What the open dialog of a send shows. */
export function getParams(world: World): Partial<SentParams & { missing: number; hours: number }> {
  const dialog = world.modal.current.value;
  switch (dialog?.type) {
    case 'sendPool':
      return { lines: dialog.params.lines.value, missing: dialog.params.missing.value };
    case 'poolSent':
    case 'poolsSent':
      return dialog.params;
    case 'poolGameNotAvailable':
      return dialog.params ?? {};
    default:
      return {};
  }
}

export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Opens the review of all complete scores and confirms it. */
export async function send(world: World) {
  world.sender.review();
  world.modal.accept();
  await settle();
}

/** Another tab holds the lock `name` until the test calls `release`. */
export function holdLock(name = `lmx:pool:${ANA.id}`) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locks = createLocks();
  void locks.request(name, () => held);
  return { locks, release };
}
