import { seasonCopy } from '../../../copy/season.ts';
import { countGames, type SeasonWeek } from '../../../domain/season.ts';

// Explains why a week has no points or may change; empty when all its games are counted.
export function getWeekStatus(week: SeasonWeek): string {
  if (week.kind === 'skipped') return seasonCopy.weekSkipped;
  if (week.kind === 'open') return seasonCopy.weekOpen;
  const isAllPending = countGames(week) + week.postponed === 0;
  return [
    week.pending === 0 ? '' : isAllPending ? seasonCopy.pendingAll : seasonCopy.pending(week.pending),
    week.postponed === 0 ? '' : seasonCopy.postponed(week.postponed),
  ]
    .filter(Boolean)
    .join(', ');
}
