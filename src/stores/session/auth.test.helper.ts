import { signal } from '@preact/signals-react';
import { vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import type { User } from '../../domain/types.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createFakeApi, type FakeCalls } from '../../testing/fake-api.ts';
import { createModalStore } from '../shell/modal.ts';
import { createAuthStore } from './auth.ts';
import { createSession } from './session.ts';

export const ANA = { id: '7', email: 'ana@correo.mx', nickname: 'ana' } as User;
export const LUIS = { id: '8', email: 'luis@correo.mx', nickname: 'luis' } as User;

export const answers = <T>(value: T) => vi.fn(async () => value);

/**
 * Creates the stores of a tab before `auth.start`. `kept` has the token and the verification record that an
 * earlier visit stored.
 */
export function setUp(calls: Partial<FakeCalls> = {}, kept: { token?: string; verification?: string } = {}) {
  const storage = createDevice().openTab();
  if (kept.token !== undefined) storage.set(STORAGE_KEYS.token, kept.token);
  if (kept.verification) storage.set(STORAGE_KEYS.verification, kept.verification);
  const session = createSession(storage);
  const modal = createModalStore();
  const api: Partial<FakeCalls> = { user: answers(ANA), login: answers({ token: 'ana-1' }), ...calls };
  const isOffline = signal(false);
  const network = {
    isOffline,
    whenOnline: () => vi.waitUntil(() => !isOffline.value).then(() => undefined),
  };
  const fakeApi = createFakeApi(api);
  const auth = createAuthStore({ api: fakeApi, session, storage, modal, network });
  return { api, auth, fakeApi, isOffline, modal, session, storage };
}

/** Starts the session of `ana-1`. */
export async function openPlayer(calls: Partial<FakeCalls> = {}) {
  const world = setUp(calls, { token: 'ana-1' });
  await world.auth.start();
  return world;
}

export const getSessionState = ({ auth, session }: ReturnType<typeof setUp>) => ({
  status: auth.status.value,
  user: auth.user.value?.id ?? null,
  token: session.token(),
});

export const VISITOR = { status: 'unauthenticated', user: null, token: null };
export const PLAYER = { status: 'authenticated', user: '7', token: 'ana-1' };

/**
 * Creates an API call `user` whose promises stay pending until the test resolves or rejects them through
 * `calls`.
 */
export function createUserCall() {
  const calls: { resolve: (user: User) => void; reject: (error: unknown) => void }[] = [];
  const user = vi.fn(
    (_options?: CallOptions) =>
      new Promise<User>((resolve, reject) => {
        calls.push({ resolve, reject });
      }),
  );
  return { calls, user };
}
