import { seasonCopy } from '../../../copy/season.ts';
import { countGames, type SeasonWeek } from '../../../domain/season.ts';

// What a player must know about a week beside its points; empty when all of it is counted.
export function getWeekStatus(week: SeasonWeek): string {
  if (week.kind === 'missed') return seasonCopy.weekMissed;
  if (week.kind === 'open') return seasonCopy.weekOpen;
  const isAllPending = countGames(week) + week.postponed === 0;
  return [
    week.pending === 0 ? '' : isAllPending ? seasonCopy.pendingAll : seasonCopy.pending(week.pending),
    week.postponed === 0 ? '' : seasonCopy.postponed(week.postponed),
  ]
    .filter(Boolean)
    .join(', ');
}
