import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Simulator } from '../simulator.ts';
import { logIn, startSimulator } from '../testing.tsx';
import { announceStatus } from './status.ts';

let simulator: Simulator;
let said: string | null;
let stop: () => void;
beforeEach(() => {
  simulator = startSimulator();
  said = null;
  stop = announceStatus(simulator, (words) => {
    said = words;
  });
});
afterEach(() => stop());

test('`announceStatus` says nothing after the app has made a log-in call', async () => {
  expect(await logIn(simulator)).toBe(200);
  expect(simulator.world.facts().map(({ kind }) => kind)).toEqual(['login']);
  expect(said).toBeNull();
});

test('`announceStatus` says an empty text after a call of the app has used up a fault', async () => {
  await simulator.fault.add({ match: 'POST /api/auth/login', effect: { status: 500 } });
  expect(await logIn(simulator)).toBe(500);
  expect(simulator.fault.list()).toEqual([]);
  expect(said).toBe('');
});

test('`announceStatus` says a text with “1 falla” after the simulator has added a fault', async () => {
  await simulator.fault.add({ match: 'GET /api/user', effect: { status: 500 } });
  expect(said).toMatch(/1 fall/);
});

test('`announceStatus` says a text with the world’s new time after a jump forward and after a jump back', async () => {
  await simulator.clock.advance('1h');
  expect(said).toContain('13:00');
  await simulator.clock.advance('-1h');
  expect(said).toContain('12:00');
});
