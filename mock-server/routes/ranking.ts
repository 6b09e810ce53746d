import { SERVER_RULES } from '../server-rules.ts';
import type { Standings } from '../standings/merge.ts';
import type { CheckedRoute, PlayerRequest } from './checked-route.ts';
import { findWeek } from './week-parameter.ts';

export function routeRanking(route: CheckedRoute) {
  route('GET /api/ranking', (_schema, request) => getRankingPage(request, request.standings.general()));

  route('GET /api/ranking/week/:week', (schema, request) =>
    getRankingPage(request, request.standings.week(findWeek(schema, request).number)),
  );
}

function getRankingPage(
  { user, queryParams }: PlayerRequest,
  { standings, before }: Record<'standings' | 'before', Standings>,
) {
  const perPage = parseCount(queryParams.perPage, SERVER_RULES.perPage, SERVER_RULES.maxPerPage);
  const page = parseCount(queryParams.page, 1, Number.MAX_SAFE_INTEGER);
  const mine = standings.getLine(user.id);

  function getMovement(entrant: number | string): number | null {
    const earlier = before.getPosition(entrant);
    const current = standings.getPosition(entrant);
    return earlier === null || current === null ? null : earlier - current;
  }

  return {
    data: standings.slice((page - 1) * perPage, perPage).map(({ position, nickname, line, entrant }) => ({
      position,
      nickname,
      score: line.score,
      exact: line.exact,
      results: line.results,
      trivias: line.trivias,
      movement: getMovement(entrant),
      is_me: entrant === user.id,
    })),
    my_position: {
      position: standings.getPosition(user.id),
      score: mine.score,
      email: user.email,
      exact: mine.exact,
      results: mine.results,
      movement: getMovement(user.id),
    },
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(standings.total / perPage)),
      per_page: perPage,
      total: standings.total,
    },
  };
}

const parseCount = (value: string | undefined, fallback: number, max: number) => {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, max) : fallback;
};
