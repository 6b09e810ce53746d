// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createDevice } from '../../testing/device.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { countDrafts } from './count-drafts.ts';

beforeEach(() => void vi.useFakeTimers());

const setUp = (device = createDevice()) => ({
  ...createGameWorld({ storage: device.openTab(), user: ANA }),
  device,
});

function count(world: ReturnType<typeof createGameWorld>) {
  world.drafts.flush();
  const { drafts, games, predictions, storage, user, weeks, clock } = world;
  const auth = { userId: { peek: () => user.peek()?.id ?? null } } as Parameters<
    typeof countDrafts
  >[0]['auth'];
  return countDrafts({ ...drafts, auth, games, predictions, storage, time: { read: clock.now }, weeks });
}

test('the count of drafts includes the complete scores of all stored weeks, and no half-filled one, while no week is loaded', () => {
  const world = setUp();
  world.fill('1', 2, 1);
  world.fill('2', 3, null);
  world.fill('9', 1, 1, 8);
  expect(count(world)).toBe(2);
  expect(count(setUp(world.device))).toBe(2);
});

test('no draft is counted while nobody is logged in, although the device keeps some', () => {
  const world = setUp();
  world.fill('1', 2, 1);
  world.setUser(null);
  expect(count(world)).toBe(0);
});

test('the count of drafts leaves out a week without a tab on Partidos, whose scores can’t be sent any more', async () => {
  const world = setUp();
  await world.loadGamesPage();
  world.fill('1', 2, 1);
  world.fill('61', 0, 0, 6);
  expect(count(world)).toBe(1);
});

test('the count of drafts leaves out a game that was sent from another device, and then one that has closed', async () => {
  const world = setUp();
  await world.loadGamesPage();
  for (const gameId of ['1', '2', '3', '4']) world.fill(gameId, 2, 1);
  expect(count(world)).toBe(4);
  world.server.keep([{ gameId: '2', homeScore: 0, awayScore: 0 }]);
  await world.predictions.load();
  expect(count(world)).toBe(3);
  world.clock.time = at('2026-08-29T17:00:00');
  expect(count(world)).toBe(2);
});
