import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Simulator } from '../api/simulator.ts';
import { startSimulator } from '../testing.tsx';
import { createStatusAnnouncer, type StatusAnnouncer } from './status.ts';

let simulator: Simulator;
let speaker: StatusAnnouncer;
beforeEach(() => {
  simulator = startSimulator();
  speaker = createStatusAnnouncer(simulator);
  speaker.next();
});
afterEach(() => speaker.stop());

async function logIn() {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const csrf = await simulator.handle(new Request('http://localhost/sanctum/csrf-cookie', { headers }));
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(csrf.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const body = JSON.stringify({ email: 'ana@correo.mx', password: 'papas con chile' });
  const request = new Request('http://localhost/api/auth/login', { method: 'POST', body });
  const own = { ...headers, cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': decodeURIComponent(cookie) };
  for (const [name, value] of Object.entries(own)) request.headers.set(name, value);
  return (await simulator.handle(request)).status;
}

test('`next()` of `StatusAnnouncer` returns null after the app has made a log-in call', async () => {
  expect(await logIn()).toBe(200);
  expect(simulator.world.facts().map(({ kind }) => kind)).toEqual(['login']);
  expect(speaker.next()).toBeNull();
});

test('`next()` of `StatusAnnouncer` returns an empty text after a call of the app has used up a fault', async () => {
  await simulator.fault.add({ match: 'POST /api/auth/login', effect: { status: 500 } });
  speaker.next();
  expect(await logIn()).toBe(500);
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
