// @vitest-environment jsdom
/** Every transition of the authentication (spec §4), one row each. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api, Registration } from '../../api/api.ts';
import type { ErrorKind } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { createModalStore } from '../shell/modal.ts';
import { createNetworkStore } from '../shell/network.ts';
import { createAuthStore } from './auth.ts';
import { createSession } from './session.ts';

const ANA = { id: '7', email: 'ana@correo.mx', nickname: 'ana' } as User;
const LUIS = { id: '8', email: 'luis@correo.mx', nickname: 'luis' } as User;
const CREDENTIALS = { email: 'ana@correo.mx', password: 'papas con chile' };

const answers = <T>(value: T) => vi.fn(async () => value);

function setUp(calls: Partial<Api> = {}, kept: { token?: string; verification?: string } = {}) {
  const storage = createStorage(localStorage);
  if (kept.token) storage.set(STORAGE_KEYS.token, kept.token);
  if (kept.verification) storage.set(STORAGE_KEYS.verification, kept.verification);
  const session = createSession(storage);
  const modal = createModalStore();
  const api: Partial<Api> = { user: answers(ANA), login: answers({ token: 'ana-1' }), ...calls };
  const network = createNetworkStore();
  const auth = createAuthStore({ api: createFakeApi(api), session, storage, modal, network });
  const ended = vi.fn();
  auth.onSessionEnd(ended);
  return { api, auth, ended, modal, session, storage };
}

const facts = ({ auth, session }: ReturnType<typeof setUp>) => ({
  status: auth.status.value,
  user: auth.user.value?.id ?? null,
  token: session.token(),
});

const VISITOR = { status: 'unauthenticated', user: null, token: null };
const PLAYER = { status: 'authenticated', user: '7', token: 'ana-1' };

async function player(calls: Partial<Api> = {}) {
  const world = setUp(calls, { token: 'ana-1' });
  await world.auth.start();
  world.ended.mockClear();
  return world;
}

beforeEach(() => localStorage.clear());

test('the session is pending before the start, and nothing has been read from the device', () => {
  const { auth } = setUp({}, { verification: '{"nav":"coac","email":"ana@correo.mx"}' });
  expect(auth.status.value).toBe('pending');
  expect(auth.verification.value).toBeNull();
});

describe('the session start', () => {
  test('makes a visitor and no call without a token', async () => {
    const world = setUp();
    await world.auth.start();
    expect(facts(world)).toEqual(VISITOR);
    expect(world.api.user).not.toHaveBeenCalled();
  });

  test('makes a player with a token that the server knows', async () => {
    expect(facts(await player())).toEqual(PLAYER);
  });

  test.each<ErrorKind>(['network', 'connection', 'unprevented', 'unauthenticated', 'account-eliminated'])(
    'makes a visitor and clears the token when it meets %s',
    async (kind) => {
      const world = await player({ user: failing(kind) });
      expect(facts(world)).toEqual(VISITOR);
      expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
    },
  );

  test('reports a deleted account', async () => {
    const { modal } = await player({ user: failing('account-eliminated') });
    expect(modal.current.value?.type).toBe('accountEliminated');
  });

  test('shows no dialog for any other failure', async () => {
    const { modal } = await player({ user: failing('network') });
    expect(modal.current.value).toBeNull();
  });

  test('restores the verification record of an earlier visit', async () => {
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
  ])('ignores an invalid stored verification record: %s', async (verification) => {
    const { auth } = setUp({}, { verification });
    await auth.start();
    expect(auth.verification.value).toBeNull();
  });

  test.each(['a\nb', 'señal', 'null', '', 'x'.repeat(5000)])(
    'ignores an invalid stored token: %j',
    async (token) => {
      const world = setUp({}, { token });
      await world.auth.start();
      expect(facts(world)).toEqual(VISITOR);
    },
  );
});

describe('a log-in', () => {
  test('stores the token and loads the user', async () => {
    const world = setUp();
    await world.auth.start();
    await world.auth.login(CREDENTIALS);
    expect(facts(world)).toEqual(PLAYER);
    expect(world.storage.get(STORAGE_KEYS.token)).toBe('ana-1');
  });

  test.each<ErrorKind>(['network', 'password-invalid', 'email-not-found', 'email-not-verified'])(
    'that meets %s leaves a visitor',
    async (kind) => {
      const world = setUp({ login: failing(kind) });
      await world.auth.start();
      await expect(world.auth.login(CREDENTIALS)).rejects.toMatchObject({ kind });
      expect(facts(world)).toEqual(VISITOR);
    },
  );

  test('leaves a visitor when the user cannot be loaded afterwards', async () => {
    const world = setUp({ user: failing('network') });
    await world.auth.start();
    await expect(world.auth.login(CREDENTIALS)).rejects.toMatchObject({ kind: 'network' });
    expect(facts(world)).toEqual(VISITOR);
    expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
  });

  test('with an unconfirmed e-mail sets the verification record and stores it', async () => {
    const { auth, storage } = setUp({ login: failing('email-not-verified') });
    await auth.start();
    await auth.login(CREDENTIALS).catch(() => undefined);
    expect(auth.verification.value).toEqual({ nav: 'coac', email: 'ana@correo.mx' });
    expect(storage.get(STORAGE_KEYS.verification)).toBe('{"nav":"coac","email":"ana@correo.mx"}');
  });
});

test('a successful registration sets its flag and the verification record', async () => {
  const { auth } = setUp({ register: answers({ email: 'ana@correo.mx' }) });
  await auth.register({ email: 'ana@correo.mx' } as Registration);
  expect(auth.verification.value).toEqual({ nav: 'coac', email: 'ana@correo.mx' });
});

test('clearing the verification record clears it on the device too', async () => {
  const { auth, storage } = setUp({ register: answers({ email: 'ana@correo.mx' }) });
  await auth.register({ email: 'ana@correo.mx' } as Registration);
  auth.clearVerification();
  expect(auth.verification.value).toBeNull();
  expect(storage.get(STORAGE_KEYS.verification)).toBeNull();
});

describe('a log-out', () => {
  test('sets the signal, closes the dialog, clears the user’s data and keeps the status until the next tick', async () => {
    const world = await player();
    world.modal.show({ type: 'signingOut' });
    world.auth.leave();
    expect(world.auth.navigateTo.value).toBe('session-logout');
    expect(world.modal.current.value).toBeNull();
    expect(world.ended).toHaveBeenCalledOnce();
    expect(facts(world)).toEqual({ status: 'authenticated', user: '7', token: null });
  });

  test('resets the session on the tick after the signal is cleared', async () => {
    vi.useFakeTimers();
    const world = await player();
    world.auth.leave();
    world.auth.finishNavigation();
    expect(world.auth.navigateTo.value).toBeNull();
    expect(world.auth.status.value).toBe('authenticated');
    vi.runAllTimers();
    expect(facts(world)).toEqual(VISITOR);
    vi.useRealTimers();
  });

  test('does not undo a log-in that happened in between', async () => {
    vi.useFakeTimers();
    const world = await player();
    world.auth.leave();
    world.auth.finishNavigation();
    await world.auth.enter('ana-2');
    vi.runAllTimers();
    expect(facts(world)).toEqual({ ...PLAYER, token: 'ana-2' });
    vi.useRealTimers();
  });
});

describe('an expired session', () => {
  test('clears the token, closes the dialog and sets the signal', async () => {
    const world = await player();
    world.modal.show({ type: 'sendPool' });
    world.auth.expire();
    expect(world.auth.navigateTo.value).toBe('session-expired');
    expect(world.modal.current.value).toBeNull();
    expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
  });

  test('is reported once for two calls', async () => {
    const world = await player();
    world.auth.expire();
    world.modal.show({ type: 'expiredSession' });
    world.auth.expire();
    expect(world.modal.current.value?.type).toBe('expiredSession');
  });

  test('is ignored when the call began before a log-out', async () => {
    const world = await player();
    world.auth.leave();
    world.auth.finishNavigation();
    world.auth.expire();
    expect(world.auth.navigateTo.value).toBeNull();
  });

  test('is reported to a visitor during a log-in', async () => {
    const world = setUp();
    await world.auth.start();
    world.auth.expire();
    expect(world.auth.navigateTo.value).toBe('session-expired');
  });

  test('is ignored while the caller handles it itself', async () => {
    const world = await player();
    await world.auth.withoutExpiry(async () => world.auth.expire());
    expect(world.auth.navigateTo.value).toBeNull();
    expect(facts(world)).toEqual(PLAYER);
  });
});

describe('another tab', () => {
  test('that logged out ends this session through the same signal, without a dialog', async () => {
    const world = await player();
    world.modal.show({ type: 'sendPool' });
    await world.auth.follow(null);
    expect(world.auth.navigateTo.value).toBe('session-logout');
    expect(world.modal.current.value).toBeNull();
    expect(world.ended).toHaveBeenCalledOnce();
  });

  test('that logged in as another player loads that user with a new epoch', async () => {
    const world = await player();
    const before = world.session.epoch();
    vi.mocked(world.api.user as Api['user']).mockResolvedValue(LUIS);
    const following = world.auth.follow('luis-1');
    expect([world.auth.user.value, world.auth.status.value]).toEqual([null, 'authenticated']);
    await following;
    expect(facts(world)).toEqual({ status: 'authenticated', user: '8', token: 'luis-1' });
    expect(world.session.epoch()).toBeGreaterThan(before);
    expect(world.ended).toHaveBeenCalledOnce();
  });

  test('that logged in as another player keeps its token when this tab cannot load the user', async () => {
    const world = setUp({ user: failing('network') });
    await world.auth.start();
    world.storage.set(STORAGE_KEYS.token, 'luis-1');
    await world.auth.follow('luis-1');
    expect(facts(world)).toEqual(VISITOR);
    expect(world.storage.get(STORAGE_KEYS.token)).toBe('luis-1');
  });

  test('with the same token changes nothing', async () => {
    const world = await player();
    await world.auth.follow('ana-1');
    expect(facts(world)).toEqual(PLAYER);
    expect(world.ended).not.toHaveBeenCalled();
  });
});

test('forget clears the session at once', async () => {
  const world = await player();
  world.auth.forget();
  expect(facts(world)).toEqual(VISITOR);
  expect(world.ended).toHaveBeenCalled();
});
