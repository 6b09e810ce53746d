import { getDateParts } from '../../../copy/format.ts';
import { gamesCopy } from '../../../copy/games.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { getCutoffHours } from '../../../domain/window.ts';
import { useStores } from '../../../use-stores.ts';

/**
 * A separate component, so that a typed digit re-renders only the intro text and not the whole page. The fragments are
 * needed, because the signals transform makes only components that contain JSX render again when a signal changes.
 */
export function GamesIntro() {
  const { shownWeek } = useStores();
  const week = shownWeek.week.value;
  const counts = shownWeek.counts.value;
  if (!week || shownWeek.status.value !== 'ready' || counts.fillable > 0) {
    return <>{gamesCopy.intro(getCutoffHours(week))}</>;
  }
  if (counts.sent > 0 && shownWeek.phase.value === 'open') {
    const isAllSent = counts.sent + counts.undecided >= counts.total;
    return <>{isAllSent ? gamesCopy.introSent : gamesCopy.introNothingLeft}</>;
  }
  const kickOffs = shownWeek.entries.value.flatMap(({ game }) => game.kickOff ?? []);
  return <>{gamesCopy.introWeek(getWeekName(week), getDates(kickOffs))}</>;
}

/** Returns the days of the games, such as “del 21 al 23 de agosto”, or '' without games. */
function getDates(kickOffs: readonly number[]): string {
  if (kickOffs.length === 0) return '';
  return gamesCopy.dates(getDateParts(Math.min(...kickOffs)), getDateParts(Math.max(...kickOffs)));
}
