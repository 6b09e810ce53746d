import { rankingCopy } from '../../copy/ranking.ts';
import { explainTie } from '../../domain/tie-break.ts';
import type { RankRow } from '../../domain/types.ts';
import { Breakdown } from './Breakdown.tsx';

export interface TieExplanationProps {
  row: RankRow;
  above: RankRow | undefined;
  below: RankRow | undefined;
  isMine: boolean;
}

/**
 * Explains why the row is below the row above it. If only the row below has the same score, explains why the row is
 * above that one.
 */
export function TieExplanation({ row, above, below, isMine }: TieExplanationProps) {
  const isBelow = above?.score !== row.score;
  const other = isBelow ? below : above;
  if (other?.score !== row.score) return null;
  const [higher, lower] = isBelow ? [row, other] : [other, row];
  const steps = explainTie(higher, lower);
  const decided = steps.find(({ verdict }) => verdict === 'decides');
  const reason = isMine
    ? (isBelow ? rankingCopy.tieWhyBeforeMine : rankingCopy.tieWhyAfterMine)(other.nickname)
    : (isBelow ? rankingCopy.tieWhyBefore : rankingCopy.tieWhyAfter)(row.nickname, other.nickname);
  const title = higher.position === lower.position ? rankingCopy.tieShared : reason;
  return (
    <Breakdown
      title={`${title}: ${rankingCopy.tieBothHave(row.score)}`}
      lines={steps.map(({ criterion, above: first, below: second, verdict }, index) => ({
        label: `${index + 1}. ${rankingCopy.tieCriteria[criterion]}`,
        value:
          first === null || second === null
            ? null
            : rankingCopy.tieValues(isBelow ? first : second, isBelow ? second : first),
        result: rankingCopy.tieVerdicts[verdict],
        isHighlighted: verdict === 'decides',
      }))}
    >
      <p className="mt-3 text-sm">
        {decided?.criterion === 'sent' ? `${rankingCopy.tieSentDecides(higher.nickname)} ` : null}
        {rankingCopy.tieNeverByLot}
      </p>
    </Breakdown>
  );
}
