/**
 * Opens a tab and sends predictions from the tab. `settle` and `send` need fake timers, which the tests
 * install.
 */
import { vi } from 'vitest';
import type { PoolSaved } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { ScorePick } from '../../domain/types.ts';
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
export function getParams(world: World): Partial<SentParams & { toFill: number; hours: number }> {
  const dialog = world.modal.current.value;
  switch (dialog?.type) {
    case 'sendPool':
      return { lines: dialog.params.lines.value, toFill: dialog.params.toFill.value };
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
  world.sending.openReview();
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

export type Tab = World;

export const LUIS = { ...ANA, id: '8' };

export const TRIVIA = { id: '5', question: 'q', options: ['a', 'b'] };

export const LOST = new ApiError('networkError', { outcomeUnknown: true });

export const both = (gameId: string): ScorePick => ({ gameId, homeScore: 2, awayScore: 1 });

export const getPosted = (world: Tab) => world.server.posts.map((rows) => rows.map(({ gameId }) => gameId));

/** Sends the predictions; the server saves them, but its response is lost. */
export async function loseAnswer(world: Tab) {
  const { sendPool } = world.server;
  world.server.sendPool = async (rows) => {
    world.server.keep(rows);
    throw LOST;
  };
  await send(world);
  world.server.sendPool = sendPool;
}

/** The server answers a send only when the test calls `answer`. */
export async function openWaitingTab(...options: Parameters<typeof openTab>) {
  const world = await openTab(...options);
  const answers: (() => void)[] = [];
  world.server.sendPool = (rows) =>
    new Promise<PoolSaved>((resolve) => {
      answers.push(() => resolve({ saved: world.server.keep(rows), trivia: world.server.trivia }));
    });
  const answer = async () => {
    answers.shift()?.();
    await settle();
  };
  return { world, answer };
}

/** The server moves on to week 8. */
export async function moveToWeek8(world: Tab) {
  world.server.currentWeek = async () => ({ number: 8, betDays: '' });
  await world.playerData.reloadAll();
}

/** The predictions as a server lists them that says whose they are. */
export const ownedBy = (world: Tab, userId: string) => async () =>
  new Map([[7, world.server.saved.map((row) => ({ ...row, userId }))]]);
