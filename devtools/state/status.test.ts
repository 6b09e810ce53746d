import { beforeEach, expect, test } from 'vitest';
import type { Simulator } from '../api.ts';
import { logIn, startSimulator } from '../testing.tsx';
import { announceStatus } from './announce-status.ts';

let simulator: Simulator;
let said: string | null;
beforeEach(() => {
  simulator = startSimulator();
  said = null;
  announceStatus(simulator, (words) => {
    said = words;
  });
});

test('a log-in in the app is not announced to screen readers', async () => {
  expect(await logIn(simulator)).toBe(200);
  expect(simulator.world.facts().map(({ kind }) => kind)).toEqual(['login']);
  expect(said).toBeNull();
});

test('when a call of the app uses up a fault, the announcement for screen readers is cleared', async () => {
  await simulator.fault.add({ match: 'POST /api/auth/login', effect: { status: 500 } });
  expect(await logIn(simulator)).toBe(500);
  expect(simulator.fault.list()).toEqual([]);
  expect(said).toBe('');
});

test('a fault that is added in the simulator is announced to screen readers as “1 falla”', async () => {
  await simulator.fault.add({ match: 'GET /api/user', effect: { status: 500 } });
  expect(said).toMatch(/1 fall/);
});

test('a time jump forward and one back are announced to screen readers with the new time of the world', async () => {
  await simulator.clock.advance('1h');
  expect(said).toContain('13:00');
  await simulator.clock.advance('-1h');
  expect(said).toContain('12:00');
});
