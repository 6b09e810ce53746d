import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError, type ErrorKind } from '../../api/error.ts';
import type { Prediction, RankPage, Week } from '../../domain/types.ts';
import { getData } from '../lib/async-state.ts';
import { createModalStore } from '../shell/modal.ts';
import { createRankingStore } from './ranking.ts';

const weekOf = (number: number): Week => ({
  number,
  alias: null,
  beforeHoursBet: null,
  beforeWeeksBet: null,
  dateStart: `2026-08-${String(number).padStart(2, '0')}`,
});

const prediction: Prediction = {
  id: '1',
  gameId: '1',
  homeScore: 1,
  awayScore: 0,
  points: null,
  createdAt: null,
};

/** A table of 24 pages where place p holds 500 − p points, and the player stands 128th. */
function tablePage(page: number): RankPage {
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
    myPosition: { position: 128, score: 372, exact: 1, results: 1, movement: 3 },
    currentPage: page,
    lastPage: 24,
  };
}

function play() {
  const api = {
    weeks: vi.fn(async () => [3, 1, 2, 7, 6, 8].map(weekOf)),
    currentWeek: vi.fn(async () => ({ number: 7, betDays: '' })),
    userPools: vi.fn(async () => new Map<number, Prediction[]>()),
    weekRanking: vi.fn(async (_week: number, page: number, _options?: CallOptions) => tablePage(page)),
    generalRanking: vi.fn(async (page: number, _options?: CallOptions) => tablePage(page)),
  };
  const modal = createModalStore();
  const ranking = createRankingStore({ api, modal, getCurrentGames: () => ({ status: 'idle' }) });
  const asked = () => api.weekRanking.mock.calls.map(([week, page]) => [week, page]);
  const firstPlace = () => getData(ranking.state.value)?.page.rows[0]?.position;
  return { api, modal, ranking, asked, firstPlace };
}

/** The same, with the first page of week 7 on show. */
async function playStarted() {
  const table = play();
  await table.ranking.start();
  return table;
}

/** A reply whose moment the test chooses. */
function heldReply() {
  let settle: { resolve(page: RankPage): void; reject(error: ApiError): void } | undefined;
  const promise = new Promise<RankPage>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (page: RankPage) => settle?.resolve(page),
    reject: (e: ApiError) => settle?.reject(e),
  };
}

const failure = (kind: ErrorKind) => new ApiError(kind);

test('opens at the current week, first page', async () => {
  const { asked } = await playStarted();
  expect(asked()).toEqual([[7, 1]]);
});

test('above week 23 it opens at the first submitted week', async () => {
  const { api, ranking, asked } = play();
  api.currentWeek.mockResolvedValue({ number: 24, betDays: '' });
  api.userPools.mockResolvedValue(
    new Map([
      [9, [prediction]],
      [4, [prediction]],
      [2, []],
    ]),
  );
  await ranking.start();
  expect(asked()).toEqual([[4, 1]]);
});

test.each<ErrorKind>(['network', 'connection', 'unprevented', 'pool-week-not-valid'])(
  'when the current week fails with %s it opens at week 1, in silence',
  async (kind) => {
    const { api, modal, ranking, asked } = play();
    api.currentWeek.mockRejectedValue(failure(kind));
    await ranking.start();
    expect([asked(), modal.current.value]).toEqual([[[1, 1]], null]);
  },
);

test('an ended session asks for no table', async () => {
  const { api, ranking, asked } = play();
  api.currentWeek.mockRejectedValue(failure('unauthenticated'));
  await ranking.start();
  expect(asked()).toEqual([]);
});

test('starting twice asks once', async () => {
  const { ranking, asked } = play();
  await Promise.all([ranking.start(), ranking.start()]);
  expect(asked()).toEqual([[7, 1]]);
});

test('offers the weeks that have come, in order', async () => {
  const { ranking } = await playStarted();
  expect(ranking.weeks.value.map(({ number }) => number)).toEqual([1, 2, 3, 6, 7]);
});

test('without the current week it offers them all', async () => {
  const { api, ranking } = play();
  api.currentWeek.mockRejectedValue(failure('unprevented'));
  await ranking.start();
  expect(ranking.weeks.value.map(({ number }) => number)).toEqual([1, 2, 3, 6, 7, 8]);
});

test('the names of the weeks are missed in silence', async () => {
  const { api, modal, ranking } = play();
  api.weeks.mockRejectedValue(failure('network'));
  await ranking.start();
  expect([ranking.weeks.value, ranking.state.value.status, modal.current.value]).toEqual([[], 'ready', null]);
});

test('changing the week goes back to the first page and loads', async () => {
  const { ranking, asked } = await playStarted();
  await ranking.showPage(3);
  await ranking.showWeek(5);
  expect(asked()).toEqual([
    [7, 1],
    [7, 3],
    [5, 1],
  ]);
});

test('going over to the general table and back keeps the week', async () => {
  const { api, ranking, asked } = await playStarted();
  await ranking.showWeek(5);
  await ranking.showScope('general');
  await ranking.showScope('week');
  expect([asked(), api.generalRanking.mock.calls.length]).toEqual([
    [
      [7, 1],
      [5, 1],
      [5, 1],
    ],
    1,
  ]);
});

test('the last question wins whatever the order of the replies', async () => {
  const { api, ranking, firstPlace } = await playStarted();
  const [slow, quick] = [heldReply(), heldReply()];
  api.weekRanking.mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise);
  const both = [ranking.showPage(2), ranking.showPage(3)];
  quick.resolve(tablePage(3));
  slow.resolve(tablePage(2));
  await Promise.all(both);
  expect(firstPlace()).toBe(21);
});

test('a question that was overtaken is stopped', async () => {
  const { api, ranking } = await playStarted();
  api.weekRanking.mockReturnValueOnce(heldReply().promise);
  void ranking.showPage(2);
  await ranking.showPage(3);
  expect(api.weekRanking.mock.calls[1]?.[2]?.signal?.aborted).toBe(true);
});

test('the failure of an overtaken question says nothing', async () => {
  const { api, modal, ranking } = await playStarted();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const first = ranking.showPage(2);
  await ranking.showPage(3);
  slow.reject(failure('unprevented'));
  await first;
  expect(modal.current.value).toBeNull();
});

test('choosing the general table while the week is being chosen stays with it', async () => {
  const { ranking, asked } = play();
  const started = ranking.start();
  await ranking.showScope('general');
  await started;
  expect([ranking.choice.value.scope, asked()]).toEqual(['general', []]);
});

test('coming back to the weeks before one is chosen ends at the current one', async () => {
  const { api, ranking, asked } = play();
  api.generalRanking.mockReturnValueOnce(heldReply().promise);
  const started = ranking.start();
  void ranking.showScope('general');
  void ranking.showScope('week');
  await started;
  expect([asked(), ranking.state.value.status]).toEqual([[[7, 1]], 'ready']);
});

test('the weeks are reached from the general table once one was chosen', async () => {
  const { ranking, asked } = play();
  const started = ranking.start();
  await ranking.showScope('general');
  await started;
  await ranking.showScope('week');
  expect(asked()).toEqual([[7, 1]]);
});

test('a bad body says so and keeps the old page', async () => {
  const { api, modal, ranking, firstPlace } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(failure('unprevented'));
  await ranking.showPage(2);
  expect([modal.current.value?.type, firstPlace(), ranking.choice.value.page]).toEqual([
    'unpreventedError',
    1,
    1,
  ]);
});

test('a bad body for another week keeps the old week', async () => {
  const { api, ranking } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(failure('unprevented'));
  await ranking.showWeek(3);
  expect([ranking.choice.value.week, ranking.state.value.status]).toEqual([7, 'ready']);
});

test('a first load that fails has nothing to show', async () => {
  const { api, ranking } = play();
  api.weekRanking.mockRejectedValueOnce(failure('network'));
  await ranking.start();
  expect(ranking.state.value).toEqual({ status: 'failed' });
});

test('trying again asks for what failed', async () => {
  const { api, modal, ranking, asked } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(failure('network'));
  await ranking.showPage(4);
  modal.accept();
  await vi.waitFor(() => expect(ranking.state.value.status).toBe('ready'));
  expect(asked()).toEqual([
    [7, 1],
    [7, 4],
    [7, 4],
  ]);
});

test('a page beyond the end shows the last one', async () => {
  const { ranking, asked, firstPlace } = await playStarted();
  await ranking.showPage(30);
  expect([asked(), firstPlace()]).toEqual([
    [
      [7, 1],
      [7, 30],
      [7, 24],
    ],
    231,
  ]);
});

test('an empty page that claims to exist shows the first one', async () => {
  const { api, ranking, firstPlace } = await playStarted();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(5), rows: [] });
  await ranking.showPage(5);
  expect(firstPlace()).toBe(1);
});

test.each([0, -1])('page numbers of %i in the reply fall back to what was asked', async (wrong) => {
  const { api, ranking } = play();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(1), currentPage: wrong, lastPage: wrong });
  await ranking.start();
  const page = getData(ranking.state.value)?.page;
  expect([page?.currentPage, page?.lastPage]).toEqual([1, 1]);
});

test('an empty table is a table', async () => {
  const { api, ranking } = play();
  const empty: RankPage = { rows: [], myPosition: null, currentPage: 1, lastPage: 0 };
  api.weekRanking.mockResolvedValueOnce(empty);
  await ranking.start();
  expect(getData(ranking.state.value)?.page).toEqual({ ...empty, lastPage: 1 });
});

test('"Ir a mi lugar" asks for the page of the own place', async () => {
  const { ranking, asked } = await playStarted();
  await ranking.showMyPlace();
  expect(asked().at(-1)).toEqual([7, 13]);
});

test('without a place there is nowhere to go', async () => {
  const { api, ranking, asked } = play();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(1), myPosition: null });
  await ranking.start();
  await ranking.showMyPlace();
  expect(asked()).toEqual([[7, 1]]);
});

test('a place that was seen stays known on the pages after it', async () => {
  const { ranking } = await playStarted();
  await ranking.showPage(13);
  await ranking.showPage(14);
  expect(ranking.next.value).toEqual({ position: 127, gap: 1 });
});

test('the next place comes from the pages seen', async () => {
  const { ranking } = await playStarted();
  const fromAfar = ranking.next.value;
  await ranking.showMyPlace();
  expect([fromAfar, ranking.next.value]).toEqual([
    { position: 10, gap: 118 },
    { position: 127, gap: 1 },
  ]);
});

test('the scores of one table say nothing about another', async () => {
  const { ranking } = await playStarted();
  await ranking.showMyPlace();
  await ranking.showScope('general');
  expect(ranking.next.value).toEqual({ position: 10, gap: 118 });
});

test('a refresh changes what is on show without a word', async () => {
  const { api, ranking } = await playStarted();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(1), myPosition: null });
  const refreshed = ranking.refresh();
  const meanwhile = ranking.state.value.status;
  await refreshed;
  expect([meanwhile, ranking.myPosition.value]).toEqual(['ready', null]);
});

test('a refresh that fails leaves everything as it was', async () => {
  const { api, modal, ranking, firstPlace } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(failure('network'));
  await ranking.refresh();
  expect([firstPlace(), modal.current.value]).toEqual([1, null]);
});

test('a question asked during a refresh wins', async () => {
  const { api, ranking, firstPlace } = await playStarted();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const refreshed = ranking.refresh();
  await ranking.showPage(2);
  slow.resolve(tablePage(1));
  await refreshed;
  expect(firstPlace()).toBe(11);
});

test('the end of a session forgets the table and drops what is on its way', async () => {
  const { api, ranking } = await playStarted();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const late = ranking.showPage(2);
  ranking.reset();
  slow.resolve(tablePage(2));
  await late;
  expect([ranking.state.value, ranking.choice.value.week]).toEqual([{ status: 'idle' }, null]);
});

test('a session that ends while the week is being chosen asks for no table', async () => {
  const { ranking, asked } = play();
  const started = ranking.start();
  ranking.reset();
  await started;
  expect(asked()).toEqual([]);
});
