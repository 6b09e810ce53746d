// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { createTodo, HOUR } from '../testing/todo.ts';

/** Starts the engine for one test, with the clock of the page's device. */
function start() {
  const engine = createTodo({ device: true, realNow: Date.now });
  onTestFinished(engine.shutdown);
  const { device, world, goTo, getClockView, shutdown } = engine;
  const goBy = (ms: number, options?: { silent: boolean }) => goTo(() => world.now() + ms, options);
  return { device, now: world.now, goBy, getClockView, shutdown };
}

test('the device clock shows the server’s time when the engine starts', () => {
  const { now, getClockView } = start();
  expect([Date.now(), getClockView().device]).toEqual([now(), 'server']);
});

test('`Date.now`, `new Date` and `Date()` show the server’s time in the mode `server`, and `Date.now` also after a time jump', async () => {
  const { device, now, goBy } = start();
  device.set('server');
  expect([Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())]).toEqual(
    Array(3).fill(now()),
  );
  await goBy(3 * HOUR);
  expect(Date.now()).toBe(now());
});

test('in the mode `server`, silent jumps make the device clock lag by their sum, until a jump notifies the app', async () => {
  const { device, now, goBy, getClockView } = start();
  device.set('server');
  await goBy(120_000, { silent: true });
  await goBy(60_000, { silent: true });
  expect([now() - Date.now(), getClockView().lag]).toEqual([180_000, 180_000]);
  await goBy(60_000);
  expect([now() - Date.now(), getClockView().lag]).toEqual([0, 0]);
});

test('a device clock set three hours back shows the native time minus three hours', async () => {
  const native = Date.now;
  const { device } = start();
  device.set(-3 * HOUR);
  expect(Math.abs(native() - 3 * HOUR - Date.now())).toBeLessThan(1_000);
});

test('a reference to `Date.now` saved before the device clock is set from `real` to `server` returns the server’s time', async () => {
  const { device, now } = start();
  device.set('real');
  const kept = Date.now;
  device.set('server');
  expect(kept()).toBe(now());
});

test('`format` and `formatToParts` of `Intl.DateTimeFormat` use the device clock when they get no date', async () => {
  const { device } = start();
  device.set('server');
  const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'short', timeZone: 'Etc/GMT+6' });
  expect(format.format()).toBe('05/01/26');
  expect(format.format(0)).toBe('31/12/69');
  expect(format.formatToParts().find(({ type }) => type === 'day')?.value).toBe('05');
});

test('`shutdown` of the engine restores the native `Date` and `Intl.DateTimeFormat.prototype.formatToParts`', async () => {
  const [native, format] = [Date, Intl.DateTimeFormat.prototype.formatToParts];
  const { device, shutdown } = start();
  device.set('server');
  shutdown();
  expect(Date).toBe(native);
  expect(new Date(0).constructor).toBe(native);
  expect(Intl.DateTimeFormat.prototype.formatToParts).toBe(format);
});
