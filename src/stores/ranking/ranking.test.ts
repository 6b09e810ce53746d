// @vitest-environment jsdom
import { signal } from '@preact/signals-react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { Game, Prediction } from '../../domain/types.ts';
import { MAX_WAIT_MS } from '../../lib/clock.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { at, week } from '../../testing/fixtures.ts';
import { createSeasonStores } from '../../testing/game-world.ts';
import type { WeekGames } from '../games/games.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS, getData } from '../lib/resource.ts';
import { createModalStore } from '../shell/modal.ts';
import { createRankingStore, type RankingStore } from './ranking.ts';
import { heldReply, tablePage } from './ranking-table.test.helper.ts';
import type { RankingChoice } from './ranking-table.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

let close = () => {};
afterEach(() => close());

const GENERAL: RankingChoice = { scope: 'general', week: null, page: 1 };
const showWeek = (ranking: RankingStore, week: number) => ranking.show({ scope: 'week', week, page: 1 });
const showPage = (ranking: RankingStore, page: number) => ranking.show({ ...ranking.choice.peek(), page });

/** Simulates that the player returns to the browser tab. The open ranking page then reloads its table. */
const comeBack = () => void document.dispatchEvent(new Event('visibilitychange'));

function play(weekGames: WeekGames = { status: 'idle' }) {
  const games = signal(weekGames);
  const api = {
    weeks: vi.fn(async (_options?: CallOptions) =>
      [3, 1, 2, 7, 6, 8].map((number) => week(number, `2026-08-0${number}`)),
    ),
    currentWeek: vi.fn(async (_options?: CallOptions) => ({ number: 7, betDays: '' })),
    userPools: vi.fn(async (_options?: CallOptions) => new Map<number, Prediction[]>()),
    weekRanking: vi.fn(async (_week: number, page: number, _options?: CallOptions) => tablePage(page)),
    generalRanking: vi.fn(async (page: number, _options?: CallOptions) => tablePage(page)),
  };
  const modal = createModalStore();
  const fakeApi = createFakeApi(api);
  const refreshUser = vi.fn(async (_freshMs: number) => undefined);
  const ranking = createRankingStore({
    api: fakeApi,
    auth: { refreshUser },
    modal,
    ...createSeasonStores(fakeApi, at('2026-08-08T12:00:00')),
    games: { getForWeek: () => games.value },
  } as unknown as Stores);
  const asked = () => api.weekRanking.mock.calls.map(([week, page]) => [week, page]);
  const firstPlace = () => getData(ranking.state.value)?.page.rows[0]?.position;
  /** Opens the page and waits for its loads. */
  const open = () => {
    close = ranking.open();
    return settle();
  };
  return { api, games, modal, ranking, refreshUser, asked, firstPlace, open };
}

async function playStarted(weekGames?: WeekGames) {
  const table = play(weekGames);
  await table.open();
  return table;
}

test('the ranking loads no page when the call for the current week fails with unauthenticated', async () => {
  const { api, asked, open } = play();
  api.currentWeek.mockRejectedValue(new ApiError('unauthenticated'));
  await open();
  expect(asked()).toEqual([]);
});

test('the ranking gives its first two calls the same deadline, 20 seconds after it opens', async () => {
  vi.useFakeTimers();
  const { api, ranking } = play();
  api.currentWeek.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 14_000));
    return { number: 7, betDays: '' };
  });
  close = ranking.open();
  await vi.advanceTimersByTimeAsync(14_000);
  vi.useRealTimers();
  const options = [api.currentWeek.mock.calls[0]?.[0], api.weekRanking.mock.calls[0]?.[2]];
  expect(options).toEqual(Array(2).fill(expect.objectContaining({ deadline: MAX_WAIT_MS })));
});

test('the ranking shows the current week instead of a later one that the player selects', async () => {
  const { ranking } = await playStarted();
  await showWeek(ranking, 8);
  expect(ranking.choice.value.week).toBe(7);
});

test.each<[string, (ranking: RankingStore) => Promise<void>, object, number[][]]>([
  ['a week', (ranking) => showWeek(ranking, 3), { scope: 'week', week: 3 }, [[3, 1]]],
  ['the general table', (ranking) => ranking.show(GENERAL), { scope: 'general' }, []],
])(
  'the ranking shows %s that the player selects while the initial week is loading',
  async (_table, show, choice, pages) => {
    const { ranking, asked, open } = play();
    const started = open();
    await show(ranking);
    await started;
    expect(ranking.choice.value).toMatchObject(choice);
    expect(asked()).toEqual(pages);
  },
);

test('the general table that the player selects before the initial week is known is loaded and shown', async () => {
  const { api, ranking, firstPlace, open } = play();
  let answer: (current: { number: number; betDays: string }) => void = () => undefined;
  api.currentWeek.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  void open();
  await ranking.show(GENERAL);
  await settle();
  expect([ranking.state.value.status, firstPlace()]).toEqual(['ready', 1]);
  answer({ number: 7, betDays: '' });
  await settle();
  expect([ranking.choice.value.scope, api.weekRanking.mock.calls]).toEqual(['general', []]);
});

test.each<[string, RankingChoice, RankingChoice]>([
  ['page', { scope: 'week', week: 7, page: 2 }, { scope: 'week', week: 7, page: 3 }],
  ['week', { scope: 'week', week: 6, page: 1 }, { scope: 'week', week: 3, page: 1 }],
  ['table', { scope: 'week', week: 6, page: 1 }, GENERAL],
])('another %s that the player selects while one loads takes its place', async (_what, first, second) => {
  const { api, ranking } = await playStarted();
  const held = heldReply();
  api.weekRanking.mockReturnValueOnce(held.promise);
  void ranking.show(first);
  await ranking.show(second);
  held.resolve(tablePage(2));
  await settle();
  expect([ranking.state.value.status, ranking.choice.value]).toEqual(['ready', second]);
});

test('a ranking that has failed without a connection shows the current week when the player returns with one', async () => {
  const { api, modal, ranking, asked, open } = play();
  const failure = new ApiError('networkError');
  for (const call of [api.weeks, api.currentWeek, api.weekRanking] as ReturnType<typeof vi.fn>[])
    call.mockRejectedValueOnce(failure);
  await open();
  modal.cancel();
  expect(ranking.state.value.status).toBe('failed');
  comeBack();
  await settle();
  expect([ranking.state.value.status, modal.current.value]).toEqual(['ready', null]);
  expect(asked().at(-1)).toEqual([7, 1]);
});

test('the ranking is ready, lists no weeks and shows no dialog when the list of weeks fails to load', async () => {
  const { api, modal, ranking, open } = play();
  api.weeks.mockRejectedValue(new ApiError('networkError'));
  await open();
  expect([ranking.weeks.value, ranking.state.value.status, modal.current.value]).toEqual([[], 'ready', null]);
});

test('the ranking loads the first page of another week when the player selects it [4.56]', async () => {
  const { ranking, asked } = await playStarted();
  await showPage(ranking, 3);
  await showWeek(ranking, 6);
  expect(asked()).toEqual([
    [7, 1],
    [7, 3],
    [6, 1],
  ]);
});

test.each(['reload', 'dialog'] as const)(
  'when the page opens without a connection, “Reintentar” (%s) asks for the current week again and shows its table',
  async (place) => {
    const { api, modal, ranking, asked, open } = play();
    const lost = new ApiError('networkError');
    api.currentWeek.mockRejectedValueOnce(lost);
    api.weekRanking.mockRejectedValueOnce(lost);
    await open();
    expect([ranking.state.peek().status, ranking.choice.peek().week]).toEqual(['failed', 1]);
    if (place === 'reload') void ranking.reload();
    else modal.current.peek()?.onAccept?.();
    await settle();
    expect([asked().at(-1), ranking.choice.peek().week, ranking.initialWeek.peek()]).toEqual([[7, 1], 7, 7]);
  },
);

test('while another page of the ranking loads, its number is already the chosen one', async () => {
  const { ranking } = await playStarted();
  const loading = showPage(ranking, 2);
  expect([ranking.state.value.status, ranking.choice.value.page]).toEqual(['loading', 2]);
  await loading;
});

test('“Reintentar” repeats the page that failed also when the address names the page on screen again', async () => {
  const { api, modal, ranking, asked } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(new ApiError('networkError'));
  await showPage(ranking, 4);
  await showPage(ranking, 1);
  modal.accept();
  await vi.waitFor(() => expect(ranking.choice.value.page).toBe(4));
  expect(asked()).toEqual([
    [7, 1],
    [7, 4],
    [7, 4],
  ]);
});

test('“Reintentar” after two page loads, the second of which replaced the first and failed, asks only for the second', async () => {
  const { api, modal, ranking, asked } = await playStarted();
  api.weekRanking.mockImplementation(failing('networkError'));
  await Promise.all([showPage(ranking, 2), showPage(ranking, 3)]);
  const before = asked().length;
  modal.accept();
  await settle();
  expect(asked().slice(before)).toEqual([[7, 3]]);
});

test('after a page fails to load, the previous page stays the current one, and “Reintentar” repeats the request', async () => {
  const { api, modal, ranking, asked } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(new ApiError('networkError'));
  await showPage(ranking, 4);
  expect(ranking.choice.value.page).toBe(1);
  modal.accept();
  await vi.waitFor(() => expect(ranking.state.value.status).toBe('ready'));
  expect(asked()).toEqual([
    [7, 1],
    [7, 4],
    [7, 4],
  ]);
});

test('the next position to overtake is the nearest better position on all pages loaded so far', async () => {
  const { ranking } = await playStarted();
  const fromAfar = ranking.next.value;
  await showPage(ranking, 13);
  expect([fromAfar, ranking.next.value]).toEqual([
    { position: 10, gap: 118 },
    { position: 127, gap: 1 },
  ]);
});

test('a failed refresh of the ranking keeps the page and shows no dialog', async () => {
  const { api, modal, firstPlace } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(new ApiError('networkError'));
  comeBack();
  await settle();
  expect([firstPlace(), modal.current.value]).toEqual([1, null]);
});

test('leaving the ranking clears it and ignores pending responses', async () => {
  const { api, ranking } = await playStarted();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const late = showPage(ranking, 2);
  close();
  slow.resolve(tablePage(2));
  await late;
  expect(ranking.state.value).toEqual({ status: 'loading', data: null });
});

test('a refresh of the ranking sends no request while the first load is pending', async () => {
  const { api, firstPlace, open } = play();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  await open();
  comeBack();
  slow.resolve(tablePage(1));
  await settle();
  expect([firstPlace(), api.weekRanking.mock.calls.length]).toEqual([1, 1]);
});

test('the ranking requests no page when the player leaves it while the initial week is loading', async () => {
  const { asked, open } = play();
  const started = open();
  close();
  await started;
  expect(asked()).toEqual([]);
});

const withFinals = (count: number): WeekGames => ({
  status: 'ready',
  data: Array.from({ length: 9 }, (_, index) => ({ status: index < count ? 'final' : 'scheduled' }) as Game),
});

test('the open ranking loads its page again after a new final score of the current week', async () => {
  const { games, asked } = await playStarted(withFinals(1));
  games.value = withFinals(2);
  expect(asked()).toHaveLength(2);
});

test('the open ranking loads its page again when the games arrive more than a minute after it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const { games, asked } = await playStarted();
  now.mockReturnValue(1_000_000 + 60_001);
  games.value = withFinals(0);
  expect(asked()).toHaveLength(2);
});

test('the ranking asks for the player’s season figures when it opens and when it reloads its table', async () => {
  const { refreshUser, open } = play();
  await open();
  expect(refreshUser.mock.calls).toEqual([[FRESH_MS]]);
  comeBack();
  expect(refreshUser.mock.calls).toEqual([[FRESH_MS], [FRESH_MS]]);
});
