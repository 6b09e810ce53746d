import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { getTimeLeft, MAX_WAIT_MS } from '../../lib/deadline.ts';
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

test('the session start requests the user with a deadline of MAX_WAIT_MS', async () => {
  const { calls, load } = createStart();
  const loading = load();
  await settle();
  const left = getTimeLeft(calls[0]?.options.deadline ?? 0);
  expect(left).toBeGreaterThan(MAX_WAIT_MS - 1_000);
  expect(left).toBeLessThanOrEqual(MAX_WAIT_MS);
  calls[0]?.resolve();
  await expect(loading).resolves.toBe(ANA);
});

test('the session start requests nothing while offline and requests the user when the connection is restored', async () => {
  const { calls, goOnline, isOffline, load, user } = createStart();
  isOffline.value = true;
  const loading = load();
  await settle();
  expect(user).not.toHaveBeenCalled();
  goOnline();
  await settle();
  expect(user).toHaveBeenCalledOnce();
  calls[0]?.resolve();
  await expect(loading).resolves.toBe(ANA);
});

test('the session start requests nothing and rejects with aborted when another tab has changed the session while this tab was offline', async () => {
  const { goOnline, isOffline, load, session, user } = createStart();
  isOffline.value = true;
  const loading = load();
  session.isCurrent = false;
  goOnline();
  await expect(loading).rejects.toMatchObject({ kind: 'aborted' });
  expect(user).not.toHaveBeenCalled();
});

test('the session start aborts its call when the connection is lost and repeats the call when the connection is restored', async () => {
  const { calls, goOnline, isOffline, load } = createStart();
  const loading = load();
  await settle();
  expect(calls[0]?.options.signal?.aborted).toBe(false);
  isOffline.value = true;
  expect(calls[0]?.options.signal?.aborted).toBe(true);
  calls[0]?.reject(new ApiError('aborted'));
  await settle();
  expect(calls).toHaveLength(1);
  goOnline();
  await settle();
  expect(calls[1]?.options.signal?.aborted).toBe(false);
  calls[1]?.resolve();
  await expect(loading).resolves.toBe(ANA);
});

test('the session start rejects with a failure that happens while online, without a second call', async () => {
  const { calls, load, user } = createStart();
  const loading = load();
  await settle();
  calls[0]?.reject(new ApiError('unprevented'));
  await expect(loading).rejects.toMatchObject({ kind: 'unprevented' });
  expect(user).toHaveBeenCalledOnce();
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

test('the session start does not abort its finished call when the connection is lost afterwards', async () => {
  const { calls, isOffline, load } = createStart();
  const loading = load();
  await settle();
  calls[0]?.resolve();
  await loading;
  isOffline.value = true;
  expect(calls[0]?.options.signal?.aborted).toBe(false);
});
