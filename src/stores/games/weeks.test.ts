import { effect, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import { failing } from '../../testing/fake-api.ts';
import { at, createPrediction, week } from '../../testing/fixtures.ts';
import { createWeeksStore } from './weeks.ts';

const WEEKS = [week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-11')];

function setUp() {
  const api = {
    weeks: vi.fn(async (_options?: object): Promise<readonly Week[]> => structuredClone(WEEKS)),
    currentWeek: vi.fn(
      async (_options?: object): Promise<CurrentWeek> => ({ number: 7, betDays: 'viernes' }),
    ),
  };
  const predictions = signal<PredictionsByWeek>(new Map());
  const time = { read: () => at('2026-08-29T12:00:00'), observe: () => undefined };
  return { api, predictions, weeks: createWeeksStore({ api, time, predictions }) };
}

async function setUpLoaded() {
  const world = setUp();
  await world.weeks.load();
  return world;
}

const getNumbers = (weeks: readonly Week[]) => weeks.map(({ number }) => number);

test('the weeks store is idle and empty before a load', () => {
  const { weeks } = setUp();
  expect(weeks.state.value).toEqual({ status: 'idle' });
  expect([weeks.all.value, weeks.visible.value, weeks.betDays.value]).toEqual([[], [], '']);
  expect([weeks.current.value, weeks.selected.value, weeks.find(7)]).toEqual([null, null, null]);
});

test('the weeks store requests the weeks and the current week in parallel, with the options of the caller', async () => {
  const { weeks, api } = setUp();
  const loading = weeks.load({ deadline: 9 });
  expect(weeks.state.value).toEqual({ status: 'loading', data: null });
  expect([api.weeks.mock.calls, api.currentWeek.mock.calls]).toEqual([
    [[{ deadline: 9 }]],
    [[{ deadline: 9 }]],
  ]);
  expect(await loading).toEqual({ currentFailure: null });
  expect(weeks.state.value).toEqual({
    status: 'ready',
    data: { all: WEEKS, current: 7, betDays: 'viernes' },
  });
  expect([weeks.current.value, weeks.betDays.value, weeks.find(8), weeks.find(9)]).toEqual([
    7,
    'viernes',
    WEEKS[2],
    null,
  ]);
});

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

test('the selected week is the first visible week when the current week is not in the list of weeks', async () => {
  const { weeks, api } = setUp();
  api.currentWeek.mockResolvedValueOnce({ number: 5, betDays: '' });
  await weeks.load();
  expect([weeks.current.value, weeks.selected.value]).toEqual([5, 6]);
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

test('the weeks store has the status failed when the list of weeks fails to load, and the load rejects', async () => {
  const { weeks, api } = setUp();
  api.weeks.mockImplementationOnce(failing('connection'));
  await expect(weeks.load()).rejects.toMatchObject({ kind: 'connection' });
  expect(weeks.state.value).toEqual({ status: 'failed' });
});

test('`ensure` of the weeks store shares the requests under way and sends none once the weeks are loaded', async () => {
  const { weeks, api } = setUp();
  await Promise.all([weeks.ensure({ deadline: 9 }), weeks.ensure(), weeks.loadCurrent()]);
  expect(await weeks.ensure()).toEqual({ currentFailure: null });
  expect([api.weeks.mock.calls, api.currentWeek.mock.calls]).toEqual([
    [[{ deadline: 9 }]],
    [[{ deadline: 9 }]],
  ]);
});

test('a reload of the weeks with an equal response notifies no subscriber', async () => {
  const { weeks } = await setUpLoaded();
  let runs = 0;
  const stop = effect(() => {
    void weeks.state.value;
    runs += 1;
  });
  await weeks.load();
  expect(runs).toBe(1);
  stop();
});

test('a reload of the weeks keeps the objects of the weeks that have not changed', async () => {
  const { weeks, api } = await setUpLoaded();
  const before = weeks.all.value;
  api.weeks.mockResolvedValueOnce([...structuredClone(WEEKS).slice(0, 2), week(8, '2026-09-12')]);
  await weeks.load();
  expect(weeks.all.value.map((one, index) => one === before[index])).toEqual([true, true, false]);
});

test('the weeks store ignores the response of a request that ends after a newer request', async () => {
  const { weeks, api } = setUp();
  api.weeks.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve([]))));
  const older = weeks.load();
  await weeks.load();
  expect(await older).toEqual({ currentFailure: null });
  expect(weeks.all.value).toEqual(WEEKS);
});

test('a reset empties the weeks store, which then ignores pending responses and sends new requests', async () => {
  const { weeks, api } = await setUpLoaded();
  weeks.select(8);
  api.currentWeek.mockResolvedValueOnce({ number: 8, betDays: 'lunes' });
  const older = weeks.load();
  weeks.reset();
  expect(await older).toEqual({ currentFailure: null });
  expect(weeks.state.value).toEqual({ status: 'idle' });
  api.currentWeek.mockImplementationOnce(failing('network'));
  void weeks.load();
  weeks.reset();
  const [{ currentFailure }] = await Promise.all([weeks.ensure(), weeks.loadCurrent()]);
  expect([currentFailure, api.weeks.mock.calls.length, api.currentWeek.mock.calls.length]).toEqual([
    null,
    4,
    4,
  ]);
  expect([weeks.current.value, weeks.selected.value]).toEqual([7, 7]);
});

test('a reset of the weeks store also removes the current week that the server returned', async () => {
  const { weeks, api } = await setUpLoaded();
  weeks.reset();
  api.currentWeek.mockImplementationOnce(failing('network'));
  await weeks.load();
  expect([weeks.current.value, weeks.betDays.value]).toEqual([8, '']);
});
