import { rankingCopy } from '../../copy/ranking.ts';
import { explainTie, type TieCriterion, type TieStep } from '../../domain/ranking.ts';
import { EXACT_POINTS, RESULT_POINTS, TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { RankRow } from '../../domain/types.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Line {
  label: string;
  count: number;
  points: number;
}

/** The lines that add up to the row's points, or null where the server does not say enough for the sum. */
function getLines({ exact, results, trivias, score }: RankRow): Line[] | null {
  if (exact === null || results === null) return null;
  const games = results * RESULT_POINTS + exact * EXACT_POINTS;
  const right = trivias ?? (score - games) / TRIVIA_POINTS;
  if (right < 0 || games + right * TRIVIA_POINTS !== score) return null;
  return [
    { label: rankingCopy.detailResults, count: results, points: results * RESULT_POINTS },
    { label: rankingCopy.detailExact, count: exact, points: exact * EXACT_POINTS },
    { label: rankingCopy.detailTrivia, count: right, points: right * TRIVIA_POINTS },
  ];
}

/** Where a row's points come from, and the columns that a phone has no room for. */
export function RowDetail({ row, isMine }: { row: RankRow; isMine: boolean }) {
  const lines = getLines(row);
  const counts = [
    { label: rankingCopy.columnExact, count: row.exact },
    { label: rankingCopy.columnResults, count: row.results },
    { label: rankingCopy.columnTrivia, count: row.trivias },
  ];
  return (
    <div className="tie-break">
      <h3>
        {isMine ? rankingCopy.detailTitleMine(row.score) : rankingCopy.detailTitle(row.nickname, row.score)}
      </h3>
      <ol>
        {lines
          ? lines.map(({ label, count, points }) => (
              <li key={label}>
                <span>{label}</span>
                <span>{count}</span>
                <em>{`+${points}`}</em>
              </li>
            ))
          : counts.map(({ label, count }) => (
              <li key={label}>
                <span>{label}</span>
                <span>{count ?? '–'}</span>
                <em />
              </li>
            ))}
        <li>
          <span>{rankingCopy.detailMovement}</span>
          <span />
          <em>
            <Movement places={row.movement} />
          </em>
        </li>
      </ol>
    </div>
  );
}

/** Places won or lost since the last count: an arrow and a number, with the sentence for a screen reader. */
export function Movement({ places }: { places: number | null }) {
  if (places === null) return <span className="movement dash">–</span>;
  if (places === 0) {
    return (
      <span className="movement">
        <Icon name="same" size={15} />
        <span className="sr-only">{rankingCopy.stayed}</span>
      </span>
    );
  }
  const count = Math.abs(places);
  return (
    <span className={places > 0 ? 'movement rise' : 'movement fall'}>
      <Icon name={places > 0 ? 'up' : 'fall'} size={15} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{places > 0 ? rankingCopy.rose(count) : rankingCopy.fell(count)}</span>
    </span>
  );
}

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
  /** The row above or below with the same points. */
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

/** The four criteria of a tie between two neighbours, with the one that decides. */
export function TieExplanation(props: TieExplanationProps) {
  const { row, other, isBelow } = props;
  const [above, below] = isBelow ? [row, other] : [other, row];
  const steps = explainTie(above, below);
  if (!steps) return null;
  const isShared = above.position === below.position;
  const decided = steps.find(({ verdict }) => verdict === 'decides');
  return (
    <div className="tie-break">
      <h3>{`${isShared ? rankingCopy.tieShared : getTitle(props)}: ${rankingCopy.tieBothHave(row.score)}`}</h3>
      <ol>
        {steps.map(({ criterion, above: first, below: second, verdict }, index) => (
          <li key={criterion} className={verdict === 'decides' ? 'deciding' : undefined}>
            <span>{`${index + 1}. ${NAMES[criterion]}`}</span>
            <span>
              {first === null || second === null
                ? null
                : rankingCopy.tieValues(isBelow ? first : second, isBelow ? second : first)}
            </span>
            <em>{VERDICTS[verdict]}</em>
          </li>
        ))}
      </ol>
      <p>
        {decided?.criterion === 'sent' ? `${rankingCopy.tieSentDecides(above.nickname)} ` : null}
        {rankingCopy.tieNeverByLot}
      </p>
    </div>
  );
}
