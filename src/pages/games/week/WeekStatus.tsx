import { gamesCopy } from '../../../copy/games.ts';
import { useStores } from '../../../use-stores.ts';
import { StatusNotice } from './StatusNotice.tsx';
import { UnopenedWeek } from './UnopenedWeek.tsx';

/** Why the week shows no cards: no games, or not open yet. */
export function WeekStatus() {
  const { shownWeek, weeks } = useStores();
  if (shownWeek.entries.value.length === 0) {
    const title = shownWeek.week.value ? gamesCopy.noGames : gamesCopy.noWeeks;
    return <StatusNotice card="stopwatch" title={title} text={gamesCopy.noGamesText} role="status" />;
  }
  switch (shownWeek.phase.value) {
    case 'before':
      // If the current week is only guessed, the week may not be the next one to open, which `CurrentWeekNote` says.
      return weeks.isCurrentGuessed.value ? null : <UnopenedWeek />;
    case 'open':
    case 'closed':
      return null;
  }
}
