import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { FakeCalls } from '../../testing/fake-api.ts';
import { getSessionState, openPlayer, PLAYER } from './auth.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test('`auth.refreshUser` keeps the user when the call fails', async () => {
  const world = await openPlayer();
  vi.mocked(world.api.user as FakeCalls['user']).mockRejectedValue(new ApiError('networkError'));
  await world.auth.refreshUser();
  expect(getSessionState(world)).toEqual(PLAYER);
});
