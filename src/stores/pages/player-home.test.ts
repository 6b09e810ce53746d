import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { MyPosition, Prediction, PredictionsByWeek } from '../../domain/types.ts';
import { createMyPosition, createPrediction } from '../../testing/fixtures.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, FRESH_MS, getData } from '../lib/resource.ts';
import { createPlayerHomeStore } from './player-home.ts';

const POSITION = createMyPosition();

function openPlayerHome() {
  const state = signal<AsyncState<PredictionsByWeek>>({ status: 'loading', data: null });
  const byWeek = computed<PredictionsByWeek>(() => getData(state.value) ?? new Map());
  const positions = signal<ReadonlyMap<number, MyPosition | null>>(new Map());
  const reloadCount = signal(0);
  const nextChange = signal<number | null>(null);
  const stopWatch = vi.fn();
  const watch = vi.fn((_deadline: number) => stopWatch);
  const load = vi.fn(async (_week: number) => true);
  const refreshUser = vi.fn(async (_freshMs: number) => undefined);
  const home = createPlayerHomeStore({
    auth: { refreshUser },
    currentWeek: { nextChange },
    time: { watch },
    playerData: { loadMissing: async () => [], reloadCount },
    positions: { byWeek: positions, load },
    predictions: { state, byWeek },
  } as unknown as Stores);
  const finish = (rows: readonly [number, Prediction[]][] = []) => {
    state.value = { status: 'ready', data: new Map(rows) };
  };
  return {
    home,
    stop: home.open(),
    state,
    finish,
    positions,
    load,
    nextChange,
    refreshUser,
    reloadCount,
    stopWatch,
    watch,
  };
}

test('Inicio keeps a week’s ranking position until the new one is loaded, and shows none of another week', () => {
  const { home, finish, positions } = openPlayerHome();
  finish([[7, [createPrediction({ points: 1 })]]]);
  positions.value = new Map([[7, POSITION]]);
  positions.value = new Map();
  expect(home.position.value).toEqual(POSITION);
  finish([[8, [createPrediction({ points: 1 })]]]);
  expect(home.position.value).toBeNull();
});

test.each<AsyncState<PredictionsByWeek>>([{ status: 'ready', data: new Map() }, { status: 'failed' }])(
  '`isSettled` of Inicio becomes true without a load of a ranking position when the state of the predictions is %o',
  async (end) => {
    const { home, state, load } = openPlayerHome();
    state.value = end;
    await vi.waitFor(() => expect(home.isSettled.value).toBe(true));
    expect(load).not.toHaveBeenCalled();
  },
);

test('Inicio loads the player’s place again after everything else was loaded again, as on a return to the tab', () => {
  const { finish, load, reloadCount } = openPlayerHome();
  finish([[7, [createPrediction({ points: 1 })]]]);
  reloadCount.value += 1;
  expect(load.mock.calls).toEqual([[7], [7]]);
});

test('Inicio loads the figures of the season when it opens and after everything else was loaded again, unless they are new', () => {
  const { refreshUser, reloadCount } = openPlayerHome();
  expect(refreshUser.mock.calls).toEqual([[FRESH_MS]]);
  reloadCount.value += 1;
  expect(refreshUser.mock.calls).toEqual([[FRESH_MS], [FRESH_MS]]);
});

test('Inicio watches the clock for the next change of the current week until it closes', () => {
  const { nextChange, stop, stopWatch, watch } = openPlayerHome();
  expect(watch).not.toHaveBeenCalled();
  nextChange.value = 100;
  nextChange.value = 200;
  expect([watch.mock.calls, stopWatch.mock.calls.length]).toEqual([[[100], [200]], 1]);
  stop();
  expect(stopWatch).toHaveBeenCalledTimes(2);
});
