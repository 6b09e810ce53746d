import { rankingCopy } from '../../copy/ranking.ts';
import { EXACT_POINTS, RESULT_POINTS, TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { RankRow } from '../../domain/types.ts';
import { Breakdown } from './Breakdown.tsx';
import { Movement } from './Movement.tsx';

interface Line {
  label: string;
  count: number;
  points: number;
}

/**
 * Returns the points by kind, or null if the server does not send both the exact scores and the results, or if
 * the counts do not add up to the score. A missing count of trivias is derived from the remaining points.
 */
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

export function RowDetail({ row, isMine }: { row: RankRow; isMine: boolean }) {
  const counts = [
    { label: rankingCopy.columnExact, count: row.exact },
    { label: rankingCopy.columnResults, count: row.results },
    { label: rankingCopy.columnTrivia, count: row.trivias },
  ];
  const lines =
    getLines(row)?.map(({ label, count, points }) => ({ label, value: count, result: `+${points}` })) ??
    counts.map(({ label, count }) => ({ label, value: count ?? '–' }));
  return (
    <Breakdown
      className="pt-[.9rem]"
      title={
        isMine ? rankingCopy.detailTitleMine(row.score) : rankingCopy.detailTitle(row.nickname, row.score)
      }
      lines={[...lines, { label: rankingCopy.detailMovement, result: <Movement places={row.movement} /> }]}
    />
  );
}
