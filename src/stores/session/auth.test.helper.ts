import { vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import type { User } from '../../domain/types.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createModalStore } from '../shell/modal.ts';
import { createNetworkStore } from '../shell/network.ts';
import { createAuthStore } from './auth.ts';
import { createSession } from './session.ts';

export const ANA = { id: '7', email: 'ana@correo.mx', nickname: 'ana' } as User;
export const LUIS = { id: '8', email: 'luis@correo.mx', nickname: 'luis' } as User;
export const CREDENTIALS = { email: 'ana@correo.mx', password: 'papas con chile' };

export const answers = <T>(value: T) => vi.fn(async () => value);

/**
 * Creates the stores of a tab before `auth.start`. `kept` has the token and the verification record that an
 * earlier visit stored.
 */
export function setUp(calls: Partial<Api> = {}, kept: { token?: string; verification?: string } = {}) {
  const storage = createDevice().openTab();
  if (kept.token !== undefined) storage.set(STORAGE_KEYS.token, kept.token);
  if (kept.verification) storage.set(STORAGE_KEYS.verification, kept.verification);
  const session = createSession(storage);
  const modal = createModalStore();
  const api: Partial<Api> = { user: answers(ANA), login: answers({ token: 'ana-1' }), ...calls };
  const network = createNetworkStore();
  const auth = createAuthStore({ api: createFakeApi(api), session, storage, modal, network });
  return { api, auth, modal, session, storage };
}

export const getSessionState = ({ auth, session }: ReturnType<typeof setUp>) => ({
  status: auth.status.value,
  user: auth.user.value?.id ?? null,
  token: session.token(),
});

export const VISITOR = { status: 'unauthenticated', user: null, token: null };
export const PLAYER = { status: 'authenticated', user: '7', token: 'ana-1' };

export async function openPlayer(calls: Partial<Api> = {}) {
  const world = setUp(calls, { token: 'ana-1' });
  await world.auth.start();
  return world;
}
