import { expect, test } from 'vitest';
import { at, createWeekRow } from '../testing/rows.ts';
import { getTriviaEnd } from './trivia.ts';
import { GAMES, WEEKS } from './weeks.test.helper.ts';

test.each([
  ['7', '2026-08-31T00:00:00'],
  ['8', '2026-09-13T00:00:00'],
  ['9', '2026-09-19T00:00:00'],
])('the trivia of week %s ends at %s', (id, end) => {
  const week = WEEKS.find((row) => row.id === id) ?? createWeekRow();
  expect(getTriviaEnd(week, GAMES)).toBe(at(end));
});
