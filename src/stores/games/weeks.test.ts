import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { failing } from '../../testing/fake-api.ts';
import { at, createPrediction, week } from '../../testing/fixtures.ts';
import { createWeeksStore } from './server-data.ts';

const WEEKS = [week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-11')];

function setUp(now = '2026-08-29T12:00:00') {
  const api = {
    weeks: vi.fn(async (_options?: object): Promise<readonly Week[]> => structuredClone(WEEKS)),
    currentWeek: vi.fn(
      async (_options?: object): Promise<CurrentWeek> => ({ number: 7, betDays: 'viernes' }),
    ),
  };
  const predictions = signal<PredictionsByWeek>(new Map());
  const time = { read: () => at(now), observe: () => undefined };
  const storage = createStorage(null);
  return { api, predictions, storage, weeks: createWeeksStore({ api, storage, time, predictions }) };
}

async function setUpLoaded() {
  const world = setUp();
  await world.weeks.load();
  return world;
}

const getNumbers = (weeks: readonly Week[]) => weeks.map(({ number }) => number);

test('the visible weeks are the current week, later weeks, and earlier weeks with predictions', async () => {
  const { weeks, predictions } = await setUpLoaded();
  expect(getNumbers(weeks.visible.value)).toEqual([7, 8]);
  const before = weeks.visible.value;
  predictions.value = new Map([[7, [createPrediction()]]]);
  expect(weeks.visible.value).toBe(before);
  predictions.value = new Map([[6, [createPrediction()]]]);
  expect(getNumbers(weeks.visible.value)).toEqual([6, 7, 8]);
});

test('the selected week is the week that the player chose while that week is visible, otherwise the current week', async () => {
  const { weeks, predictions } = await setUpLoaded();
  const seen = [8, 6].map((number) => {
    weeks.select(number);
    return weeks.selected.value;
  });
  predictions.value = new Map([[6, [createPrediction()]]]);
  seen.push(weeks.selected.value);
  weeks.resetSelection();
  expect([...seen, weeks.selected.value]).toEqual([8, 7, 6, 7]);
});

test('a load of the weeks whose call for the current week fails resolves with that error and chooses the current week by date', async () => {
  const { weeks, api } = setUp();
  api.currentWeek.mockImplementationOnce(failing('network'));
  expect(await weeks.load()).toEqual({ currentFailure: new ApiError('network') });
  expect([weeks.current.value, weeks.betDays.value, weeks.state.value.status]).toEqual([8, '', 'ready']);
});

test('a load of the weeks keeps the current week of an earlier load when the call for the current week fails', async () => {
  const { weeks, api } = await setUpLoaded();
  api.currentWeek.mockImplementationOnce(failing('network'));
  await weeks.load();
  expect([weeks.current.value, weeks.betDays.value]).toEqual([7, 'viernes']);
});

test('a reset of the weeks store also removes the current week that the server returned', async () => {
  const { weeks, api } = await setUpLoaded();
  weeks.reset();
  api.currentWeek.mockImplementationOnce(failing('network'));
  await weeks.load();
  expect([weeks.current.value, weeks.betDays.value]).toEqual([8, '']);
});

test.each([
  ['after the season', '2026-09-05T12:00:00', null],
  ['during the season', '2026-08-31T12:00:00', new ApiError('pool-week-not-valid')],
])(
  '“No current week” %s is a failure of the load only during the season',
  async (_when, now, currentFailure) => {
    const { api, weeks } = setUp(now);
    api.weeks.mockResolvedValue([week(7, '2026-08-28')]);
    api.currentWeek.mockImplementation(failing('pool-week-not-valid'));
    expect(await weeks.load()).toEqual({ currentFailure });
  },
);

test('after the final, whose current week is above all weeks, the last week is shown and selected', async () => {
  const { api, predictions, weeks } = setUp('2026-12-22T12:00:00');
  api.weeks.mockResolvedValue([week(22, '2026-12-11'), week(23, '2026-12-18')]);
  api.currentWeek.mockResolvedValue({ number: 24, betDays: '' });
  predictions.value = new Map([[3, [createPrediction()]]]);
  await weeks.load();
  expect([weeks.current.value, weeks.shown.value, weeks.selected.value]).toEqual([24, 23, 23]);
});

test.each<[string, string | null, () => Promise<CurrentWeek>]>([
  ['stores the current week', '7', async () => ({ number: 7, betDays: '' })],
  ['stores no week after the final', null, async () => ({ number: 24, betDays: '' })],
  ['forgets the stored week when the server names none', null, failing('pool-week-not-valid')],
])('a load of the weeks %s for the next visit', async (_what, expected, currentWeek) => {
  const { api, storage, weeks } = setUp();
  storage.set(STORAGE_KEYS.week, '6');
  api.currentWeek.mockImplementation(currentWeek);
  await weeks.load();
  expect(storage.get(STORAGE_KEYS.week)).toBe(expected);
});
