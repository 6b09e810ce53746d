import { expect, test } from 'vitest';
import { at, createGameRow, createWeekRow } from '../testing/rows.ts';
import { getCurrentWeek } from './current-week.ts';

const WEEKS = [
  createWeekRow({ id: '9', number: 9, date_start: '2026-09-18' }),
  createWeekRow({ id: '8', number: 8, date_start: '2026-09-11' }),
  createWeekRow(),
];

const GAMES = [
  createGameRow({ id: '2', date: '2026-08-30', time: '18:00' }),
  createGameRow(),
  createGameRow({ id: '3', weekId: '8', date: '2026-09-12', time: '19:00' }),
];

test.each([
  ['2026-01-01T00:00:00', 7],
  ['2026-08-30T19:54:59', 7],
  ['2026-08-30T19:55:00', 8],
  ['2026-09-12T20:54:59', 8],
  ['2026-09-12T20:55:00', 9],
  // Week 9 has no games, so it ends with its first day.
  ['2026-09-18T23:59:59', 9],
])('the server’s current week at %s is %d', (now, number) => {
  const current = getCurrentWeek(WEEKS, GAMES, at(now));
  expect([current?.number, current?.week?.number]).toEqual([number, number]);
});

test('the current week has the number 24 for seven days after the last week, and then there is none', () => {
  expect(getCurrentWeek(WEEKS, GAMES, at('2026-09-19T00:00:00'))).toEqual({ number: 24, week: null });
  expect(getCurrentWeek(WEEKS, GAMES, at('2026-09-25T23:59:59'))).toEqual({ number: 24, week: null });
  expect(getCurrentWeek(WEEKS, GAMES, at('2026-09-26T00:00:00'))).toBeNull();
});

test('a week with a game after those of later weeks stays current until that game is over', () => {
  const games = [createGameRow({ date: '2026-09-20' }), ...GAMES.slice(2)];
  expect(getCurrentWeek(WEEKS, games, at('2026-09-20T12:00:00'))?.number).toBe(7);
  expect(getCurrentWeek(WEEKS, games, at('2026-09-20T21:00:00'))?.number).toBe(24);
});
