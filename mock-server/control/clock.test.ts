import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});
afterEach(() => caller.control.shutdown());

test('`believed` of clock.view() is the time from the app’s last Date header, and `isUnheard` is true after a silent jump until the next call', async () => {
  const { clock } = caller.control;
  expect(clock.view()).toMatchObject({ believed: null, isUnheard: false });
  await caller.get('/sanctum/csrf-cookie');
  await clock.advance('2m', { silent: true });
  expect(clock.view().isUnheard).toBe(true);
  expect(clock.now() - (clock.view().believed ?? 0)).toBeGreaterThan(115_000);
  await caller.get('/sanctum/csrf-cookie');
  expect(clock.view().isUnheard).toBe(false);
});

test('`isUnheard` of clock.view() is false after a jump that notifies the app and after control.restore', async () => {
  const { clock, ...control } = caller.control;
  await clock.goto('cierre(7, 1)');
  expect(clock.view().isUnheard).toBe(false);
  await clock.advance('1h', { silent: true });
  expect(clock.view().isUnheard).toBe(true);
  await control.restore();
  expect(clock.view().isUnheard).toBe(false);
});

test('after clock.device, `skew` of clock.view() is the change of the device clock, and 0 after the next call', async () => {
  const { clock } = caller.control;
  await clock.device('real');
  await caller.get('/sanctum/csrf-cookie');
  const jump = clock.now() - Date.now();
  await clock.device('server');
  expect(Math.abs((clock.view().skew ?? 0) - jump)).toBeLessThan(5_000);
  await caller.get('/sanctum/csrf-cookie');
  expect(clock.view().skew).toBe(0);
});
