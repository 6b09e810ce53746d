import type * as v from 'valibot';
import { RANKING_PAGE_SIZE } from '../domain/ranking.ts';
import type { MyPosition, RankingTablePage, RankRow } from '../domain/types.ts';
import { cutText } from '../lib/cut-text.ts';
import type { Call } from './api.ts';
import { isolate, myPositionSchema, rankMetaSchema, rankRowSchema } from './contract/schemas.ts';
import { describeValue, getJson, getList, getRows, isRecord, readOrNull, unwrapObject } from './decode.ts';
import { withCamelKeys } from './key-case.ts';

const MAX_ROWS = 100;

/** Masks a nickname that looks like an e-mail address, because the standings are visible to all players. */
const maskEmail = (nickname: string) => (/\S@\S/.test(nickname) ? `${cutText(nickname, 2)}…` : nickname);

function toRow({ nickname, ...wire }: v.InferOutput<typeof rankRowSchema>): RankRow {
  return { ...withCamelKeys(wire), nickname: isolate(maskEmail(nickname)) };
}

function toMyPosition(answer: unknown): MyPosition | null {
  const value = unwrapObject(answer);
  // PHP encodes an empty object as `[]`, so an array means that the player has no position.
  const wire = isRecord(value) ? readOrNull(myPositionSchema, value) : null;
  return wire && { ...wire, score: wire.score ?? 0 };
}

/**
 * Unwraps `data` while it has itself a `data`: the rows of a ranking are in `data` too, also as an object of PHP. Keeps
 * what stands beside it, such as `my_position` beside the paginated rows.
 */
function unwrapRanking(value: unknown): unknown {
  let inner = value;
  while (isRecord(inner) && isRecord(inner.data) && 'data' in inner.data) inner = { ...inner, ...inner.data };
  return inner;
}

const createCall = (table: number | 'general', path: string, page: number): Call<RankingTablePage> => ({
  endpoint: 'ranking',
  list: `ranking/${table}/${page}`,
  path: `${path}?page=${encodeURIComponent(page)}&perPage=${RANKING_PAGE_SIZE}`,
  decode(body, note) {
    const answer = unwrapRanking(getJson(body));
    if (!isRecord(answer)) throw new Error(`expected a ranking but received ${describeValue(answer)}`);
    const meta = readOrNull(rankMetaSchema, answer.meta ?? answer);
    const currentPage = Math.max(1, meta?.current_page ?? page);
    const rows = getRows(
      getList(answer.data),
      {
        schema: rankRowSchema,
        map: toRow,
        // Two rows may be equal: tied players whose masked nicknames are equal. So each row object is its own
        // key, and no row is dropped as a duplicate.
        identify: (row) => row,
        max: MAX_ROWS,
      },
      note,
    );
    // A page with rows is not beyond the last page, whatever number the response has.
    const lastPage = Math.max(1, meta?.last_page ?? page, rows.length > 0 ? currentPage : 1);
    return { rows, myPosition: toMyPosition(answer.my_position), currentPage, lastPage };
  },
});

export const rankingCalls = {
  weekRanking: (week: number, page: number) =>
    createCall(week, `/api/ranking/week/${encodeURIComponent(week)}`, page),
  generalRanking: (page: number) => createCall('general', '/api/ranking', page),
};
