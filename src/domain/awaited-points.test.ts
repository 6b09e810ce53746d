import { expect, test } from 'vitest';
import { areAwaitingPoints } from './awaited-points.ts';
import type { GameStatus } from './types.ts';

test.each<[string, number | null, GameStatus, boolean]>([
  ['no points, of a game to be played', null, 'active', true],
  ['no points, of a final game', null, 'final', true],
  ['no points, of a cancelled game', null, 'cancelled', false],
  ['no points, of a postponed game', null, 'postponed', false],
  ['points', 0, 'final', false],
])('a prediction with %s may still bring points or not', (_what, points, status, expected) => {
  expect(areAwaitingPoints([{ gameId: '1', points }], [{ id: '1', status }])).toBe(expected);
});

test('a prediction whose game is not loaded may still bring points', () => {
  expect(areAwaitingPoints([{ gameId: '1', points: null }], [])).toBe(true);
});
