import { expect, test } from 'vitest';
import { readGoals, readScore, stepDown, stepUp } from './goals.ts';

test.each([
  ['null', null, 1, 0],
  ['0', 0, 1, 0],
  ['3', 3, 4, 2],
  ['9', 9, 9, 8],
])('for $0 goals, stepUp returns $2 and stepDown $3', (_goals, goals, up, down) => {
  expect([stepUp(goals), stepDown(goals)]).toEqual([up, down]);
});

test.each([
  ['3', 3],
  [' ', null],
  ['12', undefined],
  ['2.5', undefined],
])('the text “%s” is read as the goals %s', (text, goals) => {
  expect(readGoals(text)).toBe(goals);
});

test.each([
  ['3-1', { home: 3, away: 1 }],
  [' 3 – 1 ', { home: 3, away: 1 }],
  ['3:1', { home: 3, away: 1 }],
  ['13-1', null],
])('the text “%s” is read as the score %o', (text, score) => {
  expect(readScore(text)).toEqual(score);
});
