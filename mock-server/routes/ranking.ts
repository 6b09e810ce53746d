/** `GET /api/ranking` and `GET /api/ranking/week/{week}`. */
import type { Server } from 'miragejs';
import { refuse } from '../catalogue/refusal.ts';
import type { World } from '../history/world.ts';
import { POLICY } from '../policy.ts';
import { lineOfUser } from '../standings/account-scores.ts';
import { lineOf } from '../standings/order.ts';
import type { Table } from '../standings/service.ts';
import { nicknameOf } from '../standings/simulated-players.ts';
import { type Answer, type Call, ok, playerOf, route } from './route.ts';

const wholeIn = (text: string | undefined, fallback: number, max: number) => {
  const value = Number(text ?? fallback);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
};

/** One page of a table, with the caller's own place. */
function page(call: Call, { standings: table, before, weeks }: Table): Answer {
  const { user } = playerOf(call);
  const { world, now, query } = call;
  const perPage = wholeIn(query.perPage, POLICY.perPage, POLICY.maxPerPage);
  const current = wholeIn(query.page, 1, Number.MAX_SAFE_INTEGER);
  const mine = lineOfUser(world.data.tables(), weeks, now, user.id);
  const position = table.total > 0 ? table.positionOf(mine) : null;
  const seed = world.data.seed();

  const data = table.slice((current - 1) * perPage, perPage).map((row) => {
    const was =
      row.member === null
        ? before.placeOfUser(row.contender?.userId ?? '')
        : before.positionOf(lineOf(before.tally, row.member));
    return {
      position: row.position,
      nickname: row.contender?.nickname ?? nicknameOf(seed, row.member ?? 0),
      score: row.line.score,
      exact: row.line.exact,
      results: row.line.results,
      trivias: row.line.trivias,
      movement: was === null ? null : was - row.position,
      is_me: row.contender?.userId === user.id,
    };
  });
  const was = before.placeOfUser(user.id);
  return ok({
    data,
    my_position: {
      position,
      score: mine.score,
      email: user.email,
      exact: mine.exact,
      results: mine.results,
      movement: was === null || position === null ? null : was - position,
    },
    meta: {
      current_page: current,
      last_page: Math.max(1, Math.ceil(table.total / perPage)),
      per_page: perPage,
      total: table.total,
    },
  });
}

/** Declares the routes of this file (spec §7). */
export function registerRanking(server: Server, world: World) {
  route(server, world, 'generalRanking', (call) => {
    playerOf(call);
    return page(call, world.standings.general());
  });

  route(server, world, 'weekRanking', (call) => {
    playerOf(call);
    const number = Number(call.params.week);
    if (!world.data.tables().weeks.some((week) => week.number === number)) {
      throw refuse('weekNotFound');
    }
    return page(call, world.standings.week(number));
  });
}
