import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { ANA, createUserCall, setUp } from '../session/auth.test.helper.ts';
import { openSession } from './open-session.ts';

beforeEach(() => void vi.useFakeTimers());

test('`openSession` whose call is aborted does not close the session that another tab has opened meanwhile', async () => {
  const { calls, user } = createUserCall();
  const world = setUp({ user });
  const entering = openSession({ ...world, api: world.fakeApi }, 'ana-1', ANA.email);
  world.session.setToken('luis-1');
  calls[0]?.reject(new ApiError('aborted'));
  await expect(entering).rejects.toMatchObject({ kind: 'aborted' });
  expect([world.session.token(), world.auth.status.value]).toEqual(['luis-1', 'pending']);
});

test('`openSession` clears the verification record, also in storage', async () => {
  const { auth, fakeApi, session, storage } = setUp(
    {},
    { verification: '{"nav":"coac","email":"ana@correo.mx"}' },
  );
  await auth.start();
  await openSession({ api: fakeApi, auth, session }, 'ana-1', ANA.email);
  expect([auth.verification.value, storage.get(STORAGE_KEYS.verification)]).toEqual([null, null]);
});
