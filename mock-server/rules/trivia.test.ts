import { expect, test } from 'vitest';
import { at, createGameRow, createWeekRow } from '../testing/rows.ts';
import { getTriviaEnd } from './trivia.ts';

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
  ['7', '2026-08-31T00:00:00'],
  ['8', '2026-09-13T00:00:00'],
  ['9', '2026-09-19T00:00:00'],
])('the trivia of week %s ends at %s', (id, end) => {
  const week = WEEKS.find((row) => row.id === id) ?? createWeekRow();
  expect(getTriviaEnd(week, GAMES)).toBe(at(end));
});
