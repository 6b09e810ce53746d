import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { type FakeCalls, failing } from '../../testing/fake-api.ts';
import {
  createUserCall,
  getSessionState,
  LUIS,
  openPlayer,
  PLAYER,
  setUp,
  VISITOR,
} from './auth.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test('a log-in of another player in another tab clears the user, raises the epoch and loads the new user', async () => {
  const world = await openPlayer();
  const before = world.session.epoch();
  vi.mocked(world.api.user as FakeCalls['user']).mockResolvedValue(LUIS);
  const following = world.auth.followToken('luis-1');
  expect([world.auth.user.value, world.auth.status.value]).toEqual([null, 'authenticated']);
  await following;
  expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
  expect(world.session.epoch()).toBeGreaterThan(before);
});

test('a tab that can’t load another tab’s player has no session and keeps the stored token', async () => {
  const world = setUp({ user: failing('networkError') });
  await world.auth.start();
  world.storage.set(STORAGE_KEYS.token, 'luis-1');
  await world.auth.followToken('luis-1');
  expect(getSessionState(world)).toEqual(VISITOR);
  expect(world.storage.get(STORAGE_KEYS.token)).toBe('luis-1');
});

test('`auth.followToken` with the token of this tab changes nothing', async () => {
  const world = await openPlayer();
  const before = world.session.epoch();
  world.modal.show({ type: 'networkError' });
  await world.auth.followToken('ana-1');
  expect(getSessionState(world)).toEqual(PLAYER);
  expect([world.session.epoch(), world.modal.current.value?.type]).toEqual([before, 'networkError']);
});

test('a tab that follows another tab to another player closes its dialogs and forgets why its own session ended', async () => {
  const world = await openPlayer();
  world.auth.endSession('log-out');
  world.modal.show({ type: 'networkError' });
  const following = world.auth.followToken('luis-1');
  expect([world.modal.current.value, world.auth.endReason.value]).toEqual([null, null]);
  await following;
});

test('a tab that switches to two players in a row ends with the second, also after a late abort', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user });
  const first = world.auth.followToken('ana-1');
  const second = world.auth.followToken('luis-1');
  calls[1]?.resolve(LUIS);
  await second;
  calls[0]?.reject(new ApiError('aborted'));
  await first;
  expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
});

test('a tab that starts while the token of another tab is revoked becomes a visitor whose session has expired', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user }, { token: 'ana-1' });
  const starting = world.auth.start();
  await vi.advanceTimersByTimeAsync(0);
  const following = world.auth.followToken('ana-2');
  calls[0]?.reject(new ApiError('aborted'));
  await starting;
  world.auth.logOut.expireWhenOver();
  calls[1]?.reject(new ApiError('unauthenticated', { status: 401 }));
  await following;
  expect(getSessionState(world)).toEqual(VISITOR);
  expect(world.auth.endReason.value).toBe('expired');
});
