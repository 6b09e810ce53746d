import { refuse } from '../catalogue/refusal.ts';
import type { AppSchema } from '../models/index.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { getUserLine } from '../standings/account-scores.ts';
import { getNickname } from '../standings/simulated-players.ts';
import type { Table } from '../standings/standings.ts';
import type { PlayerRequest, Route } from './api.ts';

const getCount = (value: unknown, fallback: number, max: number) => {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, max) : fallback;
};

function getPage(schema: AppSchema, request: PlayerRequest, { standings, before, weeks }: Table) {
  const { user, seed, now, queryParams } = request;
  const perPage = getCount(queryParams.perPage, SERVER_RULES.perPage, SERVER_RULES.maxPerPage);
  const page = getCount(queryParams.page, 1, Number.MAX_SAFE_INTEGER);
  const mine = getUserLine(schema, weeks, now, user.id);
  const position = standings.total > 0 ? standings.getPosition(mine) : null;

  const data = standings.slice((page - 1) * perPage, perPage).map((row) => {
    const was =
      row.playerIndex === null
        ? before.getUserPosition(row.account?.userId ?? '')
        : before.getPosition(before.getSimulatedLine(row.playerIndex));
    return {
      position: row.position,
      nickname: row.account?.nickname ?? getNickname(seed, row.playerIndex ?? 0),
      score: row.line.score,
      exact: row.line.exact,
      results: row.line.results,
      trivias: row.line.trivias,
      movement: was === null ? null : was - row.position,
      is_me: row.account?.userId === user.id,
    };
  });
  const was = before.getUserPosition(user.id);
  return {
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
      current_page: page,
      last_page: Math.max(1, Math.ceil(standings.total / perPage)),
      per_page: perPage,
      total: standings.total,
    },
  };
}

export function routeRanking(route: Route) {
  route('GET /api/ranking', (schema, request) => getPage(schema, request, request.standings.general()));

  route('GET /api/ranking/week/:week', (schema, request) => {
    const week = schema.find('week', request.params.week ?? '');
    if (!week) throw refuse('weekNotFound');
    return getPage(schema, request, request.standings.week(week.number));
  });
}
