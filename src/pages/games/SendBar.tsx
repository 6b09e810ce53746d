import { gamesCopy } from '../../copy/games.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { SaveState } from '../../stores/games/drafts.ts';
import type { WeekCounts } from '../../stores/games/week-view.ts';
import type { Stores } from '../../stores/index.ts';
import { Button } from '../../ui/Button.tsx';

/** The bar at the bottom with the send button. Hidden when no score is complete. */
export function SendBar({
  drafts,
  gamesPage,
  network,
  sender,
}: Pick<Stores, 'drafts' | 'gamesPage' | 'network' | 'sender'>) {
  const counts = gamesPage.weekView.counts.value;
  const week = gamesPage.weekView.week.value;
  const isSending = sender.isSending.value;
  const isOffline = network.isOffline.value;
  if (!week || gamesPage.weekView.status.value !== 'ready' || (counts.ready === 0 && !isSending)) return null;
  return (
    <div data-bottom-bar className="send-bar ridge-t on-dark">
      <div className="sheet">
        <p>
          {gamesCopy.readyCount(counts.ready)}
          <small>{isOffline ? gamesCopy.draftOffline : getNote(counts, drafts.saveState.value)}</small>
        </p>
        <Button
          size="large"
          isDisabled={isOffline}
          isBusy={isSending}
          onClick={() => sender.review(getWeekName(week))}
        >
          {isSending ? gamesCopy.sending : isOffline ? gamesCopy.noInternet : gamesCopy.send(counts.ready)}
        </Button>
      </div>
    </div>
  );
}

function getNote({ half, toFill }: WeekCounts, saved: SaveState): string {
  if (saved === 'memory') return gamesCopy.draftMemory;
  if (half > 0) return gamesCopy.leftHalf(half);
  if (toFill > 0) return gamesCopy.leftToFill(toFill);
  return saved === 'stored' ? gamesCopy.draftSaved : gamesCopy.allFilled;
}
