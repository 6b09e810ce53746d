// @vitest-environment jsdom
import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { Game } from '../../domain/types.ts';
import { createFakeServer } from '../../testing/fake-api.ts';
import { createSeasonStores } from '../../testing/game-world.ts';
import type { Stores } from '../index.ts';
import type { AsyncState } from '../lib/resource.ts';
import { createModalStore } from '../shell/modal.ts';
import { createRankingStore } from './ranking.ts';

const withFinals = (count: number, length = 9): AsyncState<readonly Game[]> => ({
  status: 'ready',
  data: Array.from({ length }, (_, index) => ({ status: index < count ? 'final' : 'scheduled' }) as Game),
});

async function openRanking(initialGames: AsyncState<readonly Game[]>) {
  const games = signal(initialGames);
  const server = createFakeServer();
  const clock = { time: 1_000_000 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
  const ranking = createRankingStore({
    api: server.api,
    ...createSeasonStores(server.api),
    modal: createModalStore(),
    games: { getForWeek: () => games.value },
  } as unknown as Stores);
  const close = ranking.open();
  await vi.waitFor(() => expect(ranking.state.value.status).toBe('ready'));
  const before = server.calls.length;
  return { clock, games, ranking, close, countRequests: () => server.calls.length - before };
}

test('the open ranking is refreshed after a new final score of the current week', async () => {
  const { games, countRequests } = await openRanking(withFinals(1));
  games.value = withFinals(2);
  expect(countRequests()).toBe(1);
});

test.each([
  [
    'the games are loaded for the first time right after the ranking',
    { status: 'loading', data: null },
    withFinals(2),
  ],
  ['the games change without a new final score', withFinals(2), withFinals(2)],
  ['a game without a final score is removed', withFinals(2), withFinals(2, 8)],
  ['the games are no longer loaded', withFinals(2), { status: 'idle' }],
] as [string, AsyncState<readonly Game[]>, AsyncState<readonly Game[]>][])(
  'the open ranking is not refreshed when %s',
  async (_, before, after) => {
    const { games, countRequests } = await openRanking(before);
    games.value = after;
    expect(countRequests()).toBe(0);
  },
);

test.each([
  [60_000, 0],
  [60_001, 1],
])(
  'when the games are first loaded %d ms after the ranking, the open ranking sends %d requests',
  async (ms, count) => {
    const { clock, games, countRequests } = await openRanking({ status: 'idle' });
    clock.time += ms;
    games.value = withFinals(0);
    expect(countRequests()).toBe(count);
  },
);

test('after the function that `open` returned is called, the ranking store is idle and a new final score sends no request', async () => {
  const { games, ranking, close, countRequests } = await openRanking(withFinals(1));
  close();
  games.value = withFinals(2);
  expect([ranking.state.value.status, countRequests()]).toEqual(['idle', 0]);
});

test('the ranking is refreshed when the player returns to the tab, never twice at once, nor when hidden or closed', async () => {
  const { close, countRequests } = await openRanking(withFinals(1));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(countRequests()).toBe(0);
  hidden.mockReturnValue(false);
  for (let times = 0; times < 5; times += 1) document.dispatchEvent(new Event('visibilitychange'));
  expect(countRequests()).toBe(1);
  await vi.waitFor(() => expect(countRequests()).toBe(2), 3_000);
  close();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(countRequests()).toBe(2);
});
