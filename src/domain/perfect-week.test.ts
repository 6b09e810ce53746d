import { expect, test } from 'vitest';
import { isPerfectWeek } from './perfect-week.ts';
import type { GameStatus } from './types.ts';

const play = (id: string, status: GameStatus = 'final') => ({ id, status });
const sent = (gameId: string, points: number | null) => ({ gameId, points });

test('a week with an exact score in every game is perfect', () => {
  expect(isPerfectWeek([sent('1', 5), sent('2', 5)], [play('1'), play('2')])).toBe(true);
});

test.each([
  ['a game that was only a right result', [sent('1', 5), sent('2', 2)]],
  ['a game without published points', [sent('1', 5), sent('2', null)]],
  ['a game without a prediction', [sent('1', 5)]],
])('a week with %s is not perfect', (_case, predictions) => {
  expect(isPerfectWeek(predictions, [play('1'), play('2')])).toBe(false);
});

test('a cancelled game does not keep a week from being perfect', () => {
  expect(isPerfectWeek([sent('1', 5), sent('2', null)], [play('1'), play('2', 'cancelled')])).toBe(true);
});

test('a week without games, or with cancelled games alone, is not perfect', () => {
  expect(isPerfectWeek([sent('1', null)], [play('1', 'cancelled')])).toBe(false);
  expect(isPerfectWeek([], [])).toBe(false);
});
