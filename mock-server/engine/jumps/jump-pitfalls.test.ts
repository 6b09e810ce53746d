// @vitest-environment jsdom
/**
 * Each test shows that the simulator doesn't have a known problem of simulating a page's time, network or data.
 */

import { afterEach, expect, test, vi } from 'vitest';
import { type MockOptions, startMockServer } from '../../index.ts';
import { startCaller } from '../../testing/caller.ts';
import { createNoPage } from '../page/page-adapter.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
const start = (options: MockOptions = {}) =>
  startCaller({ players: 0, device: true, intercept: true, pageAdapter: createNoPage(), ...options }).control;

const HEADERS = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
const ask = (path: string) => fetch(path, { headers: HEADERS });

test('timers, animation frames and `performance.now` are native and still run while the device clock follows a frozen world', async () => {
  const own = () => [
    setTimeout,
    setInterval,
    clearTimeout,
    queueMicrotask,
    requestAnimationFrame,
    performance.now,
  ];
  const before = own();
  const { clock } = start();
  await clock.device('server');
  own().forEach((value, index) => {
    expect(value).toBe(before[index]);
  });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 1));
});

test('fake timers in the page stall neither a call nor a time jump', async () => {
  const { fault, clock, net } = start();
  vi.useFakeTimers();
  await fault.add({ match: '*', effect: { delay: 20 } });
  expect((await ask('/sanctum/csrf-cookie')).status).toBe(204);
  const before = clock.now();
  await clock.advance('1h');
  await net.idle();
  expect(clock.now()).toBe(before + 3_600_000);
});

test('a world that starts frozen starts exactly at its time, and a freeze stops the clock at a whole second', async () => {
  let machine = 0;
  const realNow = () => {
    machine += 1_234;
    return machine;
  };
  const { world, clock } = start({ realNow, rate: 1 });
  await world.begin({ at: 'cierre(7, 1) - 1m', rate: 0 });
  expect(clock.now()).toBe(clock.resolve('cierre(7, 1) - 1m'));
  await clock.resume();
  await clock.freeze();
  expect([clock.now() % 1_000, clock.now() - clock.now()]).toEqual([0, 0]);
});

test('the mock server’s CSRF cookie has no expiry, because the browser would expire it by its own clock', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const { clock } = start();
  await ask('/sanctum/csrf-cookie');
  expect(written).toHaveBeenCalledTimes(1);
  expect(written.mock.calls[0]?.[0]).not.toMatch(/expires|max-age/i);
  await clock.advance('100d');
  expect(document.cookie).toContain('XSRF-TOKEN=');
});

test('after a restart of the mock server only the new one answers calls, and its shutdown restores the native fetch', async () => {
  const native = fetch;
  const first = startMockServer({ rate: 0, players: 0, pageAdapter: createNoPage() });
  await first.clock.advance('1d');
  first.shutdown();
  const second = start();
  const { headers } = await ask('/sanctum/csrf-cookie');
  expect(Date.parse(headers.get('date') ?? '')).toBe(second.clock.now());
  expect([first.net.log().length, second.net.log().length]).toEqual([0, 1]);
  second.shutdown();
  expect(fetch).toBe(native);
});

test('every e-mail address of the personas and of the seed’s mails ends in @correo.mx', async () => {
  const { world, mail } = start();
  for (const { email } of world.personas()) expect(email ?? '@correo.mx').toMatch(/@correo\.mx$/);
  for (const { to } of mail.list()) expect(to).toMatch(/@correo\.mx$/);
});
