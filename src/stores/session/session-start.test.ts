import { effect } from '@preact/signals-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../scripts/test-setup.ts';
import { ApiError } from '../../api/error.ts';
import type { FakeCalls } from '../../testing/fake-api.ts';
import { createUserCall, getSessionState, LUIS, PLAYER, setUp, VISITOR } from './auth.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Starts the session of `ana-1`, whose user stays pending until the test settles `calls`. */
async function startPending() {
  const { calls, user } = createUserCall();
  const world = setUp({ user }, { token: 'ana-1' });
  const starting = world.auth.start();
  await settle();
  return { calls, starting, user, world };
}

test('a mistake of a subscriber to the user leaves the started session open', async () => {
  const world = setUp({}, { token: 'ana-1' });
  effect(() => {
    if (world.auth.user.value) throw new TypeError('mistake of a subscriber');
  });
  await expect(world.auth.start()).rejects.toThrow('mistake of a subscriber');
  expect(getSessionState(world)).toEqual(PLAYER);
});

test('a mistake in the load of the user at a start reaches the console and ends the session', async () => {
  const world = setUp(
    { user: vi.fn(() => Promise.reject(new TypeError('x is not a function'))) },
    { token: 'ana-1' },
  );
  await world.auth.start();
  expect(getSessionState(world)).toEqual(VISITOR);
  expectConsole(/TypeError: x is not a function/);
});

test('a session start that fails after the tab has switched to another player does not log out that player', async () => {
  const { calls, starting, world } = await startPending();
  const following = world.auth.followToken('luis-1');
  calls[1]?.resolve(LUIS);
  await following;
  calls[0]?.reject(new ApiError('unpreventedError'));
  await starting;
  expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
  expect(world.auth.stayNotice.value).toBeNull();
});

test('a session start that the server refuses with “Unauthenticated.” ends the session once and leaves a visitor', async () => {
  const user = vi.fn(async () => {
    world.auth.logOut.expireWhenOver();
    throw new ApiError('unauthenticated', { status: 401 });
  });
  const world = setUp({ user }, { token: 'ana-1' });
  const before = world.session.epoch();
  await world.auth.start();
  expect(getSessionState(world)).toEqual(VISITOR);
  expect([world.session.epoch() - before, world.auth.endReason.value]).toEqual([1, 'expired']);
});

test('a session start makes no call and keeps the new token when another tab logs in while it is offline', async () => {
  const world = setUp({}, { token: 'ana-1' });
  world.isOffline.value = true;
  const starting = world.auth.start();
  world.session.setToken('luis-1');
  world.isOffline.value = false;
  await vi.advanceTimersByTimeAsync(100);
  await starting;
  expect([vi.mocked(world.api.user as FakeCalls['user']).mock.calls, world.session.token()]).toEqual([
    [],
    'luis-1',
  ]);
});

test('an aborted session start makes no second call and keeps the token of another tab’s new session', async () => {
  const { calls, starting, user, world } = await startPending();
  world.session.setToken('luis-1');
  calls[0]?.reject(new ApiError('aborted'));
  await starting;
  expect([user.mock.calls.length, world.session.token()]).toEqual([1, 'luis-1']);
  expect([world.auth.status.value, world.auth.stayNotice.value]).toEqual(['pending', null]);
});

test('after a 429 at the start, a log-in waits the seconds that are left, rounded up', async () => {
  const limit = new ApiError('wait', { status: 429, retryAfter: 90 });
  const world = setUp({ user: vi.fn(() => Promise.reject(limit)) }, { token: 'ana-1' });
  await world.auth.start();
  expect(world.auth.getLoginWait()).toBe(90);
  await vi.advanceTimersByTimeAsync(89_400);
  expect(world.auth.getLoginWait()).toBe(1);
});
