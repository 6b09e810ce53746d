import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { Prediction, RankPage } from '../../domain/types.ts';
import { createMyPositionsStore } from './my-positions.ts';

const pageWith = (score: number): RankPage => ({
  rows: [],
  myPosition: { position: 128, score, exact: null, results: null, movement: null },
  currentPage: 1,
  lastPage: 1,
});

function play() {
  const weekRanking = vi.fn(async (week: number) => pageWith(week * 10));
  const predictions = signal<ReadonlyMap<number, readonly Prediction[]>>(new Map());
  const positions = createMyPositionsStore({ api: { weekRanking }, predictions });
  const settle = (week: number, points: number) => {
    predictions.value = new Map([[week, [{ points } as Prediction]]]);
  };
  return { weekRanking, positions, settle };
}

test('a week that nobody looked at is unknown', () => {
  expect(play().positions.getScore(6)).toBeNull();
});

test('looking at a week tells its score', async () => {
  const { positions } = play();
  await positions.load(6);
  expect(positions.getScore(6)).toBe(60);
});

test('a week without a place of one’s own scores nothing', async () => {
  const { weekRanking, positions } = play();
  weekRanking.mockResolvedValueOnce({ ...pageWith(0), myPosition: null });
  await positions.load(6);
  expect(positions.getScore(6)).toBe(0);
});

test('the same week is asked for once at a time', async () => {
  const { weekRanking, positions } = play();
  await Promise.all([positions.load(6), positions.load(6), positions.loadMissing([6])]);
  expect(weekRanking).toHaveBeenCalledTimes(1);
});

test('a week that is looked at again is asked for again', async () => {
  const { weekRanking, positions } = play();
  await positions.load(6);
  weekRanking.mockResolvedValueOnce(pageWith(65));
  await positions.load(6);
  expect(positions.getScore(6)).toBe(65);
});

test('a failure says nothing and leaves what was known', async () => {
  const { weekRanking, positions } = play();
  await positions.load(6);
  weekRanking.mockRejectedValueOnce(new ApiError('network'));
  await positions.load(6);
  expect(positions.getScore(6)).toBe(60);
});

test('several weeks are asked for one after the other, the known ones left out', async () => {
  const { weekRanking, positions } = play();
  await positions.load(2);
  await positions.loadMissing([1, 2, 3]);
  expect(weekRanking.mock.calls.map(([week]) => week)).toEqual([2, 1, 3]);
});

test('the first failure ends the round', async () => {
  const { weekRanking, positions } = play();
  weekRanking.mockRejectedValueOnce(new ApiError('network'));
  await positions.loadMissing([1, 2, 3]);
  expect(weekRanking).toHaveBeenCalledTimes(1);
});

test('the end of a session drops what is on its way', async () => {
  const { positions } = play();
  const late = positions.load(6);
  positions.reset();
  await late;
  expect(positions.getScore(6)).toBeNull();
});

test('a result that comes in has its week asked for again', async () => {
  const { weekRanking, positions, settle } = play();
  await positions.load(6);
  weekRanking.mockResolvedValueOnce(pageWith(65));
  settle(6, 5);
  const meanwhile = positions.getScore(6);
  await vi.waitFor(() => expect(positions.getScore(6)).toBe(65));
  expect(meanwhile).toBeNull();
});

test('a result of another week leaves it alone', async () => {
  const { weekRanking, positions, settle } = play();
  await positions.load(6);
  settle(7, 5);
  await Promise.resolve();
  expect(weekRanking).toHaveBeenCalledTimes(1);
});

test('an out-of-date place that can’t be asked for stays unknown, without asking for ever', async () => {
  const { weekRanking, positions, settle } = play();
  await positions.load(6);
  weekRanking.mockRejectedValue(new ApiError('network'));
  settle(6, 5);
  await vi.waitFor(() => expect(weekRanking).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect([positions.getScore(6), weekRanking.mock.calls.length]).toEqual([null, 2]);
});
