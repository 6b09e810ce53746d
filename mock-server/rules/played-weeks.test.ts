import { expect, test } from 'vitest';
import { createGameRow } from '../testing/rows.ts';
import { countPlayedWeeks } from './played-weeks.ts';

const games = [
  createGameRow({ id: '1', weekId: '6' }),
  createGameRow({ id: '2', weekId: '6' }),
  createGameRow({ id: '3', weekId: '7' }),
];
const predict = (gameId: string) => ({
  id: gameId,
  userId: '3',
  gameId,
  home_score: 1,
  away_score: 0,
  created_at: 0,
  seeded: true,
});

test.each([
  ['no prediction', [], 0],
  ['predictions for two games of a week', [predict('1'), predict('2')], 1],
  ['predictions for games of two weeks', [predict('1'), predict('3')], 2],
])('countPlayedWeeks counts the weeks of a player with %s', (_what, predictions, count) => {
  expect(countPlayedWeeks(predictions, games)).toBe(count);
});
