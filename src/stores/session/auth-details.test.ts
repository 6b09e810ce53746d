import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError, type ErrorKind } from '../../api/error.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { failing } from '../../testing/fake-api.ts';
import { ANA, CREDENTIALS, getSessionState, LUIS, openPlayer, setUp } from './auth.test.helper.ts';
import { createUserCall, settle } from './auth-details.test.helper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('two simultaneous calls of `auth.start` request the user once', async () => {
  const world = setUp({}, { token: 'ana-1' });
  await Promise.all([world.auth.start(), world.auth.start()]);
  expect(world.api.user).toHaveBeenCalledOnce();
});

test.each<[ErrorKind, 'other' | null]>([
  ['network', 'other'],
  ['unprevented', 'other'],
  ['unauthenticated', null],
  ['account-eliminated', null],
  ['email-not-verified', null],
])(
  'a session start whose call fails with %s calls the onSessionEnd listeners once and sets `startFailure` to %s',
  async (kind, failure) => {
    const { auth, ended } = setUp({ user: failing(kind) }, { token: 'ana-1' });
    expect(auth.startFailure.value).toBeNull();
    await auth.start();
    expect(auth.startFailure.value).toBe(failure);
    expect(ended).toHaveBeenCalledOnce();
  },
);

test('`auth.dismissStartFailure` sets `startFailure` to null after a failed session start', async () => {
  const { auth } = await openPlayer({ user: failing('network') });
  auth.dismissStartFailure();
  expect(auth.startFailure.value).toBeNull();
});

test('a log-in after a failed session start sets `startFailure` to null', async () => {
  const { api, auth } = await openPlayer({ user: vi.fn(failing('network')) });
  vi.mocked(api.user as Api['user']).mockResolvedValue(ANA);
  await auth.login(CREDENTIALS);
  expect(auth.startFailure.value).toBeNull();
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

test('a second call of `auth.expire` leaves the dialog expiredSession of a visitor open', async () => {
  const { auth, modal } = setUp();
  await auth.start();
  auth.expire();
  modal.show({ type: 'expiredSession' });
  auth.expire();
  expect(modal.current.value?.type).toBe('expiredSession');
});
