import { Plate } from '../../components/Plate.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { weekName } from '../../copy/week-name.ts';
import { EXACT_POINTS, RESULT_POINTS, reasonFor, sumWeek, TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { Week } from '../../domain/types.ts';
import type { Stores } from '../../stores/index.ts';

/** What the week brought, line by line; the total is the ranking's own once that is known. */
export function WeekSum({ stores, week }: { stores: Stores; week: Week }) {
  const predictions = stores.predictions.of(week.number);
  const place = stores.positions.byWeek.value.get(week.number) ?? null;
  const { trivia, total } = sumWeek(predictions, place?.score ?? null);
  const count = (reason: string) => predictions.filter(({ points }) => reasonFor(points) === reason).length;
  return (
    <div className="week-sum">
      <h3>
        <span>{gamesCopy.sumTitle(weekName(week))}</span>
        {place?.position ? <span>{gamesCopy.sumPosition(place.position)}</span> : null}
      </h3>
      <dl>
        <Line term={gamesCopy.sumExact} count={count('exact')} points={RESULT_POINTS + EXACT_POINTS} />
        <Line term={gamesCopy.sumResult} count={count('result')} points={RESULT_POINTS} />
        <Line
          term={gamesCopy.sumTrivia}
          count={trivia === null ? null : trivia / TRIVIA_POINTS}
          points={TRIVIA_POINTS}
        />
      </dl>
      <p className="total">
        {trivia === null ? gamesCopy.sumTotalGames : gamesCopy.sumTotal} <Plate>{total}</Plate>
      </p>
    </div>
  );
}

/** One line of the sum; what nobody knows yet is a dash. */
function Line({ term, count, points }: { term: string; count: number | null; points: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="working">{count === null ? '' : gamesCopy.sumTimes(count, points)}</dd>
      <dd>{count === null ? '–' : count * points}</dd>
    </div>
  );
}
