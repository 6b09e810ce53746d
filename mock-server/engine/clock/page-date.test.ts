// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { startCaller } from '../../testing/caller.ts';

const start = () => startCaller({ players: 0, device: true }).control;
const HOUR_MS = 3_600_000;

test('the device clock shows the server’s time when the mock server starts', () => {
  const { clock } = start();
  expect([Date.now(), clock.view().device]).toEqual([clock.now(), 'server']);
});

test('world.begin without the option `device` and control.restore set the device clock to the mode `server`', async () => {
  const { clock, world, restore } = start();
  await clock.device('real');
  await world.begin({ as: 'ana' });
  expect(clock.view().device).toBe('server');
  await clock.device(-3 * HOUR_MS);
  await restore();
  expect(clock.view().device).toBe('server');
});

test('`Date.now`, `new Date` and `Date()` show the server’s time in the mode `server`, and `Date.now` also after a time jump', async () => {
  const { clock } = start();
  await clock.device('server');
  expect([Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())]).toEqual(
    Array(3).fill(clock.now()),
  );
  await clock.advance('3h');
  expect(Date.now()).toBe(clock.now());
});

test('in the mode `server`, silent time jumps forward make the device clock lag behind the server by their sum, until a jump that notifies the app', async () => {
  const { clock } = start();
  await clock.device('server');
  await clock.advance('2m', { silent: true });
  await clock.advance('1m', { silent: true });
  expect([clock.now() - Date.now(), clock.view().lag]).toEqual([180_000, 180_000]);
  await clock.advance('1m');
  expect([clock.now() - Date.now(), clock.view().lag]).toEqual([0, 0]);
});

test('world.as removes the lag of the device clock after a silent time jump', async () => {
  const { clock, world } = start();
  await clock.advance('2m', { silent: true });
  await world.as('ana');
  expect(Date.now()).toBe(clock.now());
});

test('a device clock set three hours back shows the native time minus three hours', async () => {
  const native = Date.now;
  const { clock } = start();
  await clock.device(-3 * HOUR_MS);
  expect(Math.abs(native() - 3 * HOUR_MS - Date.now())).toBeLessThan(1_000);
});

test('a reference to `Date.now` saved before the device clock is set from `real` to `server` returns the server’s time', async () => {
  const { clock } = start();
  await clock.device('real');
  const kept = Date.now;
  await clock.device('server');
  expect(kept()).toBe(clock.now());
});

test('`format` and `formatToParts` of `Intl.DateTimeFormat` use the device clock when they get no date', async () => {
  const { clock } = start();
  await clock.device('server');
  const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'short', timeZone: 'Etc/GMT+6' });
  expect(format.format()).toBe('26/08/26');
  expect(format.format(0)).toBe('31/12/69');
  expect(format.formatToParts().find(({ type }) => type === 'day')?.value).toBe('26');
});

test('`control.shutdown` restores the native `Date` and `Intl.DateTimeFormat.prototype.formatToParts`', async () => {
  const [native, format] = [Date, Intl.DateTimeFormat.prototype.formatToParts];
  const { clock, shutdown } = start();
  await clock.device('server');
  shutdown();
  expect(Date).toBe(native);
  expect(new Date(0).constructor).toBe(native);
  expect(Intl.DateTimeFormat.prototype.formatToParts).toBe(format);
});
