import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Simulator } from '../simulator.ts';
import { logIn, startSimulator } from '../testing.tsx';
import { createStatusAnnouncer, type StatusAnnouncer } from './status.ts';

let simulator: Simulator;
let speaker: StatusAnnouncer;
beforeEach(() => {
  simulator = startSimulator();
  speaker = createStatusAnnouncer(simulator);
  speaker.next();
});
afterEach(() => speaker.stop());

test('`next()` of `StatusAnnouncer` returns null after the app has made a log-in call', async () => {
  expect(await logIn(simulator)).toBe(200);
  expect(simulator.world.facts().map(({ kind }) => kind)).toEqual(['login']);
  expect(speaker.next()).toBeNull();
});

test('`next()` of `StatusAnnouncer` returns an empty text after a call of the app has used up a fault', async () => {
  await simulator.fault.add({ match: 'POST /api/auth/login', effect: { status: 500 } });
  speaker.next();
  expect(await logIn(simulator)).toBe(500);
  expect(simulator.fault.list()).toEqual([]);
  expect(speaker.next()).toBe('');
});

test('`next()` of `StatusAnnouncer` returns a text with “1 falla” after the simulator has added a fault', async () => {
  await simulator.fault.add({ match: 'GET /api/user', effect: { status: 500 } });
  expect(speaker.next()).toMatch(/1 fall/);
});

test('`next()` of `StatusAnnouncer` returns a text with the world’s new time after a jump forward and after a jump back', async () => {
  await simulator.clock.advance('1h');
  expect(speaker.next()).toContain('13:00');
  await simulator.clock.advance('-1h');
  expect(speaker.next()).toContain('12:00');
});
