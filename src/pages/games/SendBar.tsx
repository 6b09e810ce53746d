import { useSignalEffect } from '@preact/signals-react';
import { useEffect, useLayoutEffect } from 'react';
import { gamesCopy } from '../../copy/games.ts';
import type { WeekCounts } from '../../stores/games/count-games.ts';
import type { SaveState } from '../../stores/games/draft-saver.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';
import { DRAFT_NOTES } from './draft-note.ts';

export function SendBar({ onGoToGame }: { onGoToGame: (gameId: string) => void }) {
  const { drafts, shownWeek, network, sender } = useStores();
  const counts = shownWeek.counts.value;
  const week = shownWeek.week.value;
  const isSending = sender.isSending.value;
  const isOffline = network.isOffline.value;
  const hasBar = week !== null && shownWeek.status.value === 'ready' && (counts.ready > 0 || isSending);

  useEffect(() => {
    if (hasBar && !isOffline) void sender.prepare();
  }, [hasBar, isOffline, sender]);

  // The player may have left this page with the review open, and have pressed “Ir al primero” then.
  useLayoutEffect(() => sender.clearRequestedGame(), [sender]);
  useSignalEffect(() => {
    const gameId = sender.requestedGame.value;
    if (gameId === null) return;
    sender.clearRequestedGame();
    onGoToGame(gameId);
  });

  if (!hasBar) return null;
  return (
    <div
      className={classNames(
        'ridge-t on-dark sticky bottom-0 z-15 bg-noche text-papel print:hidden',
        'pt-3.5 short:pt-2 pb-safe-85 short:pb-safe-50',
      )}
      data-bottom-bar
    >
      <div className="mx-auto tablet:flex grid w-page items-center tablet:justify-between gap-2.5 tablet:gap-4">
        <p className="condensed tablet:block flex justify-between text-lg/compact">
          {gamesCopy.readyCount(counts.ready)}
          <small className="block text-base text-elote">
            {isOffline ? gamesCopy.draftOffline : getNote(counts, drafts.saveState.value)}
          </small>
        </p>
        <Button
          size="large"
          className="max-tablet:w-full"
          isDisabled={isOffline}
          isBusy={isSending}
          onClick={sender.openReview}
        >
          {isSending ? gamesCopy.sending : isOffline ? gamesCopy.noInternet : gamesCopy.send(counts.ready)}
        </Button>
      </div>
    </div>
  );
}

function getNote({ half, toFill }: WeekCounts, saved: SaveState): string {
  const note = DRAFT_NOTES[saved];
  // Drafts that only this tab has are lost with it, so this comes first.
  if (saved === 'memory') return note;
  if (half > 0) return gamesCopy.leftHalf(half);
  if (toFill > 0) return gamesCopy.leftToFill(toFill);
  return note || gamesCopy.allFilled;
}
