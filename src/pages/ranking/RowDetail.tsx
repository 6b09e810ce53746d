import { rankingCopy } from '../../copy/ranking.ts';
import { EXACT_EXTRA_POINTS, RESULT_POINTS, TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { RankRow } from '../../domain/types.ts';
import { Breakdown, type BreakdownLine } from './Breakdown.tsx';
import { Movement } from './Movement.tsx';
import type { PlacePrize } from './prizes.ts';

interface RowDetailProps {
  row: RankRow;
  prize: PlacePrize | null;
  isMine: boolean;
}

export function RowDetail({ row, prize, isMine }: RowDetailProps) {
  const lines = getLines(row) ?? [
    { label: rankingCopy.columnExact, value: row.exact ?? '–' },
    { label: rankingCopy.columnResults, value: row.results ?? '–' },
    { label: rankingCopy.columnTrivia, value: row.trivias ?? '–' },
  ];
  return (
    <Breakdown
      className="pt-3.5"
      title={
        isMine ? rankingCopy.detailTitleMine(row.score) : rankingCopy.detailTitle(row.nickname, row.score)
      }
      lines={[
        ...lines,
        { label: rankingCopy.detailMovement, result: <Movement places={row.movement} /> },
        ...(prize ? [{ label: rankingCopy.detailPrize, value: prize.name }] : []),
      ]}
    />
  );
}

/**
 * Returns the points by kind, or null if the server does not send both the exact scores and the results, or if
 * the counts do not add up to the score. A missing count of trivias is derived from the remaining points.
 */
function getLines({ exact, results, trivias, score }: RankRow): BreakdownLine[] | null {
  if (exact === null || results === null) return null;
  const games = results * RESULT_POINTS + exact * EXACT_EXTRA_POINTS;
  const right = trivias ?? (score - games) / TRIVIA_POINTS;
  if (right < 0 || games + right * TRIVIA_POINTS !== score) return null;
  return [
    { label: rankingCopy.detailResults, value: results, result: `+${results * RESULT_POINTS}` },
    { label: rankingCopy.detailExact, value: exact, result: `+${exact * EXACT_EXTRA_POINTS}` },
    { label: rankingCopy.detailTrivia, value: right, result: `+${right * TRIVIA_POINTS}` },
  ];
}
