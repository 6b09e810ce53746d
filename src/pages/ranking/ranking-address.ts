import { TABLE_PARAMETER, WEEK_PARAMETER } from '../../lib/routes.ts';
import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';

/** Parameter of the address with the page: `/ranking?jornada=5&pagina=2`. */
const PAGE = 'pagina';

export function readChoice(params: URLSearchParams): RankingChoice {
  const read = (name: string) =>
    /^[1-9]\d{0,5}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null;
  const page = read(PAGE) ?? 1;
  return params.get(TABLE_PARAMETER) === 'general'
    ? { scope: 'general', week: null, page }
    : { scope: 'week', week: read(WEEK_PARAMETER), page };
}

/** Returns the parameters of the address for `choice`: none for the first page of `initialWeek`. */
export function getParams({ scope, week, page }: RankingChoice, initialWeek: number | null): string {
  const params = new URLSearchParams();
  if (scope === 'general') params.set(TABLE_PARAMETER, scope);
  else if (week !== null && week !== initialWeek) params.set(WEEK_PARAMETER, String(week));
  if (page > 1) params.set(PAGE, String(page));
  return params.toString();
}
