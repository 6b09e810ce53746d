import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { at, week } from '../../testing/fixtures.ts';
import { createSeasonStores } from '../../testing/game-world.ts';
import { createRankingSeason } from './ranking-season.ts';

const DURING = '2026-08-08T12:00:00';
const BEYOND = '2026-08-20T12:00:00';

async function setUp(now: string, named: number | ApiError) {
  const weeks = [3, 1, 2, 7, 6, 8].map((number) => week(number, `2026-08-0${number}`));
  const currentWeek =
    named instanceof ApiError ? failing(named.kind) : async () => ({ number: named, betDays: '' });
  const stores = createSeasonStores(createFakeApi({ weeks: async () => weeks, currentWeek }), at(now));
  await stores.weeks.ensure().catch(() => undefined);
  const season = createRankingSeason(stores.weeks);
  await season.loadSeasonNumber({}).catch(() => undefined);
  return season;
}

test.each<[string, string, number | ApiError, boolean]>([
  ['names week 23', DURING, 23, false],
  ['names week 24', DURING, 24, true],
  ['names no week after the season', BEYOND, new ApiError('poolWeekNotValid'), true],
  ['names no week during the season', DURING, new ApiError('poolWeekNotValid'), false],
  ['names the last week, which is over', BEYOND, 8, true],
  ['fails', DURING, new ApiError('networkError'), false],
])(
  'when the server %s, at %s (%s), whether the season is over for the ranking is %s',
  async (_what, now, named, isOver) => {
    const season = await setUp(now, named);
    expect(season.isSeasonOver.value).toBe(isOver);
  },
);

test.each<[string, number | ApiError, number[]]>([
  ['up to the season week', 7, [1, 2, 3, 6, 7]],
  ['of the whole list while the season week is not known', new ApiError('networkError'), [1, 2, 3, 6, 7, 8]],
])('the ranking has the weeks %s', async (_which, named, numbers) => {
  const season = await setUp(DURING, named);
  expect(season.weeks.value.map(({ number }) => number)).toEqual(numbers);
});
