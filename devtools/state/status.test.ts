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

test('after a log-in of the app, the announcer returns no status', async () => {
  expect(await logIn()).toBe(200);
  expect(simulator.world.facts().map(({ kind }) => kind)).toEqual(['login']);
  expect(speaker.next()).toBeNull();
});

test('after a call of the app uses up a fault, the announcer returns an empty text', async () => {
  await simulator.fault.add({ match: 'POST /api/auth/login', effect: { status: 500 } });
  speaker.next();
  expect(await logIn()).toBe(500);
  expect(simulator.fault.list()).toEqual([]);
  expect(speaker.next()).toBe('');
});

test('after a fault is added in the panel, the announcer returns a status with “1 falla”', async () => {
  await simulator.fault.add({ match: 'GET /api/user', effect: { status: 500 } });
  expect(speaker.next()).toMatch(/1 fall/);
});

test('after time jumps forward and back, the announcer returns the new time of the world', async () => {
  await simulator.clock.advance('1h');
  expect(speaker.next()).toContain('13:00');
  await simulator.clock.advance('-1h');
  expect(speaker.next()).toContain('12:00');
});

test('after an edit in the tables of Mundo, the announcer returns the status of the world (“Reloj: …”)', async () => {
  await simulator.world.edit('weeks', 7, { closed: true });
  expect(speaker.next()).toContain('Reloj:');
});
