import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { Prediction } from '../../domain/types.ts';
import { createMyPosition, createPrediction, createRankPage } from '../../testing/fixtures.ts';
import { createMyPositionsStore } from './server-data.ts';

const pageWith = (score: number) => createRankPage({ myPosition: createMyPosition({ score }) });

function play() {
  const weekRanking = vi.fn(async (week: number, _page: number, _options?: CallOptions) =>
    pageWith(week * 10),
  );
  const predictions = signal<ReadonlyMap<number, readonly Prediction[]>>(new Map());
  const positions = createMyPositionsStore({ api: { weekRanking }, predictions });
  const settle = (week: number, points: number) => {
    predictions.value = new Map([[week, [createPrediction({ points })]]]);
  };
  return { weekRanking, positions, settle };
}

test('getScore returns 0 for a week in which the player has no position', async () => {
  const { weekRanking, positions } = play();
  weekRanking.mockResolvedValueOnce(createRankPage());
  await positions.load(6);
  expect(positions.getScore(6)).toBe(0);
});

test('a failed reload of a position keeps the known score', async () => {
  const { weekRanking, positions } = play();
  await positions.load(6);
  weekRanking.mockRejectedValueOnce(new ApiError('network'));
  await positions.load(6);
  expect(positions.getScore(6)).toBe(60);
});

test('`ensure` of the positions store stops at the first failure', async () => {
  const { weekRanking, positions } = play();
  weekRanking.mockRejectedValueOnce(new ApiError('network'));
  await positions.ensure([1, 2, 3]);
  expect(weekRanking).toHaveBeenCalledTimes(1);
});

test('`ensure` of the positions store loads a position again that is older than the given time, but not a newer one', async () => {
  const { weekRanking, positions } = play();
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await positions.ensure([1, 2], 3_000);
  await positions.ensure([2, 3], 3_000);
  now.mockReturnValue(13_000);
  await positions.ensure([1], 3_000);
  expect(weekRanking.mock.calls.map(([week]) => week)).toEqual([1, 2, 3, 1]);
});

test('reset of the positions store drops a position that is still loading', async () => {
  const { positions } = play();
  const late = positions.load(6);
  positions.reset();
  await late;
  expect(positions.getScore(6)).toBeNull();
});

test('when a week without predictions gets a prediction with points, its position is unknown until it is reloaded', async () => {
  const { weekRanking, positions, settle } = play();
  await positions.load(6);
  weekRanking.mockResolvedValueOnce(pageWith(65));
  settle(6, 5);
  const meanwhile = positions.getScore(6);
  await vi.waitFor(() => expect(positions.getScore(6)).toBe(65));
  expect(meanwhile).toBeNull();
});

test('the position of a week is reloaded when the points of a prediction of that week change', async () => {
  const { weekRanking, positions, settle } = play();
  settle(6, 0);
  await positions.load(6);
  settle(6, 5);
  await vi.waitFor(() => expect(weekRanking).toHaveBeenCalledTimes(2));
});

test('an outdated ranking position that fails to reload stays unknown and is not requested again', async () => {
  const { weekRanking, positions, settle } = play();
  await positions.load(6);
  weekRanking.mockRejectedValue(new ApiError('network'));
  settle(6, 5);
  await vi.waitFor(() => expect(weekRanking).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect([positions.getScore(6), weekRanking.mock.calls.length]).toEqual([null, 2]);
});

test('the positions store shares a pending request for a week even after an older request, sent before a reset, has ended', async () => {
  const { weekRanking, positions } = play();
  const before = positions.load(6);
  positions.reset();
  weekRanking.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(pageWith(65)))));
  const after = positions.load(6);
  await before;
  await Promise.all([after, positions.load(6)]);
  expect(weekRanking).toHaveBeenCalledTimes(2);
});
