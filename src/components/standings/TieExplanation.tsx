import { rankingCopy } from '../../copy/ranking.ts';
import { explainTie, type TieCriterion, type TieStep } from '../../domain/ranking.ts';
import type { RankRow } from '../../domain/types.ts';
import { Breakdown } from './Breakdown.tsx';

const NAMES: Record<TieCriterion, string> = {
  exact: rankingCopy.tieExact,
  results: rankingCopy.tieResults,
  trivias: rankingCopy.tieTrivias,
  sent: rankingCopy.tieSent,
};

const VERDICTS: Record<TieStep['verdict'], string> = {
  decides: rankingCopy.tieDecides,
  equal: rankingCopy.tieEqual,
  unknown: rankingCopy.tieUnknown,
  unread: rankingCopy.tieUnread,
};

interface TieExplanationProps {
  row: RankRow;
  other: RankRow;
  isBelow: boolean;
  isMine: boolean;
}

function getTitle({ row, other, isBelow, isMine }: TieExplanationProps): string {
  const { nickname } = other;
  if (isBelow) {
    return isMine ? rankingCopy.tieWhyBeforeMine(nickname) : rankingCopy.tieWhyBefore(row.nickname, nickname);
  }
  return isMine ? rankingCopy.tieWhyAfterMine(nickname) : rankingCopy.tieWhyAfter(row.nickname, nickname);
}

export function TieExplanation(props: TieExplanationProps) {
  const { row, other, isBelow } = props;
  const [above, below] = isBelow ? [row, other] : [other, row];
  const steps = explainTie(above, below);
  if (!steps) return null;
  const isShared = above.position === below.position;
  const decided = steps.find(({ verdict }) => verdict === 'decides');
  return (
    <Breakdown
      title={`${isShared ? rankingCopy.tieShared : getTitle(props)}: ${rankingCopy.tieBothHave(row.score)}`}
      lines={steps.map(({ criterion, above: first, below: second, verdict }, index) => ({
        label: `${index + 1}. ${NAMES[criterion]}`,
        value:
          first === null || second === null
            ? null
            : rankingCopy.tieValues(isBelow ? first : second, isBelow ? second : first),
        result: VERDICTS[verdict],
        isHighlighted: verdict === 'decides',
      }))}
    >
      <p className="mt-[.7rem] text-15">
        {decided?.criterion === 'sent' ? `${rankingCopy.tieSentDecides(above.nickname)} ` : null}
        {rankingCopy.tieNeverByLot}
      </p>
    </Breakdown>
  );
}
