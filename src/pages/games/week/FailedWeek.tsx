import { currentWeekCopy } from '../../../copy/current-week.ts';
import { gamesCopy } from '../../../copy/games.ts';
import { ActionsRow, Button } from '../../../ui/Button.tsx';
import { StatusNotice } from './StatusNotice.tsx';

/**
 * Stands for the games and their filters when a load has failed. Without the predictions the page can't tell a sent
 * game from an open one, so it shows no game, even if the games themselves have loaded.
 */
export function FailedWeek({ onRetry }: { onRetry: () => void }) {
  return (
    <StatusNotice card="antenna" title={gamesCopy.failed} text={gamesCopy.failedText} role="status">
      <ActionsRow>
        <Button variant="primary" onClick={onRetry}>
          {currentWeekCopy.retry}
        </Button>
      </ActionsRow>
    </StatusNotice>
  );
}
