import { beforeEach, expect, test, vi } from 'vitest';
import type { PoolSaved } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { ScorePick } from '../../domain/types.ts';
import { ANA } from '../../testing/fixtures.ts';
import { getShown, LOST, openTab, ownedBy, send, settle, type Tab } from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test.each<[string, (world: Tab, rows: readonly ScorePick[]) => PoolSaved]>([
  [
    'the answer of the send',
    (world, rows) => ({
      saved: world.server.keep(rows).map((row) => ({ ...row, userId: '8' })),
      trivia: null,
    }),
  ],
  [
    'the read-back',
    (world, rows) => {
      world.server.keep(rows);
      world.server.userPools = ownedBy(world, '8');
      return { saved: [], trivia: null };
    },
  ],
  [
    'the read-back after a lost answer',
    (world, rows) => {
      world.server.keep(rows);
      world.server.userPools = ownedBy(world, '8');
      throw LOST;
    },
  ],
])(
  'predictions of another player in %s end the session, without a receipt, and keep the drafts',
  async (_what, answer) => {
    const world = await openTab();
    world.server.sendPool = async (rows) => {
      world.server.posts.push(rows);
      return answer(world, rows);
    };
    await send(world);
    expect([getShown(world), world.user.value, world.server.posts.length]).toEqual([null, null, 1]);
    world.setUser(ANA);
    world.drafts.open(7);
    expect(world.getFilled(['1', '2'])).toEqual(['1', '2']);
  },
);

test('“Reintentar” sends nothing when a reload of the page replaces the reading of the predictions and fails', async () => {
  const world = await openTab();
  world.server.sendPool = async (rows) => {
    world.server.posts.push(rows);
    throw LOST;
  };
  await send(world);
  world.server.userPools = () =>
    new Promise((_, reject) => setTimeout(() => reject(new ApiError('networkError')), 10));
  world.modal.accept();
  await settle();
  world.predictions.load().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([getShown(world), world.server.posts.length]).toEqual(['networkError', 1]);
});

test('an accepted send shows its receipt when two reloads of the page replace its reading of the predictions and fail', async () => {
  const world = await openTab();
  const failsIn10Ms = () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new ApiError('networkError')), 10));
  const { sendPool } = world.server;
  world.server.sendPool = async (rows) => {
    const answer = await sendPool(rows);
    world.server.userPools = failsIn10Ms;
    for (const delay of [5, 20]) setTimeout(() => world.predictions.load().catch(() => undefined), delay);
    return answer;
  };
  await send(world);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(getShown(world)).toBe('poolsSent');
});
