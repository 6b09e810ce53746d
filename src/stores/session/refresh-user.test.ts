import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { FakeCalls } from '../../testing/fake-api.ts';
import { getSessionState, openPlayer, PLAYER } from './auth.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test('a failed reload of the user keeps the player logged in with the user of before', async () => {
  const world = await openPlayer();
  vi.mocked(world.api.user as FakeCalls['user']).mockRejectedValue(new ApiError('networkError'));
  await world.auth.refreshUser();
  expect(getSessionState(world)).toEqual(PLAYER);
});
