import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { Game } from '../../domain/types.ts';
import { createFakeServer } from '../../testing/fake-api.ts';
import { createSeasonStores } from '../../testing/game-world.ts';
import type { AsyncState } from '../lib/async-state.ts';
import { createModalStore } from '../shell/modal.ts';
import { createRankingStore } from './ranking.ts';

const withFinals = (count: number): AsyncState<readonly Game[]> => ({
  status: 'ready',
  data: Array.from({ length: 9 }, (_, index) => ({ status: index < count ? 'final' : 'scheduled' }) as Game),
});

async function openRanking(initialGames: AsyncState<readonly Game[]>) {
  const games = signal(initialGames);
  const server = createFakeServer();
  const clock = { time: 0 };
  const ranking = createRankingStore({
    api: server.api,
    ...createSeasonStores(server.api),
    modal: createModalStore(),
    getCurrentGames: () => games.value,
    now: () => clock.time,
  });
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
  ['the games are loaded for the first time', { status: 'loading', data: null }, withFinals(2)],
  ['the games change without a new final score', withFinals(2), withFinals(2)],
  ['the games are forgotten', withFinals(2), { status: 'idle' }],
] as [string, AsyncState<readonly Game[]>, AsyncState<readonly Game[]>][])(
  'the open ranking is not refreshed when %s',
  async (_, before, after) => {
    const { games, countRequests } = await openRanking(before);
    games.value = after;
    expect(countRequests()).toBe(0);
  },
);

test('the open ranking is refreshed when the games are first loaded more than a minute after the ranking', async () => {
  const { clock, games, countRequests } = await openRanking({ status: 'idle' });
  clock.time = 60_001;
  games.value = withFinals(0);
  expect(countRequests()).toBe(1);
});

test('the ranking is idle and no longer refreshed after it was closed', async () => {
  const { games, ranking, close, countRequests } = await openRanking(withFinals(1));
  close();
  games.value = withFinals(2);
  expect([ranking.state.value.status, countRequests()]).toEqual(['idle', 0]);
});
