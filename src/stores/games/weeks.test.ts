import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { at, createPrediction, week } from '../../testing/fixtures.ts';
import { createWeeksStore } from './weeks.ts';

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
  return {
    api,
    predictions,
    storage,
    weeks: createWeeksStore({ api: createFakeApi(api), storage, time, submitted: predictions }),
  };
}

async function setUpLoadedWeeks() {
  const world = setUpWeeks();
  await world.weeks.load();
  return world;
}

const getNumbers = (weeks: readonly Week[]) => weeks.map(({ number }) => number);

test('the weeks with a tab are the current week, later weeks, and earlier weeks with predictions [4.29, 4.30]', async () => {
  const { weeks, predictions } = await setUpLoadedWeeks();
  expect(getNumbers(weeks.tabWeeks.value)).toEqual([7, 8]);
  const before = weeks.tabWeeks.value;
  predictions.value = new Map([[7, [createPrediction()]]]);
  expect(weeks.tabWeeks.value).toBe(before);
  predictions.value = new Map([[6, [createPrediction()]]]);
  expect(getNumbers(weeks.tabWeeks.value)).toEqual([6, 7, 8]);
});

test('the weeks stand by number, in whatever order the server lists them', async () => {
  const { weeks, api } = setUpWeeks();
  api.weeks.mockResolvedValue([...WEEKS].reverse());
  await weeks.load();
  expect(getNumbers(weeks.all.value)).toEqual([6, 7, 8]);
});

test('the shown week is the week of the address while that week has a tab, otherwise the current week', async () => {
  const { weeks, predictions } = await setUpLoadedWeeks();
  const seen = [8, 6].map((number) => {
    weeks.followAddress(number);
    return weeks.shownNumber.value;
  });
  predictions.value = new Map([[6, [createPrediction()]]]);
  seen.push(weeks.shownNumber.value);
  weeks.followAddress(null);
  expect([...seen, weeks.shownNumber.value]).toEqual([8, 7, 6, 7]);
});

test('the shown week is the next one with a tab, and not the first sent one, when the list lacks the current week', async () => {
  const { weeks, predictions, api } = setUpWeeks();
  api.weeks.mockResolvedValue(WEEKS.filter(({ number }) => number !== 7));
  await weeks.load();
  predictions.value = new Map([[6, [createPrediction()]]]);
  expect([getNumbers(weeks.tabWeeks.value), weeks.shownNumber.value]).toEqual([[6, 8], 8]);
});

test('a load of the weeks without the current week’s call resolves with its error and chooses by date', async () => {
  const { weeks, api } = setUpWeeks();
  api.currentWeek.mockImplementationOnce(failing('networkError'));
  expect(await weeks.load()).toEqual(new ApiError('networkError'));
  expect([weeks.seasonNumber.value, weeks.betDays.value, weeks.state.value.status]).toEqual([8, '', 'ready']);
});

test('a retry of the current week’s call that is answered leaves no error to show', async () => {
  const { weeks, api } = setUpWeeks();
  api.currentWeek.mockImplementationOnce(failing('networkError'));
  await weeks.load();
  await weeks.retryCurrent();
  expect(await weeks.ensure({ maxAge: 60_000 })).toBeNull();
});

test.each([
  [
    'the server names it',
    async () => ({ number: 7, betDays: 'lunes' }),
    { isAnswered: true, seasonNumber: 7, betDays: 'lunes', isCurrentUnanswered: false },
  ],
  [
    'the server says “No current week”',
    failing('poolWeekNotValid'),
    { isAnswered: true, seasonNumber: 8, betDays: '', isCurrentUnanswered: false },
  ],
  [
    'the call fails again',
    failing('networkError'),
    { isAnswered: false, seasonNumber: 8, betDays: '', isCurrentUnanswered: true },
  ],
] as const)(
  'after a retry for the current week, when %s, the weeks store has %j',
  async (_what, answer, then) => {
    const { weeks, api } = setUpWeeks();
    api.currentWeek.mockImplementationOnce(failing('unpreventedError'));
    await weeks.load();
    api.currentWeek.mockImplementationOnce(answer);
    const isAnswered = await weeks.retryCurrent();
    const { betDays, isCurrentUnanswered, seasonNumber } = weeks;
    expect({
      isAnswered,
      seasonNumber: seasonNumber.value,
      betDays: betDays.value,
      isCurrentUnanswered: isCurrentUnanswered.value,
    }).toEqual(then);
    expect(api.weeks).toHaveBeenCalledTimes(1);
  },
);

test('a reset of the weeks store also removes the current week that the server returned [4.41]', async () => {
  const { weeks, api, storage } = await setUpLoadedWeeks();
  storage.remove(STORAGE_KEYS.week);
  weeks.reset();
  api.currentWeek.mockImplementationOnce(failing('networkError'));
  await weeks.load();
  expect([weeks.seasonNumber.value, weeks.betDays.value]).toEqual([8, '']);
});
