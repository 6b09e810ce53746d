import { describe, expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { failing } from '../../testing/fake-api.ts';
import {
  CREDENTIALS,
  getSessionState,
  LUIS,
  openPlayer,
  PLAYER,
  setUp,
  VISITOR,
} from './auth.test.helper.ts';

describe('the session start', () => {
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
});

describe('a log-in', () => {
  test('a log-in whose user fails to load keeps the status unauthenticated and clears the token', async () => {
    const world = setUp({ user: failing('network') });
    await world.auth.start();
    await expect(world.auth.login(CREDENTIALS)).rejects.toMatchObject({ kind: 'network' });
    expect(getSessionState(world)).toEqual(VISITOR);
    expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
  });
});

describe('a log-out', () => {
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
  test('after a log-out and `auth.finishNavigation`, `auth.expire` leaves `navigateTo` null if the session has not been reset yet', async () => {
    const world = await openPlayer();
    world.auth.leave();
    world.auth.finishNavigation();
    world.auth.expire();
    expect(world.auth.navigateTo.value).toBeNull();
  });

  test('`auth.expire` inside `auth.withoutExpiry` keeps the session and leaves `navigateTo` null', async () => {
    const world = await openPlayer();
    await world.auth.withoutExpiry(async () => world.auth.expire());
    expect(world.auth.navigateTo.value).toBeNull();
    expect(getSessionState(world)).toEqual(PLAYER);
  });
});

describe('another tab', () => {
  test('a log-in of another player in another tab clears the user, raises the epoch and loads the new user', async () => {
    const world = await openPlayer();
    const before = world.session.epoch();
    vi.mocked(world.api.user as Api['user']).mockResolvedValue(LUIS);
    const following = world.auth.follow('luis-1');
    expect([world.auth.user.value, world.auth.status.value]).toEqual([null, 'authenticated']);
    await following;
    expect(getSessionState(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
    expect(world.session.epoch()).toBeGreaterThan(before);
  });

  test('a tab that cannot load the player of another tab has no session and keeps the token that the other tab stored in storage', async () => {
    const world = setUp({ user: failing('network') });
    await world.auth.start();
    world.storage.set(STORAGE_KEYS.token, 'luis-1');
    await world.auth.follow('luis-1');
    expect(getSessionState(world)).toEqual(VISITOR);
    expect(world.storage.get(STORAGE_KEYS.token)).toBe('luis-1');
  });
});

test('`forget` of the auth store ends the session and clears the user at once, without a navigation to wait for', async () => {
  const world = await openPlayer();
  world.auth.forget();
  expect(getSessionState(world)).toEqual(VISITOR);
});
