import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api, Registration } from '../../api/api.ts';
import { ApiError, type ErrorKind } from '../../api/error.ts';
import { MAX_WAIT_MS } from '../../lib/deadline.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { failing } from '../../testing/fake-api.ts';
import {
  ANA,
  answers,
  CREDENTIALS,
  getSessionState,
  LUIS,
  openPlayer,
  PLAYER,
  setUp,
  VISITOR,
} from './auth.test.helper.ts';
import { createUserCall, settle } from './auth-details.test.helper.ts';

const RECORD = '{"nav":"coac","email":"ana@correo.mx"}';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a log-in and the load of its user share one deadline of 20 seconds', async () => {
  const deadlines: (number | undefined)[] = [];
  const world = setUp({
    login: async (_credentials, options) => {
      deadlines.push(options?.deadline);
      return { token: 'ana-1' };
    },
    user: async (options) => {
      deadlines.push(options?.deadline);
      return ANA;
    },
  });
  const start = performance.now();
  await world.auth.login(CREDENTIALS);
  expect(deadlines).toEqual([start + MAX_WAIT_MS, start + MAX_WAIT_MS]);
});

test('a log-in that fails with password-invalid keeps the typed e-mail in `emailHint` and sets no verification record', async () => {
  const { auth } = setUp({ login: failing('password-invalid') });
  expect(auth.emailHint.value).toBe('');
  await auth.login(CREDENTIALS).catch(() => undefined);
  expect(auth.emailHint.value).toBe('ana@correo.mx');
  expect(auth.verification.value).toBeNull();
});

test('an aborted log-in before the session start leaves the status of the auth store pending', async () => {
  const { auth } = setUp({ login: failing('aborted') });
  await auth.login(CREDENTIALS).catch(() => undefined);
  expect(auth.status.value).toBe('pending');
});

test('a failed log-in before the session start sets the status of the auth store to unauthenticated', async () => {
  const { auth } = setUp({ login: failing('network') });
  await auth.login(CREDENTIALS).catch(() => undefined);
  expect(auth.status.value).toBe('unauthenticated');
});

test('a registration sets `emailHint`, `auth.clearVerification` keeps it, and `auth.setEmailHint` replaces it', async () => {
  const { auth } = setUp({ register: answers({ email: 'ana@correo.mx' }) });
  await expect(auth.register({} as Registration)).resolves.toEqual({ email: 'ana@correo.mx' });
  auth.clearVerification();
  expect(auth.emailHint.value).toBe('ana@correo.mx');
  auth.setEmailHint('luis@correo.mx');
  expect(auth.emailHint.value).toBe('luis@correo.mx');
});

test('`auth.enter` clears the verification record, also in storage', async () => {
  const { auth, storage } = setUp({}, { verification: RECORD });
  await auth.start();
  await auth.enter('ana-1');
  expect([auth.verification.value, storage.get(STORAGE_KEYS.verification)]).toEqual([null, null]);
});

test('`auth.enter` keeps the verification record when the user fails to load', async () => {
  const { auth } = setUp({ user: failing('network') }, { verification: RECORD });
  await auth.start();
  await expect(auth.enter('ana-1')).rejects.toMatchObject({ kind: 'network' });
  expect(auth.verification.value).not.toBeNull();
});

test('`auth.enter` whose call is aborted does not close the session that another tab has opened meanwhile', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user });
  const entering = world.auth.enter('ana-1');
  world.session.adopt('luis-1');
  calls[0]?.reject(new ApiError('aborted'));
  await expect(entering).rejects.toMatchObject({ kind: 'aborted' });
  expect([world.session.token(), world.auth.status.value]).toEqual(['luis-1', 'pending']);
});

test.each([
  [254, true],
  [255, false],
])('a stored verification record with an e-mail of %d characters is read: %s', async (length, isRead) => {
  const email = 'a'.repeat(length);
  const { auth } = setUp({}, { verification: JSON.stringify({ nav: 'coac', email }) });
  await auth.start();
  expect(auth.verification.value !== null).toBe(isRead);
});

test('a tab without a session keeps its dialog and does not navigate when another tab logs out', async () => {
  const world = setUp();
  await world.auth.start();
  world.storage.set(STORAGE_KEYS.token, 'ana-1');
  world.modal.show({ type: 'networkError' });
  await world.auth.follow(null);
  expect([world.modal.current.value?.type, world.auth.navigateTo.value]).toEqual(['networkError', null]);
});

test('a tab that switches to the player of another tab closes its dialogs and clears `navigateTo`', async () => {
  const world = await openPlayer();
  world.auth.leave();
  world.modal.show({ type: 'networkError' });
  const following = world.auth.follow('luis-1');
  expect([world.modal.current.value, world.auth.navigateTo.value]).toEqual([null, null]);
  await following;
});

test.each<[ErrorKind, 'other' | null]>([
  ['network', 'other'],
  ['unauthenticated', null],
])(
  'a tab that cannot load the player of another tab, with the error %s, sets `startFailure` to %s',
  async (kind, failure) => {
    const { auth } = await openPlayer({
      user: vi.fn().mockResolvedValueOnce(ANA).mockImplementation(failing(kind)),
    });
    await auth.follow('luis-1');
    expect(auth.startFailure.value).toBe(failure);
  },
);

test('a tab that switches to two players in a row ends with the second player even when the load of the first is aborted later', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user });
  const first = world.auth.follow('ana-1');
  const second = world.auth.follow('luis-1');
  calls[1]?.resolve(LUIS);
  await second;
  calls[0]?.reject(new ApiError('aborted'));
  await first;
  expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
});

test('`auth.refreshUser` replaces the user with the reloaded user', async () => {
  const world = await openPlayer();
  vi.mocked(world.api.user as Api['user']).mockResolvedValue({ ...ANA, nickname: 'ana_2' });
  await world.auth.refreshUser();
  expect(world.auth.user.value?.nickname).toBe('ana_2');
});

test('`auth.refreshUser` keeps the user when the call fails', async () => {
  const world = await openPlayer();
  vi.mocked(world.api.user as Api['user']).mockRejectedValue(new ApiError('network'));
  await world.auth.refreshUser();
  expect(getSessionState(world)).toEqual(PLAYER);
});

test('`auth.refreshUser` requests the user exactly if the last load was at least the given time ago', async () => {
  const world = await openPlayer();
  await vi.advanceTimersByTimeAsync(999);
  await world.auth.refreshUser(1_000);
  expect(world.api.user).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await world.auth.refreshUser(1_000);
  expect(world.api.user).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  await world.auth.refreshUser(1_000);
  expect(world.api.user).toHaveBeenCalledTimes(2);
});

test('a log-out clears the verification record', async () => {
  const world = await openPlayer({ register: answers({ email: 'ana@correo.mx' }) });
  await world.auth.register({} as Registration);
  world.auth.leave();
  expect(world.auth.verification.value).toBeNull();
});

test('`auth.expire` sets `navigateTo` to session-expired after a call in `auth.withoutExpiry` has failed', async () => {
  const { auth } = await openPlayer();
  await expect(auth.withoutExpiry(failing('network'))).rejects.toMatchObject({ kind: 'network' });
  auth.expire();
  expect(auth.navigateTo.value).toBe('session-expired');
});

test('`auth.withoutExpiry` resolves with the result of the call that it runs', async () => {
  const { auth } = await openPlayer();
  await expect(auth.withoutExpiry(async () => 'answer')).resolves.toBe('answer');
});

test('`auth.expire` leaves `navigateTo` null while one of two calls in `auth.withoutExpiry` is pending', async () => {
  const { auth } = await openPlayer();
  let end = () => {};
  const slow = auth.withoutExpiry(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await auth.withoutExpiry(async () => undefined);
  auth.expire();
  expect(auth.navigateTo.value).toBeNull();
  end();
  await slow;
});

test('a removed onSessionEnd listener is not called at a log-out', async () => {
  const { auth } = await openPlayer();
  const listener = vi.fn();
  auth.onSessionEnd(listener)();
  auth.leave();
  expect(listener).not.toHaveBeenCalled();
});

test('`auth.finishNavigation` resets an expired session in a later task, not at once', async () => {
  const world = await openPlayer();
  world.auth.expire();
  world.auth.finishNavigation();
  expect(world.ended).not.toHaveBeenCalled();
  await settle();
  expect(world.ended).toHaveBeenCalledOnce();
  expect(getSessionState(world)).toEqual(VISITOR);
});
