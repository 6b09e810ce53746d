import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { ANA } from '../../testing/fixtures.ts';
import { loadStartingUser } from './session-start.ts';

// Creates a session start whose calls of `user` stay pending until the test resolves or rejects them through
// `calls`.
function createStart() {
  const isOffline = signal(false);
  const online: (() => void)[] = [];
  const whenOnline = vi.fn(() =>
    isOffline.value ? new Promise<void>((resolve) => online.push(resolve)) : Promise.resolve(),
  );
  const calls: { options: CallOptions; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const user = vi.fn(
    (options: CallOptions = {}) =>
      new Promise<typeof ANA>((resolve, reject) => {
        calls.push({ options, resolve: () => resolve(ANA), reject });
      }),
  );
  const session = { isCurrent: true };
  const load = () =>
    loadStartingUser({
      api: { user },
      network: { isOffline, whenOnline },
      isCurrent: () => session.isCurrent,
    });
  const goOnline = () => {
    isOffline.value = false;
    for (const resolve of online.splice(0)) resolve();
  };
  return { calls, goOnline, isOffline, load, session, user };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('the session start requests nothing and rejects with aborted when another tab has changed the session while this tab was offline', async () => {
  const { goOnline, isOffline, load, session, user } = createStart();
  isOffline.value = true;
  const loading = load();
  session.isCurrent = false;
  goOnline();
  await expect(loading).rejects.toMatchObject({ kind: 'aborted' });
  expect(user).not.toHaveBeenCalled();
});

test('the session start rejects with aborted instead of repeating its call when another tab has changed the session while this tab was offline', async () => {
  const { calls, goOnline, isOffline, load, session, user } = createStart();
  const loading = load();
  await settle();
  isOffline.value = true;
  session.isCurrent = false;
  calls[0]?.reject(new ApiError('aborted'));
  goOnline();
  await expect(loading).rejects.toMatchObject({ kind: 'aborted' });
  expect(user).toHaveBeenCalledOnce();
});
