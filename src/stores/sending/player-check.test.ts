import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_WAIT_MS } from '../../lib/clock.ts';
import { failing } from '../../testing/fake-api.ts';
import { GAMES } from '../../testing/fixtures.ts';
import {
  getShown,
  holdLock,
  LUIS,
  openTab,
  openWaitingTab,
  send,
  settle,
  type Tab,
} from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test.each<[string, (world: Tab) => void]>([
  ['another player has logged in since the review opened', (world) => world.setUser(LUIS)],
  [
    'another tab has changed the session and this tab has not heard of it',
    (world) => {
      world.session.isOurs = false;
    },
  ],
])('a confirmed review makes no POST and shows no dialog when %s', async (_case, change) => {
  const world = await openTab();
  world.sending.openReview();
  change(world);
  world.modal.accept();
  await settle();
  expect([getShown(world), world.server.posts]).toEqual([null, []]);
});

test('when another player logs in while predictions wait for the Web Lock, no dialog is shown afterwards', async () => {
  const world = await openTab({ locks: holdLock().locks });
  await send(world);
  world.setUser(LUIS);
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(getShown(world)).toBeNull();
});

test('a send whose session ends in this tab during the POST reads no predictions and shows no dialog', async () => {
  const { world, answer } = await openWaitingTab();
  await send(world);
  // As after `Unauthenticated.` for another call: the player stays known until the dialog that says so is accepted.
  world.session.epoch += 1;
  await answer();
  expect([world.server.calls, getShown(world)]).toEqual([['sendPool'], null]);
});

test('sending predictions does not reload the predictions when another player logs in during the POST', async () => {
  const { world, answer } = await openWaitingTab();
  await send(world);
  world.setUser(LUIS);
  await answer();
  expect(world.server.calls).toEqual(['sendPool']);
});

test('sending predictions shows no dialog and leaves `lastSent` empty when another player logs in during the reload of the predictions', async () => {
  const world = await openTab();
  const { userPools } = world.server;
  world.server.userPools = async () => {
    world.setUser(LUIS);
    return userPools();
  };
  await send(world);
  expect(getShown(world)).toBeNull();
  expect(world.sending.lastSent.value.size).toBe(0);
});

test('a refused send shows no dialog when another player logs in during the load of the games', async () => {
  const world = await openTab();
  world.server.sendPool = failing('poolInvalid');
  world.server.gamesOfWeek = async () => {
    world.setUser(LUIS);
    return GAMES;
  };
  await send(world);
  expect([getShown(world), world.server.calls.at(-1)]).toEqual([null, 'gamesOfWeek']);
});
