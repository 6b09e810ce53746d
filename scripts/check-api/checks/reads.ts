import { isRecord } from '../../../src/api/decode.ts';
import type { Game, Prediction, Week } from '../../../src/domain/types.ts';
import { describeLast, getObject } from '../answers.ts';
import { type Browser, getLast } from '../browser.ts';
import { type Context, check, copes, fails, judge, when } from '../check.ts';
import { attempt, judgeRead } from '../judge.ts';

const PAGE_BEYOND_END = 99_999;

/** Returns the number of the current week, or of the first week when there is no current one. */
async function getWeek({ player }: Context): Promise<number> {
  const current = await attempt(player.api.send((calls) => calls.currentWeek()));
  const week = current.value ?? (await attempt(player.api.send((calls) => calls.weeks()))).value?.[0];
  return week?.number ?? 1;
}

/** `findFault` returns what is wrong with an answer that the product can read, or null. */
const shape = <T>(
  step: number,
  endpoint: string,
  expected: string,
  call: (api: Browser['api'], week: number) => Promise<T>,
  findFault?: (context: Context, read: T) => string | null | Promise<string | null>,
) =>
  check([step, endpoint, 'shape', expected], async (context) => {
    const week = endpoint.includes('{week}') ? await getWeek(context) : 0;
    const { value, error, ...outcome } = await judgeRead(context, endpoint, call(context.player.api, week));
    // The only such refusal of a read: there is no current week. Some APIs say so by an empty answer.
    if (error?.kind === 'poolWeekNotValid') return judge(describeLast(context), error.status !== 200, true);
    if (error) return outcome;
    const fault = await findFault?.(context, value as T);
    return fault ? fails(fault) : outcome;
  });

/** Laravel's `paginate()` sends the number of the last page inside `meta` with a resource, else beside `data`. */
function findMorePages({ record }: Context): string | null {
  const { meta, ...page } = getObject(getLast(record, '/api/weeks'));
  const lastPage = Number((isRecord(meta) ? meta : page).last_page);
  return lastPage > 1 ? `page 1 of ${lastPage}, and the product asks for no other` : null;
}

/** Weeks without a start, which open by their kick-offs alone, and pages that the product doesn't ask for. */
function findWeekFault(context: Context, weeks: readonly Week[]): string | null {
  const count = weeks.filter(({ dateStart }) => dateStart === null).length;
  return count > 0 ? `${count} of ${weeks.length} weeks have no readable date_start` : findMorePages(context);
}

/** Games that the product shows as “Por definir”, without fields. */
function findUndecided(_: Context, games: readonly Game[]): string | null {
  const count = games.filter(({ status }) => status === 'undecided').length;
  return count > 0 ? `${count} of ${games.length} games have no readable team, date or time` : null;
}

/** Finds predictions under another week than their game's: a JsonResource renumbers a map with numeric keys. */
async function findMisplaced({ player }: Context, pools: ReadonlyMap<number, readonly Prediction[]>) {
  const games = (await attempt(player.api.send((calls) => calls.allGames()))).value ?? [];
  const weeks = new Map(games.map(({ id, week }) => [id, week]));
  const count = [...pools].flatMap(([week, list]) =>
    list.filter(({ gameId }) => (weeks.get(gameId) ?? week) !== week),
  ).length;
  return count > 0 ? `${count} predictions are not under the week of their game` : null;
}

export const READ_CHECKS = when('player', [
  shape(0, 'GET /api/zipcode/{zipcode}', 'state, municipality, neighborhoods', (api) =>
    api.send((calls) => calls.zipcode('06700')),
  ),
  shape(13, 'GET /api/weeks', 'a list of weeks', (api) => api.send((calls) => calls.weeks()), findWeekFault),
  shape(0, 'GET /api/week/current', 'a week, or 404 No current week', (api) =>
    api.send((calls) => calls.currentWeek()),
  ),
  shape(
    13,
    'GET /api/games/week/{week}',
    'games, keyed by week',
    (api, week) => api.send((calls) => calls.gamesOfWeek(week)),
    findUndecided,
  ),
  shape(13, 'GET /api/games/all', 'games of every week, keyed by week', (api) =>
    api.send((calls) => calls.allGames()),
  ),
  shape(
    13,
    'GET /api/pool/user/all',
    'predictions, keyed by week',
    (api) => api.send((calls) => calls.userPools()),
    findMisplaced,
  ),
  shape(0, 'GET /api/ranking/week/{week}', 'one page of ten rows', (api, week) =>
    api.send((calls) => calls.weekRanking(week, 1)),
  ),
  shape(0, 'GET /api/ranking', 'one page of ten rows', (api) => api.send((calls) => calls.generalRanking(1))),
  check([0, 'GET /api/ranking', 'page beyond the end', '200, no rows'], async (context) => {
    const call = context.player.api.send((calls) => calls.generalRanking(PAGE_BEYOND_END));
    const { value, ...outcome } = await judgeRead(context, 'GET /api/ranking', call);
    return value && value.rows.length > 0 ? copes(`${value.rows.length} rows`) : outcome;
  }),
]);
