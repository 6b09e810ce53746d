import { refuse } from '../catalogue/refusal.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { getNickname } from '../standings/simulated-players.ts';
import type { Table } from '../standings/standings.ts';
import type { PlayerRequest, Route } from './api.ts';

const getCount = (value: unknown, fallback: number, max: number) => {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, max) : fallback;
};

function getPage(request: PlayerRequest, { standings, before, getUserLine }: Table) {
  const { user, seed, call } = request;
  const { searchParams } = call.url;
  const perPage = getCount(searchParams.get('perPage'), SERVER_RULES.perPage, SERVER_RULES.maxPerPage);
  const page = getCount(searchParams.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const mine = getUserLine(user.id);
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
  route('GET /api/ranking', (_schema, request) => getPage(request, request.standings.general()));

  route('GET /api/ranking/week/:week', (schema, request) => {
    const week = schema.find('week', request.params.week ?? '');
    if (!week) throw refuse('weekNotFound');
    return getPage(request, request.standings.week(week.number));
  });
}
