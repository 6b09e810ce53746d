import { refuse } from '../catalogue/refusal.ts';
import { SERVER_RULES } from '../server-rules.ts';
import type { Row, Standings } from '../standings/standings.ts';
import type { PlayerRequest, Route } from './api.ts';

const getCount = (value: unknown, fallback: number, max: number) => {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, max) : fallback;
};

function getPage(
  { user, call }: PlayerRequest,
  { standings, before }: { standings: Standings; before: Standings },
) {
  const { searchParams } = call.url;
  const perPage = getCount(searchParams.get('perPage'), SERVER_RULES.perPage, SERVER_RULES.maxPerPage);
  const page = getCount(searchParams.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const mine = standings.getLine(user.id);

  function getMovement(entrant: Row['entrant']): number | null {
    const [was, is] = [before.getPosition(entrant), standings.getPosition(entrant)];
    return was === null || is === null ? null : was - is;
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

export function routeRanking(route: Route) {
  route('GET /api/ranking', (_schema, request) => getPage(request, request.standings.general()));

  route('GET /api/ranking/week/:week', (schema, request) => {
    const week = schema.find('week', request.params.week ?? '');
    if (!week) throw refuse('weekNotFound');
    return getPage(request, request.standings.week(week.number));
  });
}
