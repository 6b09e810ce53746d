import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { PredictionsByWeek, User } from '../../domain/types.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, getData } from '../lib/resource.ts';
import { createModalStore } from '../shell/modal.ts';
import { createProfilePageStore } from './profile-page.ts';

const SENT: PredictionsByWeek = new Map([
  [7, [createPrediction({ points: 3 })]],
  [8, [createPrediction()]],
]);

function createPage() {
  const state = signal<AsyncState<PredictionsByWeek>>({ status: 'idle' });
  const byWeek = computed<PredictionsByWeek>(() => getData(state.value) ?? new Map());
  const ready = () => {
    state.value = { status: 'ready', data: SENT };
  };
  const user = signal<User | null>({ id: '7', stats: {} } as User);
  const deps = {
    refreshUser: vi.fn(async () => undefined),
    ensure: vi.fn(async () => ready()),
    loadPredictions: vi.fn(async () => {
      ready();
      return true;
    }),
    loadGames: vi.fn(async (_week: number) => true),
    loadPosition: vi.fn(async (_week: number) => true),
  };
  const modal = createModalStore();
  const store = createProfilePageStore({
    auth: { user, refreshUser: deps.refreshUser },
    games: { ensure: deps.loadGames, getForWeek: () => ({ status: 'idle' }) },
    gamesPage: { ensure: deps.ensure },
    modal,
    positions: { load: deps.loadPosition, byWeek: signal(new Map()), ensure: vi.fn() },
    predictions: { state, byWeek, load: deps.loadPredictions },
    trivia: { answered: signal(null), pending: signal(null) },
    weeks: { all: signal([]), current: signal(null) },
  } as unknown as Stores);
  return { ...deps, modal, state, store, user };
}

test('Perfil loads the tickets of another user who logs in while the page is open, and not again for the same user', async () => {
  const { store, ensure, state, user } = createPage();
  const close = store.open();
  await vi.waitFor(() => expect(store.openWeek.value).toBe(7));
  user.value = { id: '7', nickname: 'renamed', stats: {} } as User;
  expect(ensure).toHaveBeenCalledTimes(1);
  state.value = { status: 'idle' };
  user.value = null;
  expect([ensure.mock.calls.length, store.openWeek.value]).toEqual([1, null]);
  user.value = { id: '8', stats: {} } as User;
  await vi.waitFor(() => expect(store.openWeek.value).toBe(7));
  expect(ensure).toHaveBeenCalledTimes(2);
  close();
});

test('Perfil loads no games of a ticket when the load of the tickets ends after the page was closed', async () => {
  const { store, loadGames } = createPage();
  store.open()();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadGames).not.toHaveBeenCalled();
});

test('Perfil loads no games of a ticket when the load of the tickets ends after the log-out', async () => {
  const { store, loadGames, user } = createPage();
  const close = store.open();
  user.value = null;
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadGames).not.toHaveBeenCalled();
  close();
});

test('Perfil shows no dialog when a load fails after the page was closed', async () => {
  const { store, ensure, loadPredictions, modal } = createPage();
  ensure.mockResolvedValueOnce(undefined);
  let fail: (reason: unknown) => void = () => undefined;
  loadPredictions.mockReturnValueOnce(
    new Promise<boolean>((_resolve, reject) => {
      fail = reject;
    }),
  );
  const close = store.open();
  await vi.waitFor(() => expect(loadPredictions).toHaveBeenCalled());
  close();
  fail(new ApiError('network'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(modal.current.value).toBeNull();
});

test('Mis boletos expands the newest ticket with results and loads its games and its ranking position', async () => {
  const { store, loadGames, loadPosition, loadPredictions } = createPage();
  expect(store.tickets.value.status).toBe('loading');
  await store.loadTickets();
  const { tickets, openWeek } = store;
  expect(tickets.value.status === 'ready' && tickets.value.data.map(({ week }) => week)).toEqual([8, 7]);
  expect([openWeek.value, loadGames.mock.calls.map(([week]) => week), loadPosition.mock.calls]).toEqual([
    7,
    [7],
    [[7]],
  ]);
  expect(loadPredictions).not.toHaveBeenCalled();
});

test('Mis boletos loads the predictions itself when the load shared with the navigation badge has failed', async () => {
  const { store, ensure, loadPredictions } = createPage();
  ensure.mockResolvedValueOnce(undefined);
  await store.loadTickets();
  expect([loadPredictions.mock.calls.length, store.tickets.value.status]).toEqual([1, 'ready']);
});

test('Mis boletos shows networkError after a failed load, and “Reintentar” loads again', async () => {
  const { store, ensure, loadPredictions, modal } = createPage();
  ensure.mockResolvedValueOnce(undefined);
  loadPredictions.mockRejectedValueOnce(new ApiError('network'));
  await store.loadTickets();
  expect([store.tickets.value.status, modal.current.value?.type]).toEqual(['failed', 'networkError']);
  modal.accept();
  await vi.waitFor(() => expect(store.tickets.value.status).toBe('ready'));
});

test('Mis boletos shows networkError when the games of a ticket fail to load, and “Reintentar” loads them again', async () => {
  const { store, loadGames, modal } = createPage();
  loadGames.mockRejectedValueOnce(new ApiError('network'));
  store.openTicket(7);
  await vi.waitFor(() => expect(modal.current.value?.type).toBe('networkError'));
  modal.accept();
  expect(loadGames.mock.calls.map(([week]) => week)).toEqual([7, 7]);
});
