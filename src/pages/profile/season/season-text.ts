import { seasonCopy } from '../../../copy/season.ts';
import type { SeasonWeek } from '../../../domain/season.ts';

// Returns why a week without a ticket has no points, or how many of its predictions are pending (no number if
// all are), postponed or cancelled; '' when all its predictions have points.
export function getWeekStatus(week: SeasonWeek): string {
  if (week.kind === 'skipped') return seasonCopy.weekSkipped;
  if (week.kind === 'open') return seasonCopy.weekOpen;
  const isAllPending = week.counted + week.postponed + week.cancelled === 0;
  return [
    week.pending === 0 ? '' : isAllPending ? seasonCopy.pendingAll : seasonCopy.pending(week.pending),
    week.postponed === 0 ? '' : seasonCopy.postponed(week.postponed),
    week.cancelled === 0 ? '' : seasonCopy.cancelled(week.cancelled),
  ]
    .filter(Boolean)
    .join(', ');
}
