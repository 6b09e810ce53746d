import { NumberBadge } from '../../components/NumberBadge.tsx';
import { formatDay } from '../../copy/format.ts';
import { perfectWeekCopy } from '../../copy/perfect-week.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { WeekResults } from '../../domain/results.ts';
import type { RevealProgress } from '../../stores/pages/home-results.ts';
import { classNames } from '../../ui/class-names.ts';

interface ResultsHeadlineProps {
  results: WeekResults;
  reveal: RevealProgress;
}

/**
 * How the week that has ended went, in the largest words of Inicio under the claim. It counts with the ticket, and
 * names a first place or a perfect week only when the ticket has revealed everything. Screen readers get the end at
 * once.
 */
export function ResultsHeadline({ results, reveal }: ResultsHeadlineProps) {
  const special = getSpecialHeadline(results);
  if (special === null) {
    const { total } = results.sum;
    // One tree before and after the end, because a badge that is mounted again would jump again.
    return (
      <>
        {reveal.isOver ? null : (
          <span className="sr-only">
            {playerHomeCopy.gained} {total} {playerHomeCopy.gainedUnit(total)}
          </span>
        )}
        <span aria-hidden={!reveal.isOver || undefined}>
          <Count points={reveal.isOver ? total : reveal.points} />
        </span>
      </>
    );
  }
  return (
    <span className="grid">
      {/* Takes its room from the start, so that the ticket stays in its place. */}
      <span
        className={classNames(
          'col-start-1 row-start-1 origin-left',
          reveal.isOver ? 'animate-jump' : 'opacity-0',
        )}
      >
        {special}
      </span>
      {reveal.isOver ? null : (
        <span className="col-start-1 row-start-1" aria-hidden="true">
          <Count points={reveal.points} />
        </span>
      )}
    </span>
  );
}

function Count({ points }: Pick<RevealProgress, 'points'>) {
  if (points === null) return playerHomeCopy.missingPublished;
  return (
    <>
      {playerHomeCopy.gained}{' '}
      {/* With the number as its key, the badge jumps whenever the ticket counts on. */}
      <NumberBadge key={points} size="headline" className="animate-jump">
        {points}
      </NumberBadge>{' '}
      {playerHomeCopy.gainedUnit(points)}
    </>
  );
}

/** Null for an ordinary week, whose headline is its points. */
function getSpecialHeadline(results: WeekResults): string | null {
  if (isFirst(results)) return playerHomeCopy[results.isPerfect ? 'firstPerfect' : 'first'];
  return results.isPerfect ? perfectWeekCopy.title : null;
}

/** True while the sentence under the headline would give away a place or a card that the ticket still hides. */
export const isDetailHidden = (results: WeekResults, reveal: RevealProgress): boolean =>
  !reveal.isOver && getSpecialHeadline(results) !== null;

/** `opening`: when the next week opens (ms). Null if it is open or unknown. */
export function getResultsDetail(results: WeekResults, opening: number | null): string {
  const next = opening === null ? null : playerHomeCopy.followingOpens(formatDay(opening));
  const special = results.isPerfect
    ? playerHomeCopy.perfectDetail(results.rows.length)
    : isFirst(results) && playerHomeCopy.firstDetail(getWeekName(results.week));
  return [special, next].filter(Boolean).join(' ') || playerHomeCopy.missingDetail.published;
}

const isFirst = ({ position }: WeekResults) => position?.position === 1;
