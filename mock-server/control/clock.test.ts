import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});
afterEach(() => caller.control.shutdown());

test('clock.view() returns the server time that the app computes from its last Date header', async () => {
  const { clock } = caller.control;
  expect(clock.view()).toMatchObject({ believed: null, isUnheard: false });
  await caller.get('/sanctum/csrf-cookie');
  await clock.advance('2m', { silent: true });
  expect(clock.view().isUnheard).toBe(true);
  expect(clock.now() - (clock.view().believed ?? 0)).toBeGreaterThan(115_000);
  await caller.get('/sanctum/csrf-cookie');
  expect(clock.view().isUnheard).toBe(false);
});

test('clock.view() reports the app’s time as known after a jump that notifies the app and after control.restore', async () => {
  const { clock, ...control } = caller.control;
  await clock.goto('cierre(7, 1)');
  expect(clock.view().isUnheard).toBe(false);
  await clock.advance('1h', { silent: true });
  expect(clock.view().isUnheard).toBe(true);
  await control.restore();
  expect(clock.view().isUnheard).toBe(false);
});

test('clock.view() reports the app’s skew, days included, after the device clock was set', async () => {
  const { clock } = caller.control;
  await clock.device('real');
  await caller.get('/sanctum/csrf-cookie');
  const jump = clock.now() - Date.now();
  await clock.device('server');
  expect(Math.abs((clock.view().skew ?? 0) - jump)).toBeLessThan(5_000);
  await caller.get('/sanctum/csrf-cookie');
  expect(clock.view().skew).toBe(0);
});
