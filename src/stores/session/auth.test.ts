import { describe, expect, test, vi } from 'vitest';
import type { Api, Registration } from '../../api/api.ts';
import type { ErrorKind } from '../../api/error.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { failing } from '../../testing/fake-api.ts';
import {
  answers,
  CREDENTIALS,
  getSessionState,
  LUIS,
  openPlayer,
  PLAYER,
  setUp,
  VISITOR,
} from './auth.test.helper.ts';

test('the session status is pending before the start, and no verification record has been read from storage', () => {
  const { auth } = setUp({}, { verification: '{"nav":"coac","email":"ana@correo.mx"}' });
  expect(auth.status.value).toBe('pending');
  expect(auth.verification.value).toBeNull();
});

describe('the session start', () => {
  test('the session start without a token sets the status unauthenticated and does not request the user', async () => {
    const world = setUp();
    await world.auth.start();
    expect(getSessionState(world)).toEqual(VISITOR);
    expect(world.api.user).not.toHaveBeenCalled();
  });

  test('the session start with a valid token loads the user and sets the status authenticated', async () => {
    expect(getSessionState(await openPlayer())).toEqual(PLAYER);
  });

  test.each<ErrorKind>(['network', 'connection', 'unprevented', 'unauthenticated', 'account-eliminated'])(
    'the session start that fails with %s sets the status unauthenticated and clears the token',
    async (kind) => {
      const world = await openPlayer({ user: failing(kind) });
      expect(getSessionState(world)).toEqual(VISITOR);
      expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
    },
  );

  test('the session start shows the dialog accountEliminated when it fails with account-eliminated', async () => {
    const { modal } = await openPlayer({ user: failing('account-eliminated') });
    expect(modal.current.value?.type).toBe('accountEliminated');
  });

  test('the session start shows no dialog after a network error', async () => {
    const { modal } = await openPlayer({ user: failing('network') });
    expect(modal.current.value).toBeNull();
  });

  test('the session start restores the verification record of an earlier visit', async () => {
    const { auth } = setUp({}, { verification: '{"nav":"coac","email":"ana@correo.mx"}' });
    await auth.start();
    expect(auth.verification.value).toEqual({ nav: 'coac', email: 'ana@correo.mx' });
  });

  test.each([
    '{"nav":"other","email":"a@b.mx"}',
    '{"nav":"coac"}',
    '[',
    '7',
    'null',
    '{"nav":"coac","email":7}',
    '{"nav":"coac","email":[]}',
  ])('the session start ignores the invalid stored verification record %s', async (verification) => {
    const { auth } = setUp({}, { verification });
    await auth.start();
    expect(auth.verification.value).toBeNull();
  });

  test.each([
    ['contains a line break', 'a\nb'],
    ['contains a character that is not ASCII', 'señal'],
    ['is the word null', 'null'],
    ['is empty', ''],
    ['has 5000 characters', 'x'.repeat(5000)],
  ])('the session start sets the status unauthenticated when the stored token %s', async (_case, token) => {
    const world = setUp({}, { token });
    await world.auth.start();
    expect(getSessionState(world)).toEqual(VISITOR);
  });
});

describe('a log-in', () => {
  test('a log-in stores the token and loads the user', async () => {
    const world = setUp();
    await world.auth.start();
    await world.auth.login(CREDENTIALS);
    expect(getSessionState(world)).toEqual(PLAYER);
    expect(world.storage.get(STORAGE_KEYS.token)).toBe('ana-1');
  });

  test.each<ErrorKind>(['network', 'password-invalid', 'email-not-found', 'email-not-verified'])(
    'a log-in that fails with %s keeps the status unauthenticated',
    async (kind) => {
      const world = setUp({ login: failing(kind) });
      await world.auth.start();
      await expect(world.auth.login(CREDENTIALS)).rejects.toMatchObject({ kind });
      expect(getSessionState(world)).toEqual(VISITOR);
    },
  );

  test('a log-in whose user fails to load keeps the status unauthenticated and clears the token', async () => {
    const world = setUp({ user: failing('network') });
    await world.auth.start();
    await expect(world.auth.login(CREDENTIALS)).rejects.toMatchObject({ kind: 'network' });
    expect(getSessionState(world)).toEqual(VISITOR);
    expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
  });

  test('a log-in with an unconfirmed e-mail sets and stores the verification record', async () => {
    const { auth, storage } = setUp({ login: failing('email-not-verified') });
    await auth.start();
    await auth.login(CREDENTIALS).catch(() => undefined);
    expect(auth.verification.value).toEqual({ nav: 'coac', email: 'ana@correo.mx' });
    expect(storage.get(STORAGE_KEYS.verification)).toBe('{"nav":"coac","email":"ana@correo.mx"}');
  });
});

test('a successful registration sets the verification record to the e-mail of the new account', async () => {
  const { auth } = setUp({ register: answers({ email: 'ana@correo.mx' }) });
  await auth.register({ email: 'ana@correo.mx' } as Registration);
  expect(auth.verification.value).toEqual({ nav: 'coac', email: 'ana@correo.mx' });
});

test('clearing the verification record also removes it from storage', async () => {
  const { auth, storage } = setUp({ register: answers({ email: 'ana@correo.mx' }) });
  await auth.register({ email: 'ana@correo.mx' } as Registration);
  auth.clearVerification();
  expect(auth.verification.value).toBeNull();
  expect(storage.get(STORAGE_KEYS.verification)).toBeNull();
});

describe('a log-out', () => {
  test('a log-out clears the token, sets `navigateTo`, closes the dialog, calls the onSessionEnd listeners and keeps the status', async () => {
    const world = await openPlayer();
    world.modal.show({ type: 'signingOut' });
    world.auth.leave();
    expect(world.auth.navigateTo.value).toBe('session-logout');
    expect(world.modal.current.value).toBeNull();
    expect(world.ended).toHaveBeenCalledOnce();
    expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '7', token: null });
  });

  test('after a log-out, `auth.finishNavigation` clears `navigateTo` at once and resets the session in a later task', async () => {
    vi.useFakeTimers();
    const world = await openPlayer();
    world.auth.leave();
    world.auth.finishNavigation();
    expect(world.auth.navigateTo.value).toBeNull();
    expect(world.auth.status.value).toBe('authenticated');
    vi.runAllTimers();
    expect(getSessionState(world)).toEqual(VISITOR);
    vi.useRealTimers();
  });

  test('after a log-out, `auth.finishNavigation` does not reset a session that is opened before the delayed reset runs', async () => {
    vi.useFakeTimers();
    const world = await openPlayer();
    world.auth.leave();
    world.auth.finishNavigation();
    await world.auth.enter('ana-2');
    vi.runAllTimers();
    expect(getSessionState(world)).toEqual({ ...PLAYER, token: 'ana-2' });
    vi.useRealTimers();
  });
});

describe('an expired session', () => {
  test('an expired session clears the token, closes the dialog and sets `navigateTo` to session-expired', async () => {
    const world = await openPlayer();
    world.modal.show({ type: 'sendPool' });
    world.auth.expire();
    expect(world.auth.navigateTo.value).toBe('session-expired');
    expect(world.modal.current.value).toBeNull();
    expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
  });

  test('a second call of `auth.expire` leaves the dialog expiredSession open', async () => {
    const world = await openPlayer();
    world.auth.expire();
    world.modal.show({ type: 'expiredSession' });
    world.auth.expire();
    expect(world.modal.current.value?.type).toBe('expiredSession');
  });

  test('after a log-out and `auth.finishNavigation`, `auth.expire` leaves `navigateTo` null if the session has not been reset yet', async () => {
    const world = await openPlayer();
    world.auth.leave();
    world.auth.finishNavigation();
    world.auth.expire();
    expect(world.auth.navigateTo.value).toBeNull();
  });

  test('`auth.expire` sets `navigateTo` to session-expired for a visitor too', async () => {
    const world = setUp();
    await world.auth.start();
    world.auth.expire();
    expect(world.auth.navigateTo.value).toBe('session-expired');
  });

  test('`auth.expire` inside `auth.withoutExpiry` keeps the session and leaves `navigateTo` null', async () => {
    const world = await openPlayer();
    await world.auth.withoutExpiry(async () => world.auth.expire());
    expect(world.auth.navigateTo.value).toBeNull();
    expect(getSessionState(world)).toEqual(PLAYER);
  });
});

describe('another tab', () => {
  test('a log-out in another tab ends this session, closes the open dialog and sets `navigateTo` to session-logout', async () => {
    const world = await openPlayer();
    world.modal.show({ type: 'sendPool' });
    await world.auth.follow(null);
    expect(world.auth.navigateTo.value).toBe('session-logout');
    expect(world.modal.current.value).toBeNull();
    expect(world.ended).toHaveBeenCalledOnce();
  });

  test('a log-in of another player in another tab clears the user, calls the onSessionEnd listeners once, raises the epoch and loads the new user', async () => {
    const world = await openPlayer();
    const before = world.session.epoch();
    vi.mocked(world.api.user as Api['user']).mockResolvedValue(LUIS);
    const following = world.auth.follow('luis-1');
    expect([world.auth.user.value, world.auth.status.value]).toEqual([null, 'authenticated']);
    await following;
    expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
    expect(world.session.epoch()).toBeGreaterThan(before);
    expect(world.ended).toHaveBeenCalledOnce();
  });

  test('a tab that cannot load the player of another tab has no session and keeps the token that the other tab stored in storage', async () => {
    const world = setUp({ user: failing('network') });
    await world.auth.start();
    world.storage.set(STORAGE_KEYS.token, 'luis-1');
    await world.auth.follow('luis-1');
    expect(getSessionState(world)).toEqual(VISITOR);
    expect(world.storage.get(STORAGE_KEYS.token)).toBe('luis-1');
  });

  test('`auth.follow` with the token of this tab changes nothing', async () => {
    const world = await openPlayer();
    await world.auth.follow('ana-1');
    expect(getSessionState(world)).toEqual(PLAYER);
    expect(world.ended).not.toHaveBeenCalled();
  });
});

test('`forget` of the auth store ends the session and clears the user at once, without a navigation to wait for', async () => {
  const world = await openPlayer();
  world.auth.forget();
  expect(getSessionState(world)).toEqual(VISITOR);
  expect(world.ended).toHaveBeenCalled();
});
