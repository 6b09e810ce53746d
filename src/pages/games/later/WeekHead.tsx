import { EndedWeekLine } from './EndedWeekLine.tsx';
import { PendingTrivia } from './PendingTrivia.tsx';

/** What stands above the games of a week. One part for both, because `WeekPanel` is loaded before the games. */
export function WeekHead() {
  return (
    <>
      <EndedWeekLine />
      <PendingTrivia />
    </>
  );
}
