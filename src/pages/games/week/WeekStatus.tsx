import { gamesCopy } from '../../../copy/games.ts';
import { useStores } from '../../../use-stores.ts';
import { ClosedWeek } from './ClosedWeek.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { UnopenedWeek } from './UnopenedWeek.tsx';

/** Why the week takes no scores: no games, not open yet, or closed. Nothing while its window is open. */
export function WeekStatus({ onSelect }: { onSelect: (week: number) => void }) {
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
      return null;
    case 'closed':
      return <ClosedWeek onSelect={onSelect} />;
  }
}
