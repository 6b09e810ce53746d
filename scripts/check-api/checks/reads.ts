import { getList, getWeekLists, isRecord, unwrap, unwrapObject } from '../../../src/api/decode.ts';
import { describeExchange, getErrorKind, judgeRead, type Read } from '../answers.ts';
import { attempt, type Check, type Context, copes, expected, needsPlayer } from '../check.ts';

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

interface ReadCheck<T> extends Omit<Read<T>, 'browser' | 'path' | 'call'> {
  endpoint: string;
  expected: string;
  // A function gets the number of the week. Only then is the current week requested.
  path: string | ((week: number) => string);
  call: (api: Context['player']['api'], week: number) => Promise<T>;
}

function createShapeCheck<T>({ endpoint, expected, path, call, ...options }: ReadCheck<T>): Check {
  return {
    endpoint,
    check: 'shape',
    expected,
    getObstacle: needsPlayer,
    async run(context) {
      const { player } = context;
      const isOfWeek = typeof path === 'function';
      const week = isOfWeek ? await getWeek(context) : 0;
      return judgeRead({
        browser: player,
        call: call(player.api, week),
        path: isOfWeek ? path(week) : path,
        ...options,
      });
    },
  };
}

const currentWeek = createShapeCheck({
  endpoint: 'GET /api/week/current',
  expected: 'a week, or 404 No current week',
  path: '/api/week/current',
  call: (api) => api.currentWeek(),
});

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
    path: '/api/weeks',
    call: (api) => api.weeks(),
    count: (sent, weeks) => ({ sent: getList(sent).length, read: weeks.length }),
  }),
  {
    ...currentWeek,
    async run(context) {
      const outcome = await currentWeek.run(context);
      const answer = context.player.last('/api/week/current');
      return getErrorKind(answer, 'current-week') === 'pool-week-not-valid'
        ? expected(describeExchange(answer))
        : outcome;
    },
  },
  createShapeCheck({
    endpoint: 'GET /api/games/week/{week}',
    expected: 'games, keyed by week',
    path: (week) => `/api/games/week/${week}`,
    template: '/api/games/week/{week}',
    call: (api, week) => api.gamesOfWeek(week),
    count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
  }),
  createShapeCheck({
    endpoint: 'GET /api/games/all',
    expected: 'games of every week, keyed by week',
    path: '/api/games/all',
    call: (api) => api.allGames(),
    count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
  }),
  createShapeCheck({
    endpoint: 'GET /api/pool/user/all',
    expected: 'predictions, keyed by week',
    path: '/api/pool/user/all',
    call: (api) => api.userPools(),
    count: (sent, pools) => ({ sent: countLists(sent), read: [...pools.values()].flat().length }),
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
