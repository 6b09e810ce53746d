import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { at, week } from '../../testing/fixtures.ts';
import { findStoredToSend, findStoredWeek, storeToSend, storeWeek } from './stored-week.ts';

const WEEKS = [week(7, '2026-08-28'), week(8, '2026-09-04')];

test.each([
  ['a week of the season', 7, '7'],
  ['a number beyond the last week', 24, null],
  ['no week', null, null],
])('of %s, the device keeps the week or nothing', (_what, number, stored) => {
  const tab = createDevice().openTab();
  tab.set(STORAGE_KEYS.week, '6');
  storeWeek(tab, number);
  expect(tab.get(STORAGE_KEYS.week)).toBe(stored);
});

test('the number of games to send that stands beside a stored week stays while the week is the same', () => {
  const tab = createDevice().openTab();
  tab.set(STORAGE_KEYS.week, '7/9');
  storeWeek(tab, 7);
  expect(tab.get(STORAGE_KEYS.week)).toBe('7/9');
});

test.each([
  ['until the next week begins', '7', '2026-09-03T12:00:00', 7],
  ['not any more once the next week has begun', '7', '2026-09-04T00:00:00', null],
  ['not when the season has no such week', '6', '2026-08-29T12:00:00', null],
  ['not when it can’t be read', 'x', '2026-08-29T12:00:00', null],
])('the stored week counts as the current one %s', (_when, stored, now, found) => {
  const tab = createDevice().openTab();
  tab.set(STORAGE_KEYS.week, stored);
  expect(findStoredWeek(tab, WEEKS, at(now))).toBe(found);
});

test.each([
  ['7/9', 9],
  ['7', 0],
  ['7/-1', 0],
  ['7/1e9', 20],
])('the stored week “%s” gives %i empty cards while Partidos loads', (stored, count) => {
  const tab = createDevice().openTab();
  tab.set(STORAGE_KEYS.week, stored);
  expect(findStoredToSend(tab)).toBe(count);
});

test('storeToSend adds the number to the stored week, removes it at 0, and ignores another week', () => {
  const tab = createDevice().openTab();
  tab.set(STORAGE_KEYS.week, '7');
  storeToSend(tab, 8, 9);
  expect(tab.get(STORAGE_KEYS.week)).toBe('7');
  storeToSend(tab, 7, 9);
  expect(tab.get(STORAGE_KEYS.week)).toBe('7/9');
  storeToSend(tab, 7, 0);
  expect(tab.get(STORAGE_KEYS.week)).toBe('7');
});
