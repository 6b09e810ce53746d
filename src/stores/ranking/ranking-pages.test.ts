import { expect, test, vi } from 'vitest';
import type { RankPage } from '../../domain/types.ts';
import { getData } from '../lib/async-state.ts';
import { failure, heldReply, play, playStarted, tablePage } from './ranking.test.helper.ts';

test('the ranking shows a dialog and keeps the previous page when another page fails to load', async () => {
  const { api, modal, ranking, firstPlace } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(failure('unprevented'));
  await ranking.showPage(2);
  expect([modal.current.value?.type, firstPlace(), ranking.choice.value.page]).toEqual([
    'unpreventedError',
    1,
    1,
  ]);
});

test('the ranking keeps the previous week when another week fails to load', async () => {
  const { api, ranking } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(failure('unprevented'));
  await ranking.showWeek(3);
  expect([ranking.choice.value.week, ranking.state.value.status]).toEqual([7, 'ready']);
});

test('the ranking repeats the failed request after “Reintentar”', async () => {
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

test('the ranking loads the last page when the requested page is beyond the end', async () => {
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

test('the ranking store is ready with one page of no rows when the API answers an empty ranking', async () => {
  const { api, ranking } = play();
  const empty: RankPage = { rows: [], myPosition: null, currentPage: 1, lastPage: 0 };
  api.weekRanking.mockResolvedValueOnce(empty);
  await ranking.start();
  expect(getData(ranking.state.value)?.page).toEqual({ ...empty, lastPage: 1 });
});

test('the ranking loads the first page when the last page is empty', async () => {
  const { api, ranking, asked } = await playStarted();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(24), rows: [] });
  await ranking.showPage(24);
  expect(asked().slice(1)).toEqual([
    [7, 24],
    [7, 1],
  ]);
});

test.each([1, 3])(
  'the ranking marks page %d as current when the response to a request for page 2 has that page number',
  async (currentPage) => {
    const { api, ranking } = await playStarted();
    api.weekRanking.mockResolvedValueOnce({ ...tablePage(2), currentPage });
    await ranking.showPage(2);
    expect([getData(ranking.state.value)?.page.currentPage, ranking.choice.value.page]).toEqual([
      currentPage,
      currentPage,
    ]);
  },
);

test('the last page of the ranking is the page on screen when the response has a lower number for the last page', async () => {
  const { api, ranking } = await playStarted();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(3), lastPage: 0 });
  await ranking.showPage(3);
  expect(getData(ranking.state.value)?.page.lastPage).toBe(3);
});

test('while another page of the ranking loads, the previous page stays on screen and the requested page is marked as current', async () => {
  const { ranking, firstPlace } = await playStarted();
  const loading = ranking.showPage(2);
  expect([ranking.state.value.status, firstPlace(), ranking.choice.value.page]).toEqual(['loading', 1, 2]);
  await loading;
  expect(firstPlace()).toBe(11);
});

test('before the ranking store has loaded a page, the player’s position and `next` (the player one place ahead) are null, and showMyPlace sends no request', async () => {
  const { ranking, asked } = play();
  await ranking.showMyPlace();
  expect([ranking.myPosition.value, ranking.next.value, asked()]).toEqual([null, null, []]);
  await ranking.start();
  expect(ranking.myPosition.value?.position).toBe(128);
});

test('showMyPlace of the ranking store loads the page of the player’s position', async () => {
  const { ranking, asked } = await playStarted();
  await ranking.showMyPlace();
  expect(asked().at(-1)).toEqual([7, 13]);
});

test('showMyPlace of the ranking store loads no page when the player has no position', async () => {
  const { api, ranking, asked } = play();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(1), myPosition: null });
  await ranking.start();
  await ranking.showMyPlace();
  expect(asked()).toEqual([[7, 1]]);
});

test('the next position to overtake is the nearest better position on all pages loaded so far', async () => {
  const { ranking } = await playStarted();
  const fromAfar = ranking.next.value;
  await ranking.showMyPlace();
  expect([fromAfar, ranking.next.value]).toEqual([
    { position: 10, gap: 118 },
    { position: 127, gap: 1 },
  ]);
});

test('the next position to overtake in the general table ignores the loaded pages of the weekly table', async () => {
  const { ranking } = await playStarted();
  await ranking.showMyPlace();
  await ranking.showScope('general');
  expect(ranking.next.value).toEqual({ position: 10, gap: 118 });
});

test('the next position to overtake ignores the pages of another week', async () => {
  const { ranking } = await playStarted();
  await ranking.showMyPlace();
  await ranking.showWeek(6);
  expect(ranking.next.value).toEqual({ position: 10, gap: 118 });
});

test('a refresh of the ranking sends no request while the first load is pending', async () => {
  const { api, ranking, firstPlace } = play();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const started = ranking.start();
  await vi.waitFor(() => expect(api.weekRanking).toHaveBeenCalledOnce());
  await ranking.refresh();
  slow.resolve(tablePage(1));
  await started;
  expect([firstPlace(), api.weekRanking.mock.calls.length]).toEqual([1, 1]);
});

test('a refresh of the ranking replaces the page without a loading state', async () => {
  const { api, ranking } = await playStarted();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(1), myPosition: null });
  const refreshed = ranking.refresh();
  const meanwhile = ranking.state.value.status;
  await refreshed;
  expect([meanwhile, ranking.myPosition.value]).toEqual(['ready', null]);
});

test('a failed refresh of the ranking keeps the page and shows no dialog', async () => {
  const { api, modal, ranking, firstPlace } = await playStarted();
  api.weekRanking.mockRejectedValueOnce(failure('network'));
  await ranking.refresh();
  expect([firstPlace(), modal.current.value]).toEqual([1, null]);
});

test('a page requested during a refresh of the ranking stays on screen when the refresh ends later', async () => {
  const { api, ranking, firstPlace } = await playStarted();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const refreshed = ranking.refresh();
  await ranking.showPage(2);
  slow.resolve(tablePage(1));
  await refreshed;
  expect(firstPlace()).toBe(11);
});

test('reset of the ranking store clears the ranking and ignores pending responses', async () => {
  const { api, ranking } = await playStarted();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const late = ranking.showPage(2);
  ranking.reset();
  slow.resolve(tablePage(2));
  await late;
  expect([ranking.state.value, ranking.choice.value.week]).toEqual([{ status: 'idle' }, null]);
});
