import { effect, signal } from '@preact/signals-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../scripts/test-setup.ts';
import type { CallOptions, Registration } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { createModalStore } from '../shell/modal.ts';
import { createAuthStore } from './auth.ts';
import { createSession } from './session.ts';

const ANA = { id: '7', email: 'ana@correo.mx', nickname: 'ana' } as User;
const LUIS = { id: '8', email: 'luis@correo.mx', nickname: 'luis' } as User;
const CREDENTIALS = { email: 'ana@correo.mx', password: 'papas con chile' };

beforeEach(() => void vi.useFakeTimers());

const answers = <T>(value: T) => vi.fn(async () => value);

/**
 * Creates the stores of a tab before `auth.start`. `kept` has the token and the verification record that an
 * earlier visit stored.
 */
function setUp(calls: Partial<Api> = {}, kept: { token?: string; verification?: string } = {}) {
  const storage = createDevice().openTab();
  if (kept.token !== undefined) storage.set(STORAGE_KEYS.token, kept.token);
  if (kept.verification) storage.set(STORAGE_KEYS.verification, kept.verification);
  const session = createSession(storage);
  const modal = createModalStore();
  const api: Partial<Api> = { user: answers(ANA), login: answers({ token: 'ana-1' }), ...calls };
  const isOffline = signal(false);
  const network = {
    isOffline,
    whenOnline: () => vi.waitUntil(() => !isOffline.value).then(() => undefined),
  };
  const auth = createAuthStore({ api: createFakeApi(api), session, storage, modal, network });
  return { api, auth, isOffline, modal, session, storage };
}

const getSessionState = ({ auth, session }: ReturnType<typeof setUp>) => ({
  status: auth.status.value,
  user: auth.user.value?.id ?? null,
  token: session.token(),
});

const VISITOR = { status: 'unauthenticated', user: null, token: null };
const PLAYER = { status: 'authenticated', user: '7', token: 'ana-1' };

async function openPlayer(calls: Partial<Api> = {}) {
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

/**
 * Creates an API call `user` whose promises stay pending until the test resolves or rejects them through
 * `calls`.
 */
function createUserCall() {
  const calls: { resolve: (user: User) => void; reject: (error: unknown) => void }[] = [];
  const user = vi.fn(
    (_options?: CallOptions) =>
      new Promise<User>((resolve, reject) => {
        calls.push({ resolve, reject });
      }),
  );
  return { calls, user };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Starts the session of `ana-1`, whose user stays pending until the test settles `calls`. */
async function startPending() {
  const { calls, user } = createUserCall();
  const world = setUp({ user }, { token: 'ana-1' });
  const starting = world.auth.start();
  await settle();
  return { calls, starting, user, world };
}

test.each(['{"nav":"other","email":"a@b.mx"}', '[', '7', 'null', '{"nav":"coac","email":7}'])(
  'the session start ignores the invalid stored verification record %s',
  async (verification) => {
    const { auth } = setUp({}, { verification });
    await auth.start();
    expect(auth.verification.value).toBeNull();
  },
);

test('a log-in whose user fails to load keeps the status unauthenticated and clears the token', async () => {
  const world = setUp({ user: failing('networkError') });
  await world.auth.start();
  await expect(world.auth.login(CREDENTIALS)).rejects.toMatchObject({ kind: 'networkError' });
  expect(getSessionState(world)).toEqual(VISITOR);
  expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
});

test('the load of the user after a log-in call of 14 seconds has the deadline of the log-in, 20 seconds after its start', async () => {
  const login = async () => {
    vi.advanceTimersByTime(14_000);
    return { token: 'ana-1' };
  };
  const { api, auth } = setUp({ login });
  const start = performance.now();
  await auth.login(CREDENTIALS);
  expect(api.user).toHaveBeenCalledWith(expect.objectContaining({ deadline: start + 20_000 }));
});

test('after a log-out, `auth.finishNavigation` clears `navigateTo` at once and resets the session in a later task', async () => {
  const world = await openPlayer();
  world.auth.logOut();
  world.auth.finishNavigation();
  expect(world.auth.navigateTo.value).toBeNull();
  expect(world.auth.status.value).toBe('authenticated');
  vi.runAllTimers();
  expect(getSessionState(world)).toEqual(VISITOR);
});

test('after a log-out, `auth.finishNavigation` does not reset a session that is opened before the delayed reset runs', async () => {
  const world = await openPlayer();
  world.auth.logOut();
  world.auth.finishNavigation();
  await world.auth.openSession('ana-2', ANA.email);
  vi.runAllTimers();
  expect(getSessionState(world)).toEqual({ ...PLAYER, token: 'ana-2' });
});

test('after a log-out and `auth.finishNavigation`, `auth.expireSession` leaves `navigateTo` null if the session has not been reset yet', async () => {
  const world = await openPlayer();
  world.auth.logOut();
  world.auth.finishNavigation();
  world.auth.expireSession();
  expect(world.auth.navigateTo.value).toBeNull();
});

test('a log-in of another player in another tab clears the user, raises the epoch and loads the new user', async () => {
  const world = await openPlayer();
  const before = world.session.epoch();
  vi.mocked(world.api.user as Api['user']).mockResolvedValue(LUIS);
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

test('a log-in that fails with password-invalid keeps the typed e-mail in `emailHint` and sets no verification record', async () => {
  const { auth } = setUp({ login: failing('password-invalid') });
  expect(auth.emailHint.value).toBe('');
  await auth.login(CREDENTIALS).catch(() => undefined);
  expect(auth.emailHint.value).toBe('ana@correo.mx');
  expect(auth.verification.value).toBeNull();
});

test('`auth.openSession` whose call is aborted does not close the session that another tab has opened meanwhile', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user });
  const entering = world.auth.openSession('ana-1', ANA.email);
  world.session.setToken('luis-1');
  calls[0]?.reject(new ApiError('aborted'));
  await expect(entering).rejects.toMatchObject({ kind: 'aborted' });
  expect([world.session.token(), world.auth.status.value]).toEqual(['luis-1', 'pending']);
});

test('a tab that switches to the player of another tab closes its dialogs and clears `navigateTo`', async () => {
  const world = await openPlayer();
  world.auth.logOut();
  world.modal.show({ type: 'networkError' });
  const following = world.auth.followToken('luis-1');
  expect([world.modal.current.value, world.auth.navigateTo.value]).toEqual([null, null]);
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
  vi.mocked(world.api.user as Api['user']).mockRejectedValue(new ApiError('networkError'));
  await world.auth.refreshUser();
  expect(getSessionState(world)).toEqual(PLAYER);
});

test('a log-out clears the verification record', async () => {
  const world = await openPlayer({ register: answers({ email: 'ana@correo.mx' }) });
  await world.auth.register({} as Registration);
  world.auth.logOut();
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

test('`auth.openSession` clears the verification record, also in storage', async () => {
  const { auth, storage } = setUp({}, { verification: '{"nav":"coac","email":"ana@correo.mx"}' });
  await auth.start();
  await auth.openSession('ana-1', ANA.email);
  expect([auth.verification.value, storage.get(STORAGE_KEYS.verification)]).toEqual([null, null]);
});

test('an aborted log-in before the session start leaves the status of the auth store pending', async () => {
  const { auth } = setUp({ login: failing('aborted') });
  await auth.login(CREDENTIALS).catch(() => undefined);
  expect(auth.status.value).toBe('pending');
});

test('a session start makes no call and keeps the new token when another tab changes the session while this tab is offline', async () => {
  const world = setUp({}, { token: 'ana-1' });
  world.isOffline.value = true;
  const starting = world.auth.start();
  world.session.setToken('luis-1');
  world.isOffline.value = false;
  await vi.advanceTimersByTimeAsync(100);
  await starting;
  expect([vi.mocked(world.api.user as Api['user']).mock.calls, world.session.token()]).toEqual([
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
