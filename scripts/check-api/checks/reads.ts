import { getList, getWeekLists, isRecord, unwrap, unwrapObject } from '../../../src/api/decode.ts';
import type { ErrorKind } from '../../../src/api/messages.ts';
import type { Prediction } from '../../../src/domain/types.ts';
import { describeExchange, getObject, judgeRead, type Read } from '../answers.ts';
import type { Browser, Exchange } from '../browser.ts';
import { attempt, type Check, type Context, copes, fails, needsPlayer } from '../check.ts';

const PAGE_BEYOND_END = 99_999;

const countLists = (sent: unknown) =>
  getWeekLists(unwrap(sent)).reduce((sum, { list }) => sum + list.length, 0);

function countGames(sent: unknown): number {
  const value = unwrap(sent);
  const isFlat = Array.isArray(value) && value.some((row) => isRecord(row) && 'date' in row);
  return isFlat ? value.length : countLists(sent);
}

const countRankRows = (sent: unknown) => {
  const page = unwrapObject(sent);
  return isRecord(page) ? getList(page.data).length : 0;
};

async function getWeek({ player }: Context): Promise<number> {
  const current = await attempt(player.api.currentWeek());
  if (current.value) return current.value.number;
  const weeks = await attempt(player.api.weeks());
  return weeks.value?.[0]?.number ?? 1;
}

// Returns the number of the last page, or 1 without a number. Laravel's `paginate()` sends the number inside
// `meta` with a resource, else beside `data`.
function getLastPage({ text }: Exchange): number {
  const { meta, ...page } = getObject({ text });
  return Number((isRecord(meta) ? meta : page).last_page) || 1;
}

// Counts the predictions that are listed under another week than their game's. The cause is a JsonResource,
// which renumbers a map whose keys are numbers.
async function countMisplaced({ api }: Browser, pools: ReadonlyMap<number, readonly Prediction[]>) {
  const games = await attempt(api.allGames());
  const weeks = new Map(games.value?.map(({ id, week }) => [id, week]));
  const isMisplaced = (week: number, { gameId }: Prediction) => (weeks.get(gameId) ?? week) !== week;
  return [...pools].flatMap(([week, list]) => list.filter((one) => isMisplaced(week, one))).length;
}

interface ReadCheck<T> extends Omit<Read<T>, 'browser' | 'path' | 'call'> {
  endpoint: string;
  expected: string;
  step?: number;
  // A function gets the number of the current week, or of the first week when there is no current one.
  path: string | ((week: number) => string);
  call: (api: Context['player']['api'], week: number) => Promise<T>;
  accepted?: ErrorKind;
  // Returns what is wrong with an answer that the product can read, or null.
  findFault?: (player: Browser, read: T) => Promise<string | null>;
}

function createShapeCheck<T>({
  endpoint,
  expected,
  step,
  path,
  call,
  accepted,
  findFault,
  ...options
}: ReadCheck<T>): Check {
  return {
    endpoint,
    check: 'shape',
    expected,
    step,
    getObstacle: needsPlayer,
    async run(context) {
      const { player } = context;
      const isOfWeek = typeof path === 'function';
      const week = isOfWeek ? await getWeek(context) : 0;
      const { value, ...outcome } = await judgeRead({
        browser: player,
        call: call(player.api, week),
        path: isOfWeek ? path(week) : path,
        ...options,
      });
      if (outcome.error && outcome.error.kind === accepted)
        return { verdict: 'expected', got: describeExchange(player.last()) };
      const fault = value === null ? null : await findFault?.(player, value);
      return fault ? fails(fault) : outcome;
    },
  };
}

export const READ_CHECKS: readonly Check[] = [
  createShapeCheck({
    endpoint: 'GET /api/zipcode/{zipcode}',
    expected: 'state, municipality, neighborhoods',
    path: '/api/zipcode/06700',
    template: '/api/zipcode/{zipcode}',
    call: (api) => api.zipcode('06700'),
  }),
  createShapeCheck({
    endpoint: 'GET /api/weeks',
    expected: 'a list of weeks',
    step: 13,
    path: '/api/weeks',
    call: (api) => api.weeks(),
    count: (sent, weeks) => ({ sent: getList(sent).length, read: weeks.length }),
    async findFault(player) {
      const lastPage = getLastPage(player.last('/api/weeks'));
      return lastPage > 1 ? `page 1 of ${lastPage}, and the product asks for no other` : null;
    },
  }),
  createShapeCheck({
    endpoint: 'GET /api/week/current',
    expected: 'a week, or 404 No current week',
    path: '/api/week/current',
    call: (api) => api.currentWeek(),
    accepted: 'pool-week-not-valid',
  }),
  createShapeCheck({
    endpoint: 'GET /api/games/week/{week}',
    expected: 'games, keyed by week',
    step: 13,
    path: (week) => `/api/games/week/${week}`,
    template: '/api/games/week/{week}',
    call: (api, week) => api.gamesOfWeek(week),
    count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
  }),
  createShapeCheck({
    endpoint: 'GET /api/games/all',
    expected: 'games of every week, keyed by week',
    step: 13,
    path: '/api/games/all',
    call: (api) => api.allGames(),
    count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
  }),
  createShapeCheck({
    endpoint: 'GET /api/pool/user/all',
    expected: 'predictions, keyed by week',
    step: 13,
    path: '/api/pool/user/all',
    call: (api) => api.userPools(),
    count: (sent, pools) => ({ sent: countLists(sent), read: [...pools.values()].flat().length }),
    async findFault(player, pools) {
      const misplaced = await countMisplaced(player, pools);
      return misplaced > 0 ? `${misplaced} predictions are not under the week of their game` : null;
    },
  }),
  createShapeCheck({
    endpoint: 'GET /api/ranking/week/{week}',
    expected: 'one page of ten rows',
    path: (week) => `/api/ranking/week/${week}`,
    template: '/api/ranking/week/{weekId}',
    call: (api, week) => api.weekRanking(week, 1),
    count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }),
  }),
  createShapeCheck({
    endpoint: 'GET /api/ranking',
    expected: 'one page of ten rows',
    path: '/api/ranking',
    call: (api) => api.generalRanking(1),
    count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }),
  }),
  {
    endpoint: 'GET /api/ranking',
    check: 'page beyond the end',
    expected: '200, no rows',
    getObstacle: needsPlayer,
    async run({ player }) {
      const call = player.api.generalRanking(PAGE_BEYOND_END);
      const { value, ...outcome } = await judgeRead({ browser: player, call, path: '/api/ranking' });
      return value && value.rows.length > 0 ? copes(`${value.rows.length} rows`) : outcome;
    },
  },
];
