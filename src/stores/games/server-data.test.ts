import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { failing } from '../../testing/fake-api.ts';
import { at, createMyPosition, createPrediction, createRankingPage, week } from '../../testing/fixtures.ts';
import { createMyPositionsStore, createWeeksStore } from './server-data.ts';

const WEEKS = [week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-11')];

function setUpWeeks(now = '2026-08-29T12:00:00') {
  const api = {
    weeks: vi.fn(async (_options?: object): Promise<readonly Week[]> => structuredClone(WEEKS)),
    currentWeek: vi.fn(
      async (_options?: object): Promise<CurrentWeek> => ({ number: 7, betDays: 'viernes' }),
    ),
  };
  const predictions = signal<PredictionsByWeek>(new Map());
  const time = { now: signal(at(now)), read: () => at(now) };
  const storage = createStorage(null);
  return { api, predictions, storage, weeks: createWeeksStore({ api, storage, time, predictions }) };
}

async function setUpLoadedWeeks() {
  const world = setUpWeeks();
  await world.weeks.load();
  return world;
}

const getNumbers = (weeks: readonly Week[]) => weeks.map(({ number }) => number);

test('the visible weeks are the current week, later weeks, and earlier weeks with predictions', async () => {
  const { weeks, predictions } = await setUpLoadedWeeks();
  expect(getNumbers(weeks.visible.value)).toEqual([7, 8]);
  const before = weeks.visible.value;
  predictions.value = new Map([[7, [createPrediction()]]]);
  expect(weeks.visible.value).toBe(before);
  predictions.value = new Map([[6, [createPrediction()]]]);
  expect(getNumbers(weeks.visible.value)).toEqual([6, 7, 8]);
});

test('the selected week is the week that the player chose while that week is visible, otherwise the current week', async () => {
  const { weeks, predictions } = await setUpLoadedWeeks();
  const seen = [8, 6].map((number) => {
    weeks.select(number);
    return weeks.selected.value;
  });
  predictions.value = new Map([[6, [createPrediction()]]]);
  seen.push(weeks.selected.value);
  weeks.select(null);
  expect([...seen, weeks.selected.value]).toEqual([8, 7, 6, 7]);
});

test('a load of the weeks whose call for the current week fails resolves with that error and chooses the current week by date', async () => {
  const { weeks, api } = setUpWeeks();
  api.currentWeek.mockImplementationOnce(failing('networkError'));
  expect(await weeks.load()).toEqual(new ApiError('networkError'));
  expect([weeks.current.value, weeks.betDays.value, weeks.state.value.status]).toEqual([8, '', 'ready']);
});

test('a load of the weeks keeps the current week of an earlier load when the call for the current week fails', async () => {
  const { weeks, api } = await setUpLoadedWeeks();
  api.currentWeek.mockImplementationOnce(failing('networkError'));
  await weeks.load();
  expect([weeks.current.value, weeks.betDays.value]).toEqual([7, 'viernes']);
});

test.each([
  ['of an earlier visit', '7', 7, false],
  ['of an earlier visit with open games', '7/4', 7, false],
  ['by date when no earlier visit has stored one', null, 8, true],
  ['by date when the stored week is not listed', '12', 8, true],
  ['by date when a later week than the stored one has begun', '6', 8, true],
])(
  'after the first call for the current week fails, the current week is that %s',
  async (_which, stored, current, isGuessed) => {
    const { weeks, api, storage } = setUpWeeks();
    api.weeks.mockResolvedValue([week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-04')]);
    if (stored !== null) storage.set(STORAGE_KEYS.week, stored);
    api.currentWeek.mockImplementationOnce(failing('networkError'));
    await weeks.load();
    expect([weeks.current.value, weeks.isCurrentGuessed.value, weeks.isCurrentFailed.value]).toEqual([
      current,
      isGuessed,
      true,
    ]);
    expect(storage.get(STORAGE_KEYS.week)).toBe(stored);
  },
);

test.each([
  ['the server names it', async () => ({ number: 7, betDays: 'lunes' }), [true, 7, 'lunes', false]],
  ['the server says “No current week”', failing('poolWeekNotValid'), [true, 8, '', false]],
  ['the call fails again', failing('networkError'), [false, 8, '', true]],
] as const)(
  'after a retry for the current week, when %s, the weeks store has %j',
  async (_what, answer, then) => {
    const { weeks, api } = setUpWeeks();
    api.currentWeek.mockImplementationOnce(failing('unpreventedError'));
    await weeks.load();
    api.currentWeek.mockImplementationOnce(answer);
    const isAnswered = await weeks.retryCurrent();
    expect([isAnswered, weeks.current.value, weeks.betDays.value, weeks.isCurrentFailed.value]).toEqual(then);
    expect(api.weeks).toHaveBeenCalledTimes(1);
  },
);

test('a reset of the weeks store also removes the current week that the server returned', async () => {
  const { weeks, api, storage } = await setUpLoadedWeeks();
  storage.remove(STORAGE_KEYS.week);
  weeks.reset();
  api.currentWeek.mockImplementationOnce(failing('networkError'));
  await weeks.load();
  expect([weeks.current.value, weeks.betDays.value]).toEqual([8, '']);
});

test.each([
  ['after the season', '2026-09-05T12:00:00', null],
  ['during the season', '2026-08-31T12:00:00', new ApiError('poolWeekNotValid')],
])(
  '“No current week” %s is a failure of the load only during the season',
  async (_when, now, currentFailure) => {
    const { api, weeks } = setUpWeeks(now);
    api.weeks.mockResolvedValue([week(7, '2026-08-28')]);
    api.currentWeek.mockImplementation(failing('poolWeekNotValid'));
    expect(await weeks.load()).toEqual(currentFailure);
  },
);

test.each<[string, string | null, () => Promise<CurrentWeek>]>([
  ['stores the current week', '7', async () => ({ number: 7, betDays: '' })],
  ['stores no week after the final', null, async () => ({ number: 24, betDays: '' })],
  ['forgets the stored week when the server names none', null, failing('poolWeekNotValid')],
])('a load of the weeks %s for the next visit', async (_what, expected, currentWeek) => {
  const { api, storage, weeks } = setUpWeeks();
  storage.set(STORAGE_KEYS.week, '6');
  api.currentWeek.mockImplementation(currentWeek);
  await weeks.load();
  expect(storage.get(STORAGE_KEYS.week)).toBe(expected);
});

const pageWith = (score: number) => createRankingPage({ myPosition: createMyPosition({ score }) });

function setUpPositions() {
  const weekRanking = vi.fn(async (week: number, _page: number, _options?: CallOptions) =>
    pageWith(week * 10),
  );
  const predictions = signal<PredictionsByWeek>(new Map());
  const positions = createMyPositionsStore({ api: { weekRanking }, predictions });
  const settle = (week: number, points: number) => {
    predictions.value = new Map([[week, [createPrediction({ points })]]]);
  };
  const getScore = () => positions.byWeek.value.get(6)?.score;
  return { weekRanking, positions, settle, getScore };
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

test('`ensure` of the positions store loads a position again that is older than the given time, but not a newer one', async () => {
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
  const { weekRanking, positions, settle, getScore } = setUpPositions();
  await positions.load(6);
  weekRanking.mockResolvedValueOnce(pageWith(65));
  settle(6, 5);
  const meanwhile = getScore();
  await vi.waitFor(() => expect(getScore()).toBe(65));
  expect(meanwhile).toBeUndefined();
});

test('an outdated ranking position that fails to reload stays unknown and is not requested again', async () => {
  const { weekRanking, positions, settle, getScore } = setUpPositions();
  await positions.load(6);
  weekRanking.mockRejectedValue(new ApiError('networkError'));
  settle(6, 5);
  await vi.waitFor(() => expect(weekRanking).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect([getScore(), weekRanking.mock.calls.length]).toEqual([undefined, 2]);
});

test('the positions store shares a pending request for a week even after an older request, sent before a reset, has ended', async () => {
  const { weekRanking, positions } = setUpPositions();
  const before = positions.load(6);
  positions.reset();
  weekRanking.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(pageWith(65)))));
  const after = positions.load(6);
  await before;
  await Promise.all([after, positions.load(6)]);
  expect(weekRanking).toHaveBeenCalledTimes(2);
});
