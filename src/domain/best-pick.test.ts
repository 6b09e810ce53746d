import { expect, test } from 'vitest';
import { createPrediction, GAMES } from '../testing/fixtures.ts';
import { getBestPick } from './best-pick.ts';

const predict = (gameId: string, homeScore: number, awayScore: number, points: number | null) =>
  createPrediction({ id: `p${gameId}`, gameId, homeScore, awayScore, points });

test('the best prediction is the one with the most points, before one with more goals', () => {
  const sent = [predict('1', 4, 3, 2), predict('2', 1, 0, 5), predict('3', 0, 0, 0)];
  expect(getBestPick(sent, GAMES)).toMatchObject({ gameId: '2', homeScore: 1, awayScore: 0, points: 5 });
});

test('the best of several exact scores has the most goals', () => {
  const sent = [predict('1', 1, 0, 5), predict('3', 2, 2, 5), predict('2', 0, 1, 5)];
  expect(getBestPick(sent, GAMES)?.gameId).toBe('3');
});

test('the best of predictions with equal points and goals is the first in the order of the games', () => {
  expect(getBestPick([predict('3', 1, 1, 2), predict('2', 2, 0, 2)], GAMES)?.gameId).toBe('2');
});

test('a week without points has no best prediction', () => {
  expect(getBestPick([predict('1', 1, 0, 0), predict('2', 1, 0, null)], GAMES)).toBeNull();
});

test('a prediction whose game is unknown is not the best one', () => {
  expect(getBestPick([predict('99', 1, 0, 5)], GAMES)).toBeNull();
});
