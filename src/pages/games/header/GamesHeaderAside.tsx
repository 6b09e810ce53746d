import type { ReactNode } from 'react';
import { CountdownFigure } from '../../../components/Countdown.tsx';
import { CutoffBox } from '../../../components/CutoffBox.tsx';
import { PointsTotal } from '../../../components/PointsTotal.tsx';
import { gamesCopy } from '../../../copy/games.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useStores } from '../../../use-stores.ts';
import { GamesIntro } from './GamesIntro.tsx';
import { CUTOFF_PADDING, NextCutoff } from './NextCutoff.tsx';

const BLANK = '00';

/**
 * Beside the title: the next cut-off or, when the week has none, the points of its sent games so far, or on a phone the
 * text that a wide screen has under the title. On a phone all of them take the room of the next cut-off, so the page
 * doesn't move when the games have loaded or another week is shown.
 */
export function GamesHeaderAside({ onGoToGame }: { onGoToGame: (gameId: string) => void }) {
  const { shownWeek, weeks } = useStores();
  const { seasonNumber, shownNumber } = weeks;
  const isReady = shownWeek.status.value === 'ready';
  const isUnknown = shownWeek.status.value === 'loading' && shownWeek.entries.value.length === 0;
  const isCurrent = seasonNumber.value === null || seasonNumber.value === shownNumber.value;
  const next = isReady ? shownWeek.nextToClose.value : null;
  if (next) return <NextCutoff entry={next} onGoToGame={onGoToGame} />;
  if (!isReady || shownWeek.counts.value.sent === 0 || shownWeek.phase.value !== 'open') {
    // The current week usually has a next cut-off, beside which the text under the title is narrower.
    return (
      <CutoffRoom isWide={isUnknown && isCurrent}>
        {isReady ? (
          <p className="condensed tablet:hidden w-0 min-w-full text-base/compact" aria-hidden="true">
            <GamesIntro />
          </p>
        ) : null}
      </CutoffRoom>
    );
  }
  const points = shownWeek.entries.value.reduce(
    (sum, { prediction }) => sum + (prediction.value?.points ?? 0),
    0,
  );
  return (
    <CutoffRoom>
      <PointsTotal points={points}>
        <span>
          {gamesCopy.pointsUnit}
          <br />
          {gamesCopy.pointsSoFar}
        </span>
      </PointsTotal>
    </CutoffRoom>
  );
}

/** Reserves the space of the next cut-off on a phone; `isWide`: on a tablet too. */
function CutoffRoom({ isWide, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className="grid items-end *:col-start-1 *:row-start-1">
      <CutoffBox
        className={classNames(CUTOFF_PADDING, 'opacity-0', isWide ? 'desktop:hidden' : 'tablet:hidden')}
        title={gamesCopy.nextCutoff}
        game={BLANK}
        isCompact
        aria-hidden="true"
      >
        <CountdownFigure figure={BLANK} unit={gamesCopy.countdown.hours} isCompact />
      </CutoffBox>
      {children}
    </div>
  );
}
