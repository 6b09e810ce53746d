import { NumberBadge } from '../../components/NumberBadge.tsx';
import { formatDay } from '../../copy/format.ts';
import { perfectWeekCopy } from '../../copy/perfect-week.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { WeekResults } from '../../domain/results.ts';

interface ResultsHeadlineProps {
  results: WeekResults;
  /** The points that the ticket has revealed so far. Null before it begins. */
  shownPoints: number | null;
}

/** How the week that has ended went, in the largest words of Inicio under the claim. */
export function ResultsHeadline({ results, shownPoints }: ResultsHeadlineProps) {
  const special = isFirst(results)
    ? playerHomeCopy[results.isPerfect ? 'firstPerfect' : 'first']
    : results.isPerfect && perfectWeekCopy.title;
  if (special) return <span className="inline-block origin-left animate-jump">{special}</span>;
  if (shownPoints === null) return playerHomeCopy.missingPublished;
  return (
    <>
      {playerHomeCopy.gained}{' '}
      {/* With the number as its key, the badge jumps whenever the ticket counts on. */}
      <NumberBadge key={shownPoints} size="headline" className="animate-jump">
        {shownPoints}
      </NumberBadge>{' '}
      {playerHomeCopy.gainedUnit(shownPoints)}
    </>
  );
}

/** `opening`: when the next week opens (ms). Null if it is open or unknown. */
export function getResultsDetail(results: WeekResults, opening: number | null): string {
  const next = opening === null ? null : playerHomeCopy.followingOpens(formatDay(opening));
  const special = results.isPerfect
    ? playerHomeCopy.perfectDetail
    : isFirst(results) && playerHomeCopy.firstDetail(getWeekName(results.week));
  return [special, next].filter(Boolean).join(' ') || playerHomeCopy.missingDetail.published;
}

const isFirst = ({ position }: WeekResults) => position?.position === 1;
