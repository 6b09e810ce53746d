import { computed } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { ANA, createPrediction, GAMES } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS, getData } from '../lib/resource.ts';
import { createSeason } from './profile-page.test.helper.ts';
import { createProfilePageStore } from './profile-page.ts';

const FOUR_UNPUBLISHED = [null, null, null, null, 5];

test.each<[string, (number | null)[], boolean, number]>([
  ['four past weeks have predictions without points', FOUR_UNPUBLISHED, true, 1],
  ['it is not on screen', FOUR_UNPUBLISHED, false, 0],
  ['the games of all such weeks are loaded already', [5, 5, null, null, 5], true, 0],
])(
  'Mi temporada loads the games of all weeks at once at most, when %s',
  async (_case, points, isShown, count) => {
    const { store, loadGames, allGames } = createSeason({ points, isLoaded: false });
    const close = store.open();
    if (isShown) store.showSeason();
    await vi.waitFor(() => expect(loadGames).toHaveBeenCalledWith(3, { maxAge: FRESH_MS }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(allGames).toHaveBeenCalledTimes(count);
    if (isShown) expect(store.season.value.weeks.map(({ pending }) => pending)).toEqual([0, 0, 0, 0, 0]);
    close();
  },
);

test('Mi temporada waits for the games of the expanded ticket instead of loading those of all weeks', async () => {
  const { store, loadGames, allGames } = createSeason({ points: [null], isLoaded: false });
  const loadNow = loadGames.getMockImplementation();
  const started = new Map<number, Promise<boolean>>();
  loadGames.mockImplementation((number, options) => {
    const load =
      started.get(number) ??
      new Promise((resolve) => setTimeout(resolve, 20)).then(() => loadNow?.(number, options) ?? true);
    started.set(number, load);
    return load;
  });
  const close = store.open();
  store.showSeason();
  await vi.waitFor(() => expect(store.season.value.weeks[0]?.postponed).toBe(1));
  expect(allGames).not.toHaveBeenCalled();
  close();
});

test('Mi temporada asks for the games of all weeks once a visit when that call fails, and shows no dialog', async () => {
  const { store, allGames, modal } = createSeason({ points: FOUR_UNPUBLISHED, isLoaded: false });
  allGames.mockRejectedValue(new ApiError('networkError'));
  const close = store.open();
  store.showSeason();
  await vi.waitFor(() => expect(allGames).toHaveBeenCalledTimes(1));
  store.openTicket(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect([allGames.mock.calls.length, modal.current.value]).toEqual([1, null]);
  close();
});

test('Perfil loads the figures of the player again when points of the predictions have changed, and not when nothing has', async () => {
  const { store, state, refreshUser } = createSeason({ points: [5, 0] });
  const close = store.open();
  expect(refreshUser.mock.calls).toEqual([[FRESH_MS]]);
  const kept = getData(state.peek()) ?? new Map();
  state.value = { status: 'ready', data: new Map(kept) };
  expect(refreshUser).toHaveBeenCalledTimes(1);
  state.value = { status: 'ready', data: new Map(kept).set(2, [createPrediction({ points: 5 })]) };
  expect(refreshUser.mock.calls).toEqual([[FRESH_MS], []]);
  close();
});

test('a boleto whose game has moved to an unopened week goes there, with one call for all games', async () => {
  const world = createGameWorld({ user: { ...ANA, stats: {} } as User });
  const moved = GAMES.map((game) => ({ ...game, week: 6 })).slice(1);
  world.server.userPools = async () => new Map([[6, [createPrediction({ gameId: '1', points: 5 })]]]);
  world.server.gamesOfWeek = async (number) => (number === 6 ? moved : []);
  const allGames = vi.fn(async () => [...moved, ...GAMES.slice(0, 1).map((game) => ({ ...game, week: 8 }))]);
  Object.assign(world.server, { allGames });
  await world.predictions.load();
  await world.weeks.load();
  const profile = createProfilePageStore({
    ...world,
    auth: {
      refreshUser: async () => undefined,
      user: world.user,
      userId: computed(() => world.user.value?.id ?? null),
    },
  } as unknown as Stores);
  const close = profile.open();
  await vi.waitFor(() =>
    expect(profile.tickets.value).toMatchObject({ status: 'ready', data: [{ week: 8 }] }),
  );
  expect(allGames).toHaveBeenCalledTimes(1);
  close();
});

test('Perfil loads the games of a week again when its points have changed, so that the boleto shows their final scores', async () => {
  const { store, state, loadGames } = createSeason({ points: [5, 0] });
  const close = store.open();
  await vi.waitFor(() => expect(loadGames).toHaveBeenCalledWith(2, { maxAge: FRESH_MS }));
  loadGames.mockClear();
  const sent = getData(state.value) ?? new Map();
  state.value = { status: 'ready', data: new Map(sent).set(2, [createPrediction({ points: 5 })]) };
  expect(loadGames.mock.calls).toEqual([[2, { isBackground: true }]]);
  close();
});
