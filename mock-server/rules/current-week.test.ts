import { expect, test } from 'vitest';
import { at, createGameRow } from '../testing/rows.ts';
import { getCurrentWeek } from './current-week.ts';
import { GAMES, WEEKS } from './weeks.test.helper.ts';

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
