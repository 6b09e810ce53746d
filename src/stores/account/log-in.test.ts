import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { failing } from '../../testing/fake-api.ts';
import { getSessionState, setUp, VISITOR } from '../session/auth.test.helper.ts';
import { logIn } from './log-in.ts';

const CREDENTIALS = { email: 'ana@correo.mx', password: 'papas con chile' };

beforeEach(() => void vi.useFakeTimers());

test('a log-in whose user fails to load keeps the status unauthenticated and clears the token [4.6]', async () => {
  const world = setUp({ user: failing('networkError') });
  await world.auth.start();
  await expect(logIn({ ...world, api: world.fakeApi }, CREDENTIALS)).rejects.toMatchObject({
    kind: 'networkError',
  });
  expect(getSessionState(world)).toEqual(VISITOR);
  expect(world.storage.get(STORAGE_KEYS.token)).toBeNull();
});

test('the load of the user after a slow log-in has its deadline, 20 seconds after its start', async () => {
  const login = async () => {
    vi.advanceTimersByTime(14_000);
    return { token: 'ana-1' };
  };
  const world = setUp({ login });
  const start = performance.now();
  await logIn({ ...world, api: world.fakeApi }, CREDENTIALS);
  expect(world.api.user).toHaveBeenCalledWith(expect.objectContaining({ deadline: start + 20_000 }));
});

test('a log-in that fails with password-invalid keeps the typed e-mail in `emailHint` and sets no verification record', async () => {
  const { auth, fakeApi, session } = setUp({ login: failing('password-invalid') });
  expect(auth.emailHint.value).toBe('');
  await logIn({ api: fakeApi, auth, session }, CREDENTIALS).catch(() => undefined);
  expect(auth.emailHint.value).toBe('ana@correo.mx');
  expect(auth.verification.value).toBeNull();
});

test('an aborted log-in before the session start leaves the status of the auth store pending [3.1, 4.1]', async () => {
  const { auth, fakeApi, session } = setUp({ login: failing('aborted') });
  await logIn({ api: fakeApi, auth, session }, CREDENTIALS).catch(() => undefined);
  expect(auth.status.value).toBe('pending');
});
