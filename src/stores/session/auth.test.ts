import { effect } from '@preact/signals-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../scripts/test-setup.ts';
import { ApiError } from '../../api/error.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { type FakeCalls, failing } from '../../testing/fake-api.ts';
import { openSession } from '../account/log-in.ts';
import { ANA, createUserCall, getSessionState, LUIS, PLAYER, setUp, VISITOR } from './auth.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

async function openPlayer(calls: Partial<FakeCalls> = {}) {
  const world = setUp(calls, { token: 'ana-1' });
  await world.auth.start();
  return world;
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

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Starts the session of `ana-1`, whose user stays pending until the test settles `calls`. */
async function startPending() {
  const { calls, user } = createUserCall();
  const world = setUp({ user }, { token: 'ana-1' });
  const starting = world.auth.start();
  await settle();
  return { calls, starting, user, world };
}

test('after a log-out, `auth.finishNavigation` clears `endReason` at once and resets the session in a later task', async () => {
  const world = await openPlayer();
  world.auth.endSession('log-out');
  world.auth.finishNavigation();
  expect(world.auth.endReason.value).toBeNull();
  expect(world.auth.status.value).toBe('authenticated');
  vi.runAllTimers();
  expect(getSessionState(world)).toEqual(VISITOR);
});

test('after a log-out, `auth.finishNavigation` does not reset a session that is opened before the delayed reset runs', async () => {
  const world = await openPlayer();
  world.auth.endSession('log-out');
  world.auth.finishNavigation();
  await openSession({ ...world, api: world.fakeApi }, 'ana-2', ANA.email);
  vi.runAllTimers();
  expect(getSessionState(world)).toEqual({ ...PLAYER, token: 'ana-2' });
});

test('after a log-out and `auth.finishNavigation`, `auth.endSession` for an expiry leaves `endReason` null if the session has not been reset yet', async () => {
  const world = await openPlayer();
  world.auth.endSession('log-out');
  world.auth.finishNavigation();
  world.auth.endSession('expired');
  expect(world.auth.endReason.value).toBeNull();
});

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

test('a tab that cannot load the player of another tab has no session and keeps the token that the other tab stored in storage', async () => {
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

test('a tab that switches to the player of another tab closes its dialogs and clears `endReason`', async () => {
  const world = await openPlayer();
  world.auth.endSession('log-out');
  world.modal.show({ type: 'networkError' });
  const following = world.auth.followToken('luis-1');
  expect([world.modal.current.value, world.auth.endReason.value]).toEqual([null, null]);
  await following;
});

test('a tab that switches to two players in a row ends with the second player even when the load of the first is aborted later', async () => {
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

test('`auth.refreshUser` keeps the user when the call fails', async () => {
  const world = await openPlayer();
  vi.mocked(world.api.user as FakeCalls['user']).mockRejectedValue(new ApiError('networkError'));
  await world.auth.refreshUser();
  expect(getSessionState(world)).toEqual(PLAYER);
});

test('a log-out clears the verification record', async () => {
  const world = await openPlayer();
  world.auth.requireVerification('ana@correo.mx', true);
  world.auth.endSession('log-out');
  expect(world.auth.verification.value).toBeNull();
});

test('a session start that fails after the tab has switched to another player does not log out that player', async () => {
  const { calls, starting, world } = await startPending();
  const following = world.auth.followToken('luis-1');
  calls[1]?.resolve(LUIS);
  await following;
  calls[0]?.reject(new ApiError('unpreventedError'));
  await starting;
  expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
  expect(world.auth.startFailure.value).toBeNull();
});

test('a session start makes no call and keeps the new token when another tab changes the session while this tab is offline', async () => {
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

test('a session start that is aborted makes no second call and keeps the new token when another tab has changed the session', async () => {
  const { calls, starting, user, world } = await startPending();
  world.session.setToken('luis-1');
  calls[0]?.reject(new ApiError('aborted'));
  await starting;
  expect([user.mock.calls.length, world.session.token()]).toEqual([1, 'luis-1']);
  expect([world.auth.status.value, world.auth.startFailure.value]).toEqual(['pending', null]);
});
