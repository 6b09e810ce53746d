import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { ANA } from './auth.test.helper.ts';
import { loadStartingUser } from './load-starting-user.ts';

/** `user` answers the calls in their order; a call without an answer waits until it is aborted. */
function setUp(...answers: (User | ApiError)[]) {
  const isOffline = signal(false);
  const state = { isCurrent: true };
  const user = vi.fn(
    (options: { signal?: AbortSignal } = {}) =>
      new Promise<User>((resolve, reject) => {
        const answer = answers.shift();
        if (answer instanceof ApiError) reject(answer);
        else if (answer) resolve(answer);
        else options.signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
      }),
  );
  const whenOnline = () => vi.waitUntil(() => !isOffline.value).then(() => undefined);
  const load = () =>
    loadStartingUser(
      createFakeApi({ user }),
      { isOffline, whenOnline },
      () => state.isCurrent,
      () => undefined,
    );
  return { isOffline, load, state, user };
}

test('the user of a session start is loaded again after the connection was lost during the call', async () => {
  const { isOffline, load, user } = setUp();
  const loading = load();
  await vi.waitFor(() => expect(user).toHaveBeenCalledOnce());
  user.mockResolvedValueOnce(ANA);
  isOffline.value = true;
  isOffline.value = false;
  expect(await loading).toBe(ANA);
  expect(user).toHaveBeenCalledTimes(2);
});

test('the load of a session start rejects with the error of a call that has failed', async () => {
  const { load } = setUp(new ApiError('unpreventedError'));
  await expect(load()).rejects.toMatchObject({ kind: 'unpreventedError' });
});

test('the load of a session start makes no call when another tab changes the session while this tab is offline', async () => {
  const { isOffline, load, state, user } = setUp(ANA);
  isOffline.value = true;
  const loading = load();
  state.isCurrent = false;
  isOffline.value = false;
  await expect(loading).rejects.toMatchObject({ kind: 'aborted' });
  expect(user).not.toHaveBeenCalled();
});
