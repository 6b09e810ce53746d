import { getList, getWeekLists, isRecord, unwrap, unwrapObject } from '../../../src/api/decode.ts';
import { describe, getKind, judgeRead } from '../answers.ts';
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

const COMMON = { getObstacle: needsPlayer };

export const READ_CHECKS: readonly Check[] = [
  {
    ...COMMON,
    endpoint: 'GET /api/zipcode/{zipcode}',
    check: 'shape',
    expected: 'state, municipality, neighborhoods',
    async run({ player }) {
      const [path, template] = ['/api/zipcode/06700', '/api/zipcode/{zipcode}'];
      return judgeRead({ browser: player, call: player.api.zipcode('06700'), path, template });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/weeks',
    check: 'shape',
    expected: 'a list of weeks',
    async run({ player }) {
      const path = '/api/weeks';
      return judgeRead({
        browser: player,
        call: player.api.weeks(),
        path,
        template: path,
        count: (sent, weeks) => ({ sent: getList(sent).length, read: weeks.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/week/current',
    check: 'shape',
    expected: 'a week, or 404 No current week',
    async run({ player }) {
      const path = '/api/week/current';
      const outcome = await judgeRead({
        browser: player,
        call: player.api.currentWeek(),
        path,
        template: path,
      });
      const answer = player.last(path);
      return getKind(answer, 'current-week') === 'pool-week-not-valid' ? expected(describe(answer)) : outcome;
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/games/week/{week}',
    check: 'shape',
    expected: 'games, keyed by week',
    async run(context) {
      const { player } = context;
      const week = await getWeek(context);
      return judgeRead({
        browser: player,
        call: player.api.gamesOfWeek(week),
        path: `/api/games/week/${week}`,
        template: '/api/games/week/{week}',
        count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/games/all',
    check: 'shape',
    expected: 'games of every week, keyed by week',
    async run({ player }) {
      const path = '/api/games/all';
      return judgeRead({
        browser: player,
        call: player.api.allGames(),
        path,
        template: path,
        count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/pool/user/all',
    check: 'shape',
    expected: 'predictions, keyed by week',
    async run({ player }) {
      const path = '/api/pool/user/all';
      return judgeRead({
        browser: player,
        call: player.api.userPools(),
        path,
        template: path,
        count: (sent, pools) => ({ sent: countLists(sent), read: [...pools.values()].flat().length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/ranking/week/{week}',
    check: 'shape',
    expected: 'one page of ten rows',
    async run(context) {
      const { player } = context;
      const week = await getWeek(context);
      return judgeRead({
        browser: player,
        call: player.api.weekRanking(week, 1),
        path: `/api/ranking/week/${week}`,
        template: '/api/ranking/week/{weekId}',
        count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/ranking',
    check: 'shape',
    expected: 'one page of ten rows',
    async run({ player }) {
      const path = '/api/ranking';
      return judgeRead({
        browser: player,
        call: player.api.generalRanking(1),
        path,
        template: path,
        count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }),
      });
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /api/ranking',
    check: 'page beyond the end',
    expected: '200, no rows',
    async run({ player }) {
      const path = '/api/ranking';
      const call = player.api.generalRanking(PAGE_BEYOND_END);
      const { value, ...outcome } = await judgeRead({ browser: player, call, path, template: path });
      return value && value.rows.length > 0 ? copes(`${value.rows.length} rows`) : outcome;
    },
  },
];
