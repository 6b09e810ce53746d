import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api, Registration } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { failing } from '../../testing/fake-api.ts';
import {
  answers,
  CREDENTIALS,
  getSessionState,
  LUIS,
  openPlayer,
  PLAYER,
  setUp,
} from './auth.test.helper.ts';
import { createUserCall } from './auth-details.test.helper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a log-in that fails with password-invalid keeps the typed e-mail in `emailHint` and sets no verification record', async () => {
  const { auth } = setUp({ login: failing('password-invalid') });
  expect(auth.emailHint.value).toBe('');
  await auth.login(CREDENTIALS).catch(() => undefined);
  expect(auth.emailHint.value).toBe('ana@correo.mx');
  expect(auth.verification.value).toBeNull();
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

test('a tab that switches to the player of another tab closes its dialogs and clears `navigateTo`', async () => {
  const world = await openPlayer();
  world.auth.leave();
  world.modal.show({ type: 'networkError' });
  const following = world.auth.follow('luis-1');
  expect([world.modal.current.value, world.auth.navigateTo.value]).toEqual([null, null]);
  await following;
});

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

test('`auth.refreshUser` keeps the user when the call fails', async () => {
  const world = await openPlayer();
  vi.mocked(world.api.user as Api['user']).mockRejectedValue(new ApiError('network'));
  await world.auth.refreshUser();
  expect(getSessionState(world)).toEqual(PLAYER);
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
