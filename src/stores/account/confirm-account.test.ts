import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';

import { ANA, LUIS, setUp } from '../session/auth.test.helper.ts';
import { confirmAccount } from './confirm-account.ts';

beforeEach(() => void vi.useFakeTimers());

async function confirm(token: string | null, user: () => Promise<typeof ANA>) {
  const world = setUp({ user, verify: async () => ({ token }), logout: async () => undefined });
  await world.auth.start();
  const confirming = confirmAccount({ ...world, api: world.fakeApi }, ANA.email, '407213');
  const error = await confirming.then(
    () => null,
    (thrown: ApiError) => [thrown.kind, thrown.outcomeUnknown],
  );
  return [
    error,
    world.modal.current.value?.type ?? null,
    world.auth.status.value,
    world.auth.stayNotice.value,
  ];
}

test.each([
  [
    'without a token shows verifyAccountSuccess',
    null,
    ANA,
    [null, 'verifyAccountSuccess', 'unauthenticated', null],
  ],
  ['with a token opens the session', 'ana-1', ANA, [null, 'verifyAccountSuccess', 'authenticated', null]],
  [
    'with the session of another player notes the other account',
    'ana-1',
    LUIS,
    [null, 'verifyAccountSuccess', 'unauthenticated', 'other-account'],
  ],
])('the confirmation of an account %s', async (_how, token, user, expected) => {
  expect(await confirm(token, async () => user)).toEqual(expected);
});

test('a confirmed account whose player fails to load rejects with an error that must not be repeated', async () => {
  const outcome = await confirm('ana-1', async () => {
    throw new ApiError('networkError');
  });
  expect(outcome).toEqual([['networkError', true], null, 'unauthenticated', null]);
});
