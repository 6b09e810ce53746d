import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { getSessionState, LUIS, setUp } from './auth.test.helper.ts';
import { createUserCall, settle } from './auth-details.test.helper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a session start that is aborted because another tab has changed the session keeps the new token and leaves the status pending', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user }, { token: 'ana-1' });
  const starting = world.auth.start();
  await settle();
  world.session.adopt('luis-1');
  calls[0]?.reject(new ApiError('aborted'));
  await starting;
  expect([world.auth.status.value, world.auth.startFailure.value, world.session.token()]).toEqual([
    'pending',
    null,
    'luis-1',
  ]);
});

test('a session start that fails after another tab has changed the session keeps the token of the other tab', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user }, { token: 'ana-1' });
  const starting = world.auth.start();
  await settle();
  world.storage.set(STORAGE_KEYS.token, 'luis-1');
  world.session.adopt('luis-1');
  calls[0]?.reject(new ApiError('unprevented'));
  await starting;
  expect([world.session.token(), world.storage.get(STORAGE_KEYS.token)]).toEqual(['luis-1', 'luis-1']);
});

test('a session start that fails after the tab has switched to another player does not log out that player', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user }, { token: 'ana-1' });
  const starting = world.auth.start();
  await settle();
  const following = world.auth.follow('luis-1');
  calls[1]?.resolve(LUIS);
  await following;
  calls[0]?.reject(new ApiError('unprevented'));
  await starting;
  expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
  expect(world.auth.startFailure.value).toBeNull();
});
