import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { PredictionsByWeek } from '../../domain/types.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { type AsyncState, getData } from '../lib/async-state.ts';
import { createModalStore } from '../shell/modal.ts';
import { createMyTicketsStore } from './my-tickets.ts';

/** Week 8 has no results yet; week 7 has. */
const SENT: PredictionsByWeek = new Map([
  [7, [createPrediction({ points: 3 })]],
  [8, [createPrediction()]],
]);

function createTickets() {
  const state = signal<AsyncState<PredictionsByWeek>>({ status: 'idle' });
  const byWeek = computed<PredictionsByWeek>(() => getData(state.value) ?? new Map());
  const ready = () => {
    state.value = { status: 'ready', data: SENT };
  };
  const deps = {
    ensure: vi.fn(async () => ready()),
    loadPredictions: vi.fn(async () => ready()),
    loadGames: vi.fn(async (_week: number) => undefined),
    loadPosition: vi.fn(async (_week: number) => undefined),
  };
  const modal = createModalStore();
  const store = createMyTicketsStore({
    games: { load: deps.loadGames },
    gamesPage: { ensure: deps.ensure },
    modal,
    positions: { load: deps.loadPosition },
    predictions: { state, byWeek, load: deps.loadPredictions },
  });
  return { ...deps, modal, store };
}

test('Mis boletos opens the newest ticket with results and loads its games and its position', async () => {
  const { store, loadGames, loadPosition, loadPredictions } = createTickets();
  expect(store.tickets.value.status).toBe('loading');
  await store.load();
  const { tickets, openWeek } = store;
  expect(tickets.value.status === 'ready' && tickets.value.data.map(({ week }) => week)).toEqual([8, 7]);
  expect([openWeek.value, loadGames.mock.calls, loadPosition.mock.calls]).toEqual([7, [[7]], [[7]]]);
  expect(loadPredictions).not.toHaveBeenCalled();
});

test('Mis boletos loads the predictions itself when the shared request failed to', async () => {
  const { store, ensure, loadPredictions } = createTickets();
  ensure.mockResolvedValueOnce(undefined);
  await store.load();
  expect([loadPredictions.mock.calls.length, store.tickets.value.status]).toEqual([1, 'ready']);
});

test('Mis boletos shows networkError after a failed load, and its retry button loads again', async () => {
  const { store, ensure, loadPredictions, modal } = createTickets();
  ensure.mockResolvedValueOnce(undefined);
  loadPredictions.mockRejectedValueOnce(new ApiError('network'));
  await store.load();
  expect([store.tickets.value.status, modal.current.value?.type]).toEqual(['failed', 'networkError']);
  modal.accept();
  await vi.waitFor(() => expect(store.tickets.value.status).toBe('ready'));
});

test('Mis boletos does not load the position of the open ticket again when its games are reloaded', async () => {
  const { store, loadGames, loadPosition } = createTickets();
  store.open(7);
  store.open(7);
  expect([loadGames.mock.calls.length, loadPosition.mock.calls.length]).toEqual([2, 1]);
});

test('Mis boletos closes a ticket only when it is the open one', async () => {
  const { store } = createTickets();
  store.open(8);
  store.close(7);
  expect(store.openWeek.value).toBe(8);
  store.close(8);
  expect(store.openWeek.value).toBeNull();
});
