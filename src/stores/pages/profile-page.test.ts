import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
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
  const user = signal<User | null>({ id: '7', stats: {} } as User);
  const ensure = vi.fn(async () => {
    state.value = { status: 'ready', data: SENT };
  });
  const loadGames = vi.fn(async () => true);
  const store = createProfilePageStore({
    auth: { user, refreshUser: async () => undefined },
    games: { ensure: loadGames, getForWeek: () => ({ status: 'idle' }) },
    season: { ensure },
    modal: createModalStore(),
    positions: { load: async () => true, byWeek: signal(new Map()) },
    predictions: { state, byWeek },
    trivia: { answered: signal(null), pending: signal(null) },
    weeks: { all: signal([]), current: signal(null) },
  } as unknown as Stores);
  return { ensure, loadGames, state, store, user };
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

test.each(['page was closed', 'log-out'])(
  'Perfil loads no games of a ticket when the load of the tickets ends after the %s',
  async (moment) => {
    const { store, loadGames, user } = createPage();
    const close = store.open();
    if (moment === 'log-out') user.value = null;
    else close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadGames).not.toHaveBeenCalled();
    close();
  },
);
