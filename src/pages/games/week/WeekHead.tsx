import { EndedWeekLine } from './EndedWeekLine.tsx';
import { PendingTrivia } from './PendingTrivia.tsx';

/** What stands above the games of a week. One lazy part for both lines. */
export function WeekHead() {
  return (
    <>
      <EndedWeekLine />
      <PendingTrivia />
    </>
  );
}
