import { useComputed } from '@preact/signals-react';
import { useEffect } from 'react';
import { gamesCopy } from '../../copy/games.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { isLastCall } from '../../domain/window.ts';
import type { WeekCounts } from '../../stores/games/count-games.ts';
import type { SaveState } from '../../stores/games/draft-saver.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';
import { DRAFT_NOTES } from './draft-note.ts';

/** The button that opens the review, and beside it what is missing and where the drafts are kept. */
export function SendBar() {
  const { drafts, shownWeek, network, sending, time } = useStores();
  const counts = shownWeek.counts.value;
  const saved = drafts.saveState.value;
  const isSending = sending.isSending.value;
  const isOffline = network.isOffline.value;
  const isLoaded = shownWeek.week.value !== null && shownWeek.status.value === 'ready';
  const hasBar = isLoaded && (counts.ready > 0 || isSending);
  const lastCalls = useComputed(() =>
    shownWeek.fillable.value
      .filter(({ state, gameWindow }) => state.value === 'draft' && isLastCall(gameWindow, time.now.value))
      .map(({ game }) => ticketCopy.versus(game.home.name, game.away.name)),
  ).value;

  useEffect(() => {
    if (hasBar && !isOffline) void sending.prepare();
  }, [hasBar, isOffline, sending]);

  if (!isLoaded) return null;
  return (
    <div className={hasBar ? BAR : 'sr-only'} data-bottom-bar={hasBar || undefined}>
      <div className="mx-auto flex w-page flex-wrap items-center gap-x-3 gap-y-2">
        <p className="condensed grow-from-7 short:text-base/compact text-lg/compact">
          {/* An element, because React can't remove a text that the browser has translated. */}
          {hasBar ? <span>{getMain(counts, lastCalls)}</span> : null}
          {/* Stays in the page without the bar, so that a screen reader announces where the first draft is kept. */}
          <small className="block text-elote text-sm/compact" role="status">
            {counts.ready + counts.half > 0 ? getNote(saved, isOffline) : ''}
          </small>
        </p>
        {hasBar ? (
          <Button
            size="large"
            className="short:min-h-12 short:px-4 short:text-lg/compact max-tablet:min-h-12 max-xs:grow max-tablet:px-4 max-tablet:text-lg/compact"
            isDisabled={isOffline}
            isBusy={isSending}
            onClick={sending.openReview}
          >
            {isSending ? gamesCopy.sending : isOffline ? gamesCopy.noInternet : gamesCopy.send(counts.ready)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const BAR = classNames(
  'ridge-t on-dark sticky bottom-0 z-15 bg-noche text-papel print:hidden',
  'pt-2.5 short:pt-1.5 tablet:pt-3.5 pb-safe-50 short:pb-safe-37 tablet:pb-safe-85',
);

/** What is missing. A ready score that is about to close comes first, because it is lost unless it is sent now. */
function getMain({ half, ready, toFill }: WeekCounts, lastCalls: readonly string[]): string {
  if (lastCalls.length > 0) return gamesCopy.closing(lastCalls);
  if (half > 0) return gamesCopy.leftHalf(half);
  return toFill > 0 ? gamesCopy.readyAndEmpty(ready, toFill) : gamesCopy.allFilled;
}

/** Where the draft is kept. Without internet too, only a stored draft is said to be kept. */
const getNote = (saved: SaveState, isOffline: boolean): string =>
  isOffline && saved === 'stored' ? gamesCopy.draftOffline : DRAFT_NOTES[saved];
