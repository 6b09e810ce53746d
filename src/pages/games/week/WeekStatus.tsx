import { currentWeekCopy } from '../../../copy/current-week.ts';
import { gamesCopy } from '../../../copy/games.ts';
import type { GamesPageStore } from '../../../stores/pages/games-page.ts';
import { ActionsRow, Button } from '../../../ui/Button.tsx';
import { useStores } from '../../../use-stores.ts';
import { ClosedWeek } from './ClosedWeek.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { UnopenedWeek } from './UnopenedWeek.tsx';

interface WeekStatusProps {
  page: GamesPageStore;
  onSelect: (week: number) => void;
}

/** Why no game of the week can be filled in, or that the load has failed; nothing while a game can. */
export function WeekStatus({ page, onSelect }: WeekStatusProps) {
  const { shownWeek, weeks } = useStores();
  if (shownWeek.status.value === 'failed') {
    return (
      <StatusNotice card="whistle" title={gamesCopy.failed} text={gamesCopy.failedText} role="status">
        <ActionsRow>
          <Button variant="primary" onClick={page.retry}>
            {currentWeekCopy.retry}
          </Button>
        </ActionsRow>
      </StatusNotice>
    );
  }
  if (shownWeek.entries.value.length === 0) {
    const title = shownWeek.week.value ? gamesCopy.noGames : gamesCopy.noWeeks;
    return <StatusNotice card="stopwatch" title={title} text={gamesCopy.noGamesText} role="status" />;
  }
  // `isAllNext` (no game is open yet) is checked before `isAllExpired`, because both are true for a week that
  // is not open yet.
  // Of a guessed week it isn't known whether it is the next one: `CurrentWeekNote` says so.
  if (shownWeek.isAllNext.value) return weeks.isCurrentGuessed.value ? null : <UnopenedWeek />;
  return shownWeek.isAllExpired.value ? <ClosedWeek onSelect={onSelect} /> : null;
}
