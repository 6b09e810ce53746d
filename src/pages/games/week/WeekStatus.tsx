import { gamesCopy } from '../../../copy/games.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { lateParts } from '../late-parts.ts';
import { StatusNotice } from './StatusNotice.tsx';

/** Why the week shows no cards: no games, or not open yet. */
export function WeekStatus() {
  const { shownWeek, weeks } = useStores();
  const { current: parts } = useLazy(lateParts);
  if (shownWeek.entries.value.length === 0) {
    const title = shownWeek.week.value ? gamesCopy.noGames : gamesCopy.noWeeks;
    return <StatusNotice card="stopwatch" title={title} text={gamesCopy.noGamesText} role="status" />;
  }
  switch (shownWeek.phase.value) {
    case 'before':
      // If the current week is only guessed, the week may not be the next one to open, which `CurrentWeekNote` says.
      return parts && !weeks.isCurrentGuessed.value ? <parts.UnopenedWeek Notice={StatusNotice} /> : null;
    case 'open':
    case 'closed':
      return null;
  }
}
