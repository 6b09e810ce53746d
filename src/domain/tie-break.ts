import type { RankRow } from './types.ts';

/** What decides between players with the same points, in order. */
export const TIE_CRITERIA = ['exact', 'results', 'trivias', 'sent'] as const;

export type TieCriterion = (typeof TIE_CRITERIA)[number];

/**
 * Compares two players with the same points by each tie-break criterion. The standings have no time of sending, so the
 * positions stand for it. Verdict `unread`: an earlier criterion decides the tie or is unknown. `unknown`: the server
 * does not send the value of one or both players.
 */
export function explainTie(above: RankRow, below: RankRow) {
  let isStillTied = true;
  function judge(upper: number | null, lower: number | null): 'unread' | 'equal' | 'unknown' | 'decides' {
    if (!isStillTied) return 'unread';
    isStillTied = upper !== null && upper === lower;
    if (isStillTied) return 'equal';
    return upper === null || lower === null ? 'unknown' : 'decides';
  }
  return TIE_CRITERIA.map((criterion) => {
    if (criterion === 'sent') {
      return { criterion, above: null, below: null, verdict: judge(above.position, below.position) };
    }
    const values = { above: above[criterion], below: below[criterion] };
    return { criterion, ...values, verdict: judge(values.above, values.below) };
  });
}
