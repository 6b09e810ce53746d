import { beforeEach, expect, test } from 'vitest';
import type { Simulator } from '../../api.ts';
import { readKeptCalls } from '../../state/kept-calls.ts';
import { startSimulator } from '../../testing.tsx';
import { keepCalls } from './kept-calls.ts';

beforeEach(() => sessionStorage.clear());

const send = (simulator: Simulator, path: string, init?: RequestInit) =>
  simulator.handle(new Request(`http://localhost${path}`, init));

function leavePage(simulator: Simulator) {
  window.dispatchEvent(new Event('pagehide'));
  simulator.net.clear();
}

test('after two reloads, the latest 200 of 201 calls are kept, the newest at the end', async () => {
  const simulator = startSimulator();
  keepCalls(simulator);
  await send(simulator, '/api/week/1');
  leavePage(simulator);
  for (let number = 2; number <= 201; number += 1) await send(simulator, `/api/week/${number}`);
  leavePage(simulator);
  const kept = readKeptCalls().map(({ url }) => url);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, '/api/week/2', '/api/week/201']);
});

test('of calls whose bodies need more room than the tab has, the older ones keep the first 4,000 letters', async () => {
  const simulator = startSimulator();
  keepCalls(simulator);
  const body = 'a '.repeat(50_000);
  for (let call = 0; call < 16; call += 1) await send(simulator, '/api/nothing', { method: 'POST', body });
  leavePage(simulator);
  const lengths = readKeptCalls().map(({ request }) => request.body.length);
  expect([lengths[0], lengths.at(-1)]).toEqual([4_000, 100_000]);
});

test('a call that the reload has interrupted stays as cancelled', async () => {
  const simulator = startSimulator();
  keepCalls(simulator);
  await simulator.fault.hold('GET /api/weeks');
  const asked = send(simulator, '/api/weeks');
  await simulator.net.idle();
  window.dispatchEvent(new Event('pagehide'));
  expect(readKeptCalls().map(({ outcome }) => outcome)).toEqual(['aborted']);
  await simulator.fault.clear();
  await asked;
  simulator.net.clear();
});
