import { NumberBadge } from '../../../components/NumberBadge.tsx';
import { formatPlace } from '../../../copy/format.ts';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { EXACT_EXTRA_POINTS, RESULT_POINTS, sumWeek, TRIVIA_POINTS } from '../../../domain/scoring.ts';
import type { Week } from '../../../domain/types.ts';
import { useStores } from '../../../use-stores.ts';

/** The points of a sent week, added up, and the player's place in it. */
export function WeekTotal({ week }: { week: Week }) {
  const { positions, predictions, trivia } = useStores();
  const position = positions.byWeek.value.get(week.number);
  const sum = sumWeek(predictions.getForWeek(week.number), {
    triviaPoints: trivia.points.value.get(week.number),
    rankingScore: position?.score,
  });
  return (
    <div className="border-2 border-tinta bg-blanco max-desktop:col-span-full">
      <h3 className="condensed flex justify-between bg-tinta px-3 py-2 text-base/compact text-papel">
        <span>{lateGamesCopy.sumTitle(getWeekName(week))}</span>
        {position?.position ? <span>{formatPlace(position.position)}</span> : null}
      </h3>
      <dl className="px-3 py-1">
        <TotalLine term={lateGamesCopy.sumResults} count={sum.results} points={RESULT_POINTS} />
        <TotalLine term={lateGamesCopy.sumExact} count={sum.exact} points={EXACT_EXTRA_POINTS} />
        <TotalLine
          term={lateGamesCopy.sumTrivia}
          count={sum.trivia === null ? null : sum.trivia / TRIVIA_POINTS}
          points={TRIVIA_POINTS}
        />
      </dl>
      <p className="condensed flex items-center justify-between border-tinta border-t-3 bg-queso px-3 py-2.5 text-display-1/none">
        {sum.trivia === null ? lateGamesCopy.sumTotalGames : lateGamesCopy.sumTotal}{' '}
        <NumberBadge size="subtotal">{sum.total}</NumberBadge>
      </p>
    </div>
  );
}

function TotalLine({ term, count, points }: { term: string; count: number | null; points: number }) {
  return (
    <div className="condensed grid min-h-10.5 grid-cols-sum items-center gap-3 border-tinta-25 border-b text-base/compact last:border-b-0">
      <dt>{term}</dt>
      <dd className="text-right text-humo">{count === null ? '' : lateGamesCopy.sumTimes(count, points)}</dd>
      <dd className="text-right">{count === null ? '–' : count * points}</dd>
    </div>
  );
}
