import { CountdownFigure } from '../../../components/Countdown.tsx';
import { CutoffBox } from '../../../components/CutoffBox.tsx';
import { PointsTotal } from '../../../components/PointsTotal.tsx';
import { gamesCopy } from '../../../copy/games.ts';
import { useStores } from '../../../use-stores.ts';
import { CUTOFF_PADDING, NextCutoff } from './NextCutoff.tsx';

const BLANK = '00';

/** Beside the title: the next cut-off or, when the week has none, the points of its sent games so far. */
export function GamesHeaderAside({ onGoToGame }: { onGoToGame: (gameId: string) => void }) {
  const { shownWeek, weeks } = useStores();
  const { seasonWeek, shownNumber } = weeks;
  const isUnknown = shownWeek.status.value === 'loading' && shownWeek.entries.value.length === 0;
  const isCurrent = seasonWeek.value === null || seasonWeek.value === shownNumber.value;
  const next = shownWeek.status.value === 'ready' ? shownWeek.nextToClose.value : null;
  // While the games load, the space of the countdown is reserved if the week is the current one, which usually
  // has a next cut-off, or if the current week is not known yet.
  if (isUnknown && isCurrent) {
    return (
      <CutoffBox
        className={`${CUTOFF_PADDING} opacity-0`}
        title={gamesCopy.nextCutoff}
        game={BLANK}
        isCompact
        aria-hidden="true"
      >
        <CountdownFigure figure={BLANK} unit={gamesCopy.countdown.hours} isSmall />
      </CutoffBox>
    );
  }
  if (next) return <NextCutoff entry={next} onGoToGame={onGoToGame} />;
  if (shownWeek.counts.value.sent === 0 || shownWeek.phase.value !== 'open') return null;
  const points = shownWeek.entries.value.reduce(
    (sum, { prediction }) => sum + (prediction.value?.points ?? 0),
    0,
  );
  return (
    <PointsTotal points={points}>
      <span>
        {gamesCopy.pointsUnit}
        <br />
        {gamesCopy.pointsSoFar}
      </span>
    </PointsTotal>
  );
}
