import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createFakeApi, type FakeCalls } from '../../testing/fake-api.ts';
import { getData } from '../lib/resource.ts';
import { heldReply, tablePage } from './ranking-table.test.helper.ts';
import { createRankingTable, type RankingChoice } from './ranking-table.ts';

const GENERAL: RankingChoice = { scope: 'general', week: null, page: 1 };
const getWeek = (week: number, page = 1): RankingChoice => ({ scope: 'week', week, page });

/** Creates a table with the first page of week 7 on screen. */
async function setUp() {
  const api = {
    weekRanking: vi.fn<FakeCalls['weekRanking']>(async (_week, page) => tablePage(page)),
    generalRanking: vi.fn<FakeCalls['generalRanking']>(async (page) => tablePage(page)),
  };
  const table = createRankingTable(createFakeApi(api));
  const load = (choice: RankingChoice) => table.load(choice, 0);
  await load(getWeek(7));
  const asked = () => api.weekRanking.mock.calls.slice(1).map(([week, page]) => [week, page]);
  const firstPlace = () => getData(table.state.value)?.page.rows[0]?.position;
  const positions = () => [...(getData(table.state.value)?.scores.keys() ?? [])];
  return { api, asked, firstPlace, load, positions, table };
}

test('the ranking table shows the response of the last request, whatever the order of the responses', async () => {
  const { api, firstPlace, load } = await setUp();
  const [slow, quick] = [heldReply(), heldReply()];
  api.weekRanking.mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise);
  const both = [load(getWeek(7, 2)), load(getWeek(7, 3))];
  quick.resolve(tablePage(3));
  slow.resolve(tablePage(2));
  await Promise.all(both);
  expect(firstPlace()).toBe(21);
});

test('the ranking table loads the last page when the requested page is beyond the end', async () => {
  const { asked, firstPlace, load } = await setUp();
  await load(getWeek(7, 30));
  expect([asked(), firstPlace()]).toEqual([
    [
      [7, 30],
      [7, 24],
    ],
    231,
  ]);
});

test('the ranking table loads the first page when the last page is empty', async () => {
  const { api, asked, load } = await setUp();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(24), rows: [] });
  await load(getWeek(7, 24));
  expect(asked()).toEqual([
    [7, 24],
    [7, 1],
  ]);
});

test('while another page of the ranking loads, the previous one stays', async () => {
  const { firstPlace, load, table } = await setUp();
  const loading = load(getWeek(7, 2));
  expect([table.state.value.status, firstPlace()]).toEqual(['loading', 1]);
  await loading;
  expect(firstPlace()).toBe(11);
});

test('the ranking table keeps the points of all loaded pages of the table on screen', async () => {
  const { load, positions } = await setUp();
  await load(getWeek(7, 13));
  expect([positions().length, positions().at(-1)]).toEqual([20, 130]);
});

test.each<[string, RankingChoice]>([
  ['the general table', GENERAL],
  ['another week', getWeek(6)],
])('the ranking table forgets the points of the first week when it shows %s', async (_table, choice) => {
  const { load, positions } = await setUp();
  await load(getWeek(7, 13));
  await load(choice);
  expect(positions().length).toBe(10);
});

test('a refresh of the ranking table replaces the page without a loading state', async () => {
  const { api, table } = await setUp();
  api.weekRanking.mockResolvedValueOnce({ ...tablePage(1), myPosition: null });
  const refreshing = table.refresh();
  const meanwhile = table.state.value.status;
  await refreshing;
  expect([meanwhile, getData(table.state.value)?.page.myPosition]).toEqual(['ready', null]);
});

test('a refresh of the ranking table sends no request while another page loads', async () => {
  const { asked, load, table } = await setUp();
  const loading = load(getWeek(7, 2));
  await table.refresh();
  await loading;
  expect(asked()).toEqual([[7, 2]]);
});

test('a failed refresh of the ranking table resolves and keeps the page', async () => {
  const { api, firstPlace, table } = await setUp();
  api.weekRanking.mockRejectedValueOnce(new ApiError('networkError'));
  await table.refresh();
  expect([table.state.value.status, firstPlace()]).toEqual(['ready', 1]);
});

test('a reset of the ranking table removes the page and ignores a pending response', async () => {
  const { api, load, table } = await setUp();
  const slow = heldReply();
  api.weekRanking.mockReturnValueOnce(slow.promise);
  const late = load(getWeek(7, 2));
  table.reset();
  slow.resolve(tablePage(2));
  await expect(late).rejects.toMatchObject({ kind: 'aborted' });
  expect(table.state.value).toEqual({ status: 'idle' });
});

test('the other pages of a table keep the podium of its first page, and another table has its own', async () => {
  const { load, table } = await setUp();
  const podium = () => getData(table.state.value)?.podium.map(({ position }) => position);
  expect(podium()).toEqual([1, 2, 3]);
  await load(getWeek(7, 3));
  expect(podium()).toEqual([1, 2, 3]);
  await load(getWeek(6, 3));
  expect(podium()).toEqual([]);
});

test('a refresh of a later page of the ranking also brings the podium anew, and forgets the points of other pages', async () => {
  const { api, load, positions, table } = await setUp();
  await load(getWeek(7, 2));
  await load(getWeek(7, 13));
  api.weekRanking.mockImplementation(async (_week, page) => {
    const { rows, ...rest } = tablePage(page);
    return { ...rest, rows: rows.map((row) => ({ ...row, score: row.score + 5 })) };
  });
  await table.refresh();
  const shown = getData(table.state.value);
  expect(shown?.podium.map(({ score }) => score)).toEqual([504, 503, 502]);
  expect([shown?.choice.page, positions().length, shown?.scores.get(10)]).toEqual([13, 20, 495]);
});
