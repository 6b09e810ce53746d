import { beforeEach, expect, test } from 'vitest';
import type { Simulator } from '../api.ts';
import { logIn, startSimulator } from '../testing.tsx';
import { announceStatus } from './announce-status.ts';
import { readStatus } from './status.ts';

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

test.each<[string, number | string, string]>([
  ['3 hours ahead', 3 * 3_600_000, '+3 h'],
  ['90 minutes behind', -1.5 * 3_600_000, '−1.5 h'],
  ['47 hours ahead', 47 * 3_600_000, '+47 h'],
  ['3 days behind', -72 * 3_600_000, '−3 d'],
  ['with its real time', 'real', 'real'],
  ['with the server’s time', 'server', ''],
])('a device clock %s has the skew “%s”', async (_what, device, words) => {
  await simulator.clock.device(device as never);
  expect(readStatus(simulator).skew).toBe(words);
});

test('after a silent jump of three hours, the device clock has the skew −3 h', async () => {
  await simulator.clock.advance('3h', { silent: true });
  expect(readStatus(simulator).skew).toMatch(/^−3 h/);
});

const HAR = JSON.stringify({
  log: {
    entries: [
      {
        startedDateTime: '2026-08-27T18:00:00.000Z',
        request: { method: 'GET', url: 'https://api.example/api/weeks', headers: [] },
        response: { status: 200, headers: [], content: { text: '[]' } },
      },
    ],
  },
});

test('an open HAR file alone offers no “Quitar fallas y normalizar el reloj”, a fault beside it does', async () => {
  await simulator.net.playHar(HAR);
  expect(readStatus(simulator)).toMatchObject({ hasHar: true, isRestorable: false });
  await simulator.fault.add({ match: 'GET /api/weeks', effect: { status: 500 } });
  expect(readStatus(simulator).isRestorable).toBe(true);
});
