import { gamesCopy } from '../../../copy/games.ts';
import type { WeekCounts } from '../../../stores/games/count-games.ts';
import { useStores } from '../../../use-stores.ts';
import { DRAFT_NOTES } from '../draft-note.ts';
import { useSteadyGames } from './use-steady-games.ts';

/** How many games of the week are left, sent, ready and half-filled, and where the drafts are kept. */
export function SentCount({ progress }: { progress: string }) {
  const { drafts, shownWeek } = useStores();
  const counts = shownWeek.counts.value;
  const note = DRAFT_NOTES[drafts.saveState.value];
  // On a window narrower than `desktop`, the number of sent games is beside the title if there is room, and the note about
  // drafts has its own line.
  return (
    <div
      ref={useSteadyGames()}
      className="desktop:block flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5"
    >
      <p className="lettering tablet:text-display-3/none text-display-2/none">{getTitle(counts)}</p>
      <p className="condensed desktop:block contents text-base/compact text-humo">
        {[progress, ...getParts(counts)].join(' · ')}
        <span className="desktop:block basis-full" role="status">
          {counts.ready + counts.half > 0 ? note : ''}
        </span>
      </p>
    </div>
  );
}

function getTitle({ toSend, sent, undecided }: WeekCounts): string {
  if (toSend > 0) return gamesCopy.missing(toSend);
  if (sent === 0 && undecided > 0) return gamesCopy.tabUndecided;
  return sent > 0 ? gamesCopy.sealed : gamesCopy.nothingLeft;
}

function getParts({ ready, half, postponed }: WeekCounts): string[] {
  const parts = postponed > 0 ? [gamesCopy.progressPostponed(postponed)] : [];
  if (half > 0) return [...parts, gamesCopy.readyAndHalf(ready, half)];
  return ready > 0 ? [...parts, gamesCopy.readyUnsent(ready)] : parts;
}
