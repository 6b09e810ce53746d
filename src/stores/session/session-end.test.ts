import { beforeEach, expect, test, vi } from 'vitest';
import { openSession } from '../account/open-session.ts';
import { ANA, getSessionState, openPlayer, PLAYER, VISITOR } from './auth.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test('after a log-out, `auth.finishNavigation` clears `endReason` at once and resets the session in a later task [3.5, 4.23]', async () => {
  const world = await openPlayer();
  world.auth.endSession('log-out');
  world.auth.finishNavigation();
  expect(world.auth.endReason.value).toBeNull();
  expect(world.auth.status.value).toBe('authenticated');
  vi.runAllTimers();
  expect(getSessionState(world)).toEqual(VISITOR);
});

test('after the end of an expired session, `auth.finishNavigation` clears `endReason` at once and resets the session in a later task [4.26]', async () => {
  const world = await openPlayer();
  world.auth.endSession('expired');
  expect(world.auth.endReason.value).not.toBeNull();
  world.auth.finishNavigation();
  expect([world.auth.endReason.value, world.auth.status.value]).toEqual([null, 'authenticated']);
  vi.runAllTimers();
  expect(getSessionState(world)).toEqual(VISITOR);
});

test('after a log-out, `auth.finishNavigation` does not reset a session that is opened before the delayed reset runs', async () => {
  const world = await openPlayer();
  world.auth.endSession('log-out');
  world.auth.finishNavigation();
  await openSession({ ...world, api: world.fakeApi }, 'ana-2', ANA.email);
  vi.runAllTimers();
  expect(getSessionState(world)).toEqual({ ...PLAYER, token: 'ana-2' });
});

test('after a log-out and `auth.finishNavigation`, `auth.endSession` for an expiry leaves `endReason` null if the session has not been reset yet', async () => {
  const world = await openPlayer();
  world.auth.endSession('log-out');
  world.auth.finishNavigation();
  world.auth.endSession('expired');
  expect(world.auth.endReason.value).toBeNull();
});

test('a log-out clears the verification record', async () => {
  const world = await openPlayer();
  world.auth.requireVerification('ana@correo.mx', true);
  world.auth.endSession('log-out');
  expect(world.auth.verification.value).toBeNull();
});
