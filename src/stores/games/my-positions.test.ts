import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { PredictionsByWeek } from '../../domain/types.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createMyPosition, createPrediction, createRankingPage } from '../../testing/fixtures.ts';
import { createMyPositionsStore } from './my-positions.ts';

const pageWith = (score: number) => createRankingPage({ myPosition: createMyPosition({ score }) });

function setUpPositions() {
  const weekRanking = vi.fn(async (week: number, _page: number, _options?: CallOptions) =>
    pageWith(week * 10),
  );
  const predictions = signal<PredictionsByWeek>(new Map());
  const positions = createMyPositionsStore({ api: createFakeApi({ weekRanking }), predictions });
  const publish = (week: number, points: (number | null)[]) => {
    predictions.value = new Map([[week, points.map((value) => createPrediction({ points: value }))]]);
  };
  const getScore = () => positions.byWeek.value.get(6)?.score;
  return { weekRanking, positions, publish, getScore };
}

test('a failed reload of a position keeps the known score', async () => {
  const { weekRanking, positions, getScore } = setUpPositions();
  await positions.load(6);
  weekRanking.mockRejectedValueOnce(new ApiError('networkError'));
  await positions.load(6);
  expect(getScore()).toBe(60);
});

test('`ensure` of the positions store stops at the first failure', async () => {
  const { weekRanking, positions } = setUpPositions();
  weekRanking.mockRejectedValueOnce(new ApiError('networkError'));
  await positions.ensure([1, 2, 3]);
  expect(weekRanking).toHaveBeenCalledTimes(1);
});

test('`ensure` of the positions store loads again what is older than the given time, and nothing newer', async () => {
  const { weekRanking, positions } = setUpPositions();
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await positions.ensure([1, 2], 3_000);
  await positions.ensure([2, 3], 3_000);
  now.mockReturnValue(13_000);
  await positions.ensure([1], 3_000);
  expect(weekRanking.mock.calls.map(([week]) => week)).toEqual([1, 2, 3, 1]);
});

test('reset of the positions store drops a position that is still loading', async () => {
  const { positions, getScore } = setUpPositions();
  const late = positions.load(6);
  positions.reset();
  await late;
  expect(getScore()).toBeUndefined();
});

test('when a week without predictions gets a prediction with points, its position is unknown until it is reloaded', async () => {
  const { weekRanking, positions, publish, getScore } = setUpPositions();
  await positions.load(6);
  weekRanking.mockResolvedValueOnce(pageWith(65));
  publish(6, [5]);
  const meanwhile = getScore();
  await vi.waitFor(() => expect(getScore()).toBe(65));
  expect(meanwhile).toBeUndefined();
});

test('an outdated ranking position that fails to reload stays unknown and is not requested again', async () => {
  const { weekRanking, positions, publish, getScore } = setUpPositions();
  await positions.load(6);
  weekRanking.mockRejectedValue(new ApiError('networkError'));
  publish(6, [5]);
  await vi.waitFor(() => expect(weekRanking).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect([getScore(), weekRanking.mock.calls.length]).toEqual([undefined, 2]);
});

test('the positions store shares a pending request after an older one from before a reset has ended', async () => {
  const { weekRanking, positions } = setUpPositions();
  const before = positions.load(6);
  positions.reset();
  weekRanking.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(pageWith(65)))));
  const after = positions.load(6);
  await before;
  await Promise.all([after, positions.load(6)]);
  expect(weekRanking).toHaveBeenCalledTimes(2);
});

test('a position is reloaded when a prediction of its week gets its points, also when these are 0', async () => {
  const { weekRanking, positions, publish, getScore } = setUpPositions();
  publish(6, [5, null]);
  await positions.load(6);
  weekRanking.mockResolvedValueOnce(pageWith(65));
  publish(6, [5, 0]);
  await vi.waitFor(() => expect(getScore()).toBe(65));
});
