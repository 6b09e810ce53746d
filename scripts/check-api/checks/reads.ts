import { isRecord } from '../../../src/api/decode.ts';
import { RANKING_PAGE_SIZE } from '../../../src/domain/ranking.ts';
import type { Game, Prediction, RankingTablePage, Week } from '../../../src/domain/types.ts';
import { describeLast } from '../answers.ts';
import {
  type Context,
  check,
  copes,
  fails,
  judge,
  type Outcome,
  onlyReads,
  unchecked,
  when,
} from '../check.ts';
import type { Browser } from '../environment.ts';
import { type Exchange, getLast } from '../exchange.ts';
import { attempt, judgeRead, withRowDifferences } from '../judge.ts';
import { countRead, getRowsSent } from '../lists.ts';

const PAGE_BEYOND_END = 99_999;
type Fault = string | Outcome | null;
const WEEK_RANKING = 'GET /api/ranking/week/{week}';

/** Returns the number of the current week, or of the first week when there is no current one. */
async function getWeek(context: Context): Promise<number> {
  if (context.week !== null) return context.week;
  const { api } = context.player;
  const current = (await attempt(api.send((calls) => calls.currentWeek()))).value;
  const week = current ?? (await attempt(api.send((calls) => calls.weeks()))).value?.[0];
  context.week = week?.number ?? 1;
  return context.week;
}

/**
 * `findFault` returns what is wrong with an answer that the product can read, as a text that fails or an outcome, or
 * null.
 */
const shape = <T>(
  step: number,
  endpoint: string,
  expected: string,
  call: (api: Browser['api'], week: number) => Promise<T>,
  findFault?: (context: Context, read: T) => Fault | Promise<Fault>,
) =>
  check([step, endpoint, 'shape', expected], async (context) => {
    const week = endpoint.includes('{week}') ? await getWeek(context) : 0;
    const { value, error, ...outcome } = await judgeRead(context, endpoint, call(context.player.api, week));
    // The only such refusal of a read: there is no current week. Some APIs say so by an empty answer.
    if (error?.kind === 'poolWeekNotValid') return judge(describeLast(context), error.status !== 200, true);
    if (error) return outcome;
    const fault = await findFault?.(context, value as T);
    if (fault && outcome.verdict !== 'fails') return typeof fault === 'string' ? fails(fault) : fault;
    // The table of a week is empty until its first result, and its rows are those of the whole game's table.
    const canBeEmpty = endpoint === WEEK_RANKING;
    const isEmpty = outcome.verdict === 'expected' && !canBeEmpty && countRead(value) === 0;
    return isEmpty ? unchecked(`${outcome.got}, so none was checked`) : outcome;
  });

/** Weeks without a start, which open by their kick-offs alone. */
function findWeekFault(context: Context, weeks: readonly Week[]): string | null {
  const count = weeks.filter(({ dateStart }) => dateStart === null).length;
  const text = `${count} of ${weeks.length} weeks have no readable date_start`;
  return count > 0
    ? withRowDifferences(context, text, getLast(context.record, '/api/weeks'), /date_start/)
    : null;
}

const simplify = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** The names of statuses in an answer that the contract doesn't have. */
function findUnknownNames({ contract }: Context, exchange: Exchange): string[] {
  const statuses = getRowsSent(exchange).map((row) => (isRecord(row) ? row.status : undefined));
  const names = statuses.map((status) => String(isRecord(status) ? status.name : status));
  return [...new Set(names)].filter((name) => !contract.statusNames.includes(simplify(name)));
}

/** Games that the product shows as “No disponible”, because it doesn't know their status. */
function findUnknownStatus(context: Context, games: readonly Game[]): string | null {
  const count = games.filter(({ status }) => status === 'unknown').length;
  if (count === 0) return null;
  const names = findUnknownNames(context, getLast(context.record, '/api/games/.*')).map(
    (name) => `“${name}”`,
  );
  const wanted = context.contract.statusNames.join(', ');
  return `${count} of ${games.length} games have an unknown status: ${names.join(', ')} is not one of ${wanted}`;
}

/** Games that the product shows as “Por definir”, without fields. Their kick-off may be unknown yet. */
function findUndecided(context: Context, games: readonly Game[]): Fault {
  const exchange = getLast(context.record, '/api/games/.*');
  const rows = getRowsSent(exchange).filter(isRecord);
  const findRow = ({ id }: Game) => rows.find((row) => String(row.id) === id);
  const undecided = games.filter(({ status }) => status === 'undecided');
  const unreadable = undecided.filter((game) => {
    const row = findRow(game);
    return row?.date !== null || row.time !== null || game.home.name === '' || game.away.name === '';
  });
  const count = `${(unreadable.length > 0 ? unreadable : undecided).length} of ${games.length} games`;
  if (unreadable[0] === undefined)
    return undecided.length === 0
      ? null
      : copes(`${count} have no date and time yet: the player sees “Por definir”`);
  const text = `${count} have no readable team, date or time`;
  const differences = withRowDifferences(context, text, exchange, /date|time|home|away/);
  const { date, time } = findRow(unreadable[0]) ?? {};
  return differences === text
    ? `${text}: date ${JSON.stringify(date)}, time ${JSON.stringify(time)}`
    : differences;
}

/** Simple and cursor pagination don't say how many pages there are, and then the player sees only the first one. */
function findUnknownPages({ record }: Context, { rows, lastPage }: RankingTablePage): string | null {
  const isNamed = /"last_page":\s*"?\d/.test(getLast(record, '/api/ranking.*').text);
  if (isNamed || rows.length < RANKING_PAGE_SIZE || lastPage > 1) return null;
  return `${rows.length} rows without last_page: the player sees “Página 1 de 1” and no other row`;
}

/** An exact score is a right result too. Otherwise the player reads “0 resultados, los 9 exactos”. */
function findResultsFault({ rows }: RankingTablePage): string | null {
  const row = rows.find(({ exact, results }) => exact !== null && results !== null && results < exact);
  return row ? `results ${row.results} leave out exact ${row.exact}, of ${row.nickname}` : null;
}

const findRankingFault = (context: Context, page: RankingTablePage) =>
  findUnknownPages(context, page) ?? findResultsFault(page);

type Predictions = ReadonlyMap<number, readonly Prediction[]>;

/** Finds predictions of another player. The product ends the session that gets one. */
function findForeign({ user }: Context, pools: Predictions): string | null {
  const rows = [...pools.values()].flat();
  const foreign = rows.filter(({ userId }) => userId !== undefined && userId !== user?.id);
  if (foreign.length === 0) return null;
  const got = `user_id ${foreign[0]?.userId} instead of ${user?.id}`;
  return `${foreign.length} of ${rows.length} predictions have ${got}: the player sees the end of the session`;
}

/** Finds predictions under another week than their game's: a JsonResource renumbers a map with numeric keys. */
async function findMisplaced({ games, player }: Context, pools: Predictions): Promise<string | null> {
  const all = games ?? (await attempt(player.api.send((calls) => calls.allGames()))).value ?? [];
  const weeks = new Map(all.map(({ id, week }) => [id, week]));
  const count = [...pools].flatMap(([week, list]) =>
    list.filter(({ gameId }) => (weeks.get(gameId) ?? week) !== week),
  ).length;
  return count > 0 ? `${count} predictions are not under the week of their game` : null;
}

export const READ_CHECKS = when(
  'player',
  onlyReads([
    shape(13, 'GET /api/zipcode/{zipcode}', 'state, municipality, neighborhoods', (api) =>
      api.send((calls) => calls.zipcode('06700')),
    ),
    shape(
      13,
      'GET /api/weeks',
      'a list of weeks',
      (api) => api.send((calls) => calls.weeks()),
      findWeekFault,
    ),
    shape(13, 'GET /api/week/current', 'a week, or 404 No current week', (api) =>
      api.send((calls) => calls.currentWeek()),
    ),
    shape(
      13,
      'GET /api/games/week/{week}',
      'games, keyed by week',
      (api, week) => api.send((calls) => calls.gamesOfWeek(week)),
      (context, games) => findUnknownStatus(context, games) ?? findUndecided(context, games),
    ),
    shape(
      13,
      'GET /api/games/all',
      'games of every week, keyed by week',
      (api) => api.send((calls) => calls.allGames()),
      (context, games) => {
        context.games = games;
        return findUnknownStatus(context, games);
      },
    ),
    shape(
      13,
      'GET /api/pool/user/all',
      'predictions, keyed by week',
      (api) => api.send((calls) => calls.userPools()),
      (context, pools) => findForeign(context, pools) ?? findMisplaced(context, pools),
    ),
    shape(
      13,
      WEEK_RANKING,
      'one page of ten rows',
      (api, week) => api.send((calls) => calls.weekRanking(week, 1)),
      findRankingFault,
    ),
    shape(
      13,
      'GET /api/ranking',
      'one page of ten rows',
      (api) => api.send((calls) => calls.generalRanking(1)),
      findRankingFault,
    ),
    check([13, 'GET /api/ranking', 'page beyond the end', '200, no rows'], async (context) => {
      const call = context.player.api.send((calls) => calls.generalRanking(PAGE_BEYOND_END));
      const { value, ...outcome } = await judgeRead(context, 'GET /api/ranking', call);
      if (!value || value.rows.length === 0) return outcome;
      const got = `${value.rows.length} rows`;
      const isFirst = value.currentPage === 1 && value.lastPage > 1;
      return isFirst ? { ...fails(`${got} of page 1, whatever page is asked for`), step: 13 } : copes(got);
    }),
  ]),
);
