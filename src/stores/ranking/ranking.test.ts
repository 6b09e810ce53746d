import { expect, test } from 'vitest';
import type { ErrorKind } from '../../api/error.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { failure, heldReply, play, playStarted, tablePage } from './ranking.test.helper.ts';

test('the ranking opens at the first page of the current week', async () => {
  const { asked } = await playStarted();
  expect(asked()).toEqual([[7, 1]]);
});

test('the ranking opens at the first week with predictions when the current week is after week 23', async () => {
  const { api, ranking, asked } = play();
  api.currentWeek.mockResolvedValue({ number: 24, betDays: '' });
  api.userPools.mockResolvedValue(
    new Map([
      [9, [createPrediction()]],
      [4, [createPrediction()]],
      [2, []],
    ]),
  );
  await ranking.start();
  expect(asked()).toEqual([[4, 1]]);
});

test.each<ErrorKind>(['network', 'connection', 'unprevented', 'pool-week-not-valid'])(
  'the ranking opens at week 1, without a dialog, when the call for the current week fails with %s',
  async (kind) => {
    const { api, modal, ranking, asked } = play();
    api.currentWeek.mockRejectedValue(failure(kind));
    await ranking.start();
    expect([asked(), modal.current.value]).toEqual([[[1, 1]], null]);
  },
);

test('the ranking loads no page when the call for the current week fails with unauthenticated', async () => {
  const { api, ranking, asked } = play();
  api.currentWeek.mockRejectedValue(failure('unauthenticated'));
  await ranking.start();
  expect(asked()).toEqual([]);
});

test('the ranking lists the weeks up to the current week, and a later week only while that week is selected', async () => {
  const { ranking } = await playStarted();
  await ranking.showWeek(3);
  expect(ranking.weeks.value.map(({ number }) => number)).toEqual([1, 2, 3, 6, 7]);
  await ranking.showWeek(8);
  expect(ranking.weeks.value.map(({ number }) => number)).toEqual([1, 2, 3, 6, 7, 8]);
});

test('the ranking shows a week that the player selects while the initial week is loading', async () => {
  const { ranking, asked } = play();
  const started = ranking.start();
  await ranking.showWeek(3);
  await started;
  expect([ranking.choice.value.week, asked()]).toEqual([3, [[3, 1]]]);
});

test('`showWeek` of the ranking store selects and loads the weekly table while the general table is selected', async () => {
  const { ranking, asked } = await playStarted();
  await ranking.showScope('general');
  await ranking.showWeek(3);
  expect([ranking.choice.value, asked().at(-1)]).toEqual([{ scope: 'week', week: 3, page: 1 }, [3, 1]]);
});

test('the ranking lists all weeks when the current week is unknown', async () => {
  const { api, ranking } = play();
  api.currentWeek.mockRejectedValue(failure('unprevented'));
  await ranking.start();
  expect(ranking.weeks.value.map(({ number }) => number)).toEqual([1, 2, 3, 6, 7, 8]);
});

test('the ranking is ready, lists no weeks and shows no dialog when the list of weeks fails to load', async () => {
  const { api, modal, ranking } = play();
  api.weeks.mockRejectedValue(failure('network'));
  await ranking.start();
  expect([ranking.weeks.value, ranking.state.value.status, modal.current.value]).toEqual([[], 'ready', null]);
});

test('the ranking loads the first page of another week when the player selects it', async () => {
  const { ranking, asked } = await playStarted();
  await ranking.showPage(3);
  await ranking.showWeek(5);
  expect(asked()).toEqual([
    [7, 1],
    [7, 3],
    [5, 1],
  ]);
});

test('the ranking keeps the selected week when the player returns from the general table', async () => {
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

test('the ranking shows the response of the last request, whatever the order of the responses', async () => {
  const { api, ranking, firstPlace } = await playStarted();
  const [slow, quick] = [heldReply(), heldReply()];
  api.weekRanking.mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise);
  const both = [ranking.showPage(2), ranking.showPage(3)];
  quick.resolve(tablePage(3));
  slow.resolve(tablePage(2));
  await Promise.all(both);
  expect(firstPlace()).toBe(21);
});

test('the ranking shows no dialog when a request that a newer one replaced fails', async () => {
  const { api, modal, ranking } = await playStarted();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const first = ranking.showPage(2);
  await ranking.showPage(3);
  slow.reject(failure('unprevented'));
  await first;
  expect(modal.current.value).toBeNull();
});

test('the ranking shows the general table when the player selects that table while the initial week is loading', async () => {
  const { ranking, asked } = play();
  const started = ranking.start();
  await ranking.showScope('general');
  await started;
  expect([ranking.choice.value.scope, asked()]).toEqual(['general', []]);
});

test('the ranking is loading and then loads the current week when the player returns to the weekly table before the initial week is known', async () => {
  const { api, ranking, asked } = play();
  api.generalRanking.mockReturnValueOnce(heldReply().promise);
  const started = ranking.start();
  void ranking.showScope('general');
  void ranking.showScope('week');
  expect([ranking.state.value, ranking.choice.value.scope]).toEqual([
    { status: 'loading', data: null },
    'week',
  ]);
  await started;
  expect([asked(), ranking.state.value.status]).toEqual([[[7, 1]], 'ready']);
});
