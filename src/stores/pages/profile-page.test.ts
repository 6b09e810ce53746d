import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS } from '../lib/resource.ts';
import { createSeason } from './profile-page.test.helper.ts';
import { createProfilePageStore } from './profile-page.ts';

test('the season of Perfil has the known trivia points in their weeks, and the others under the season', () => {
  const { store, triviaPoints } = createSeason();
  const read = () => [store.season.value.weeks.map(({ trivia }) => trivia), store.season.value.seasonTrivia];
  expect(read()).toEqual([[null, null, null, null, 0], 2]);
  triviaPoints.value = new Map([
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
  ]);
  expect(read()).toEqual([[1, 0, 1, 0, 0], 0]);
});

test('the season counts predictions without points as pending when the games of their week fail to load', async () => {
  const { store, loadGames } = createSeason({ points: [5, 5, 5, null] });
  loadGames.mockRejectedValue(new ApiError('networkError'));
  const close = store.open();
  await vi.waitFor(() => expect(loadGames).toHaveBeenCalledWith(4, { maxAge: FRESH_MS }));
  close();
  expect(store.season.value.weeks[3]).toMatchObject({ pending: 1, postponed: 0 });
});

test('Perfil loads the tickets of another user who logs in, and not again for the same user', async () => {
  const { store, ensure, state, user } = createSeason({ points: [5, null], isLoaded: false });
  const close = store.open();
  await vi.waitFor(() => expect(store.openWeek.value).toBe(1));
  user.value = { id: '7', nickname: 'renamed', stats: {} } as User;
  expect(ensure).toHaveBeenCalledTimes(1);
  state.value = { status: 'idle' };
  user.value = null;
  expect([ensure.mock.calls.length, store.openWeek.value]).toEqual([1, null]);
  user.value = { id: '8', stats: {} } as User;
  await vi.waitFor(() => expect(store.openWeek.value).toBe(1));
  expect(ensure).toHaveBeenCalledTimes(2);
  close();
});

test.each(['page was closed', 'log-out'])(
  'Perfil loads no games of a ticket when the load of the tickets ends after the %s',
  async (moment) => {
    const { store, loadGames, user } = createSeason({ points: [5, null], isLoaded: false });
    const close = store.open();
    if (moment === 'log-out') user.value = null;
    else close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadGames).not.toHaveBeenCalled();
    close();
  },
);

test('a prediction kept under week 6 is in the boleto of week 7, where its game is played', async () => {
  const world = createGameWorld();
  world.server.userPools = async () => new Map([[6, [createPrediction({ gameId: '2' })]]]);
  await world.loadGamesPage();
  const { tickets } = createProfilePageStore(world as unknown as Stores);
  expect(tickets.value).toMatchObject({ status: 'ready', data: [{ week: 7 }] });
});

test('the tickets of Perfil, whose load has failed, are shown once another load has brought the predictions', async () => {
  const { store, ensure, ensurePredictions, state } = createSeason({ isLoaded: false });
  ensure.mockResolvedValueOnce(undefined);
  ensurePredictions.mockRejectedValueOnce(new ApiError('networkError'));
  const close = store.open();
  await vi.waitFor(() => expect(store.tickets.value.status).toBe('failed'));
  state.value = { status: 'ready', data: new Map([[1, [createPrediction()]]]) };
  expect(store.tickets.value.status).toBe('ready');
  close();
});
