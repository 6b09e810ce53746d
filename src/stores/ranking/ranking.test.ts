// @vitest-environment jsdom
import { signal } from '@preact/signals-react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { Game, Prediction, RankingTablePage } from '../../domain/types.ts';
import { MAX_WAIT_MS } from '../../lib/clock.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { at, createMyPosition, createPrediction, week } from '../../testing/fixtures.ts';
import { createSeasonStores } from '../../testing/game-world.ts';
import type { WeekGames } from '../games/games.ts';
import type { Stores } from '../index.ts';
import { getData } from '../lib/resource.ts';
import { createModalStore } from '../shell/modal.ts';
import { createRankingStore, type RankingChoice, type RankingStore } from './ranking.ts';

/**
 * Returns one page of a ranking with 24 pages of ten rows. The player at position p has 500 − p points; the
 * logged-in player is at position 128.
 */
function tablePage(page: number): RankingTablePage {
  const rows = Array.from({ length: page > 24 ? 0 : 10 }, (_, index) => {
    const position = (page - 1) * 10 + index + 1;
    const isMe = position === 128;
    return {
      position,
      nickname: isMe ? 'tono_hdz' : `player_${position}`,
      score: 500 - position,
      exact: 1,
      results: 1,
      trivias: 1,
      movement: 0,
      isMe,
    };
  });
  return {
    rows,
    myPosition: createMyPosition({ score: 372 }),
    currentPage: page,
    lastPage: 24,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

let close = () => {};
afterEach(() => close());

const GENERAL: RankingChoice = { scope: 'general', week: null, page: 1 };
const showWeek = (ranking: RankingStore, week: number) => ranking.show({ scope: 'week', week, page: 1 });
const showPage = (ranking: RankingStore, page: number) => ranking.show({ ...ranking.choice.peek(), page });

/** Simulates that the player returns to the browser tab. The open ranking page then reloads its table. */
const comeBack = () => void document.dispatchEvent(new Event('visibilitychange'));

const NOT_VALID = new ApiError('poolWeekNotValid');
const DURING = '2026-08-08T12:00:00';
const BEYOND = '2026-08-20T12:00:00';

function play(weekGames: WeekGames = { status: 'idle' }, now = at(DURING)) {
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
  const ranking = createRankingStore({
    api: fakeApi,
    modal,
    ...createSeasonStores(fakeApi, now),
    games: { getForWeek: () => games.value },
  } as unknown as Stores);
  const asked = () => api.weekRanking.mock.calls.map(([week, page]) => [week, page]);
  const firstPlace = () => getData(ranking.state.value)?.page.rows[0]?.position;
  /** Opens the page and waits for its loads. */
  const open = () => {
    close = ranking.open();
    return settle();
  };
  return { api, games, modal, ranking, asked, firstPlace, open };
}

async function playStarted(weekGames?: WeekGames) {
  const table = play(weekGames);
  await table.open();
  return table;
}

function heldReply() {
  let resolve: (page: RankingTablePage) => void = () => undefined;
  const promise = new Promise<RankingTablePage>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}

test.each<[string, string, number | ApiError, number[], number, boolean]>([
  ['names week 23', DURING, 23, [4], 23, false],
  ['names week 24', DURING, 24, [9, 4], 4, true],
  ['names week 24 to a player without tickets', DURING, 24, [], 1, true],
  ['names no week after the season', BEYOND, NOT_VALID, [9, 4], 4, true],
  ['names no week after the season to a player who joined late', BEYOND, NOT_VALID, [8], 8, true],
  ['names no week after the season to a player without tickets', BEYOND, NOT_VALID, [], 1, true],
  ['names no week during the season', DURING, NOT_VALID, [4], 1, false],
  ['names the last week, which is over', BEYOND, 8, [4], 8, true],
  ['fails', DURING, new ApiError('networkError'), [4], 1, false],
])(
  'when the server %s (at %s: %s, tickets %j), the ranking opens at week %i, and whether the season is over is %s',
  async (_what, now, current, sent, first, isOver) => {
    const { api, asked, open, ranking } = play({ status: 'idle' }, at(now));
    if (current instanceof ApiError) api.currentWeek.mockRejectedValue(current);
    else api.currentWeek.mockResolvedValue({ number: current, betDays: '' });
    const tickets = sent.map((week): [number, Prediction[]] => [week, [createPrediction()]]);
    api.userPools.mockResolvedValue(new Map([[2, []], ...tickets]));
    await open();
    expect([asked(), ranking.isSeasonOver.value]).toEqual([[[first, 1]], isOver]);
  },
);

test('the ranking loads no page when the call for the current week fails with unauthenticated', async () => {
  const { api, asked, open } = play();
  api.currentWeek.mockRejectedValue(new ApiError('unauthenticated'));
  await open();
  expect(asked()).toEqual([]);
});

test('the ranking gives the calls for the current week and for its first page the same deadline, 20 seconds after it opens', async () => {
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

test('the ranking lists the weeks up to the current week, and ignores the choice of a later one', async () => {
  const { ranking } = await playStarted();
  await showWeek(ranking, 8);
  expect(ranking.weeks.value.map(({ number }) => number)).toEqual([1, 2, 3, 6, 7]);
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

test('the ranking is ready, lists no weeks and shows no dialog when the list of weeks fails to load', async () => {
  const { api, modal, ranking, open } = play();
  api.weeks.mockRejectedValue(new ApiError('networkError'));
  await open();
  expect([ranking.weeks.value, ranking.state.value.status, modal.current.value]).toEqual([[], 'ready', null]);
});

test('the ranking loads the first page of another week when the player selects it', async () => {
  const { ranking, asked } = await playStarted();
  await showPage(ranking, 3);
  await showWeek(ranking, 6);
  expect(asked()).toEqual([
    [7, 1],
    [7, 3],
    [6, 1],
  ]);
});

test('the ranking shows the response of the last request, whatever the order of the responses', async () => {
  const { api, ranking, firstPlace } = await playStarted();
  const [slow, quick] = [heldReply(), heldReply()];
  api.weekRanking.mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise);
  const both = [showPage(ranking, 2), showPage(ranking, 3)];
  quick.resolve(tablePage(3));
  slow.resolve(tablePage(2));
  await Promise.all(both);
  expect(firstPlace()).toBe(21);
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

test('the ranking loads the last page when the requested page is beyond the end', async () => {
  const { ranking, asked, firstPlace } = await playStarted();
  await showPage(ranking, 30);
  expect([asked(), firstPlace()]).toEqual([
    [
      [7, 1],
      [7, 30],
      [7, 24],
    ],
    231,
  ]);
});

test('the ranking loads the first page when the last page is empty', async () => {
  const { api, ranking, asked } = await playStarted();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(24), rows: [] });
  await showPage(ranking, 24);
  expect(asked().slice(1)).toEqual([
    [7, 24],
    [7, 1],
  ]);
});

test('while another page of the ranking loads, the previous page stays on screen and the requested page is marked as current', async () => {
  const { ranking, firstPlace } = await playStarted();
  const loading = showPage(ranking, 2);
  expect([ranking.state.value.status, firstPlace(), ranking.choice.value.page]).toEqual(['loading', 1, 2]);
  await loading;
  expect(firstPlace()).toBe(11);
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

test.each<[string, (ranking: RankingStore) => Promise<void>]>([
  ['the general table', (ranking) => ranking.show(GENERAL)],
  ['another week', (ranking) => showWeek(ranking, 6)],
])('the next position to overtake in %s ignores the loaded pages of the first week', async (_table, show) => {
  const { ranking } = await playStarted();
  await showPage(ranking, 13);
  await show(ranking);
  expect(ranking.next.value).toEqual({ position: 10, gap: 118 });
});

test('a refresh of the ranking replaces the page without a loading state', async () => {
  const { api, ranking } = await playStarted();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(1), myPosition: null });
  comeBack();
  const meanwhile = ranking.state.value.status;
  await settle();
  expect([meanwhile, ranking.myPosition.value]).toEqual(['ready', null]);
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
  expect(ranking.state.value).toEqual({ status: 'idle' });
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

test.each<[string, number, WeekGames]>([
  ['after a new final score of the current week', 2, withFinals(2)],
  ['when the games change without a new final score', 1, withFinals(1)],
  ['when the games are no longer loaded', 1, { status: 'idle' }],
])('%s, the open ranking has sent %i requests for its page', async (_when, count, after) => {
  const { games, asked } = await playStarted(withFinals(1));
  games.value = after;
  expect(asked()).toHaveLength(count);
});

test.each([
  [60_000, 1],
  [60_001, 2],
])(
  'when the games are first loaded %i ms after the ranking, the open ranking has sent %i requests for its page',
  async (ms, count) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const { games, asked } = await playStarted();
    now.mockReturnValue(1_000_000 + ms);
    games.value = withFinals(0);
    expect(asked()).toHaveLength(count);
  },
);
