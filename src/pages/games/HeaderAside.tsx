import { useComputed } from '@preact/signals-react';
import { Countdown, CountdownFigure } from '../../components/Countdown.tsx';
import { CutoffBox } from '../../components/CutoffBox.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { GameEntry } from '../../stores/games/week-view.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';

const LAST_CALL_MS = 10 * MINUTE_MS;
const BLANK = '00';
const PADDING = 'px-[.9rem] pt-[.7rem] pb-[.6rem]';

interface HeaderAsideProps {
  onGoToGame: (gameId: string) => void;
}

export function HeaderAside({ onGoToGame }: HeaderAsideProps) {
  const { gamesPage, weeks } = useStores();
  const { weekView } = gamesPage;
  const { current, selected } = weeks;
  const isUnknown = weekView.status.value === 'loading' && weekView.entries.value.length === 0;
  const isCurrentWeek = current.value === null || current.value === selected.value;
  const next = weekView.status.value === 'ready' ? weekView.nextToClose.value : null;
  // While the games load, the space of the countdown is reserved if the week is the current one, which usually
  // has a next cut-off, or if the current week is not known yet.
  if (isUnknown && isCurrentWeek) return <Blank />;
  if (next) return <NextCutoff entry={next} onGoToGame={onGoToGame} />;
  if (weekView.counts.value.sent === 0 || weekView.isAllExpired.value) return null;
  const points = weekView.entries.value.reduce(
    (sum, { prediction }) => sum + (prediction.value?.points ?? 0),
    0,
  );
  const [unit, soFar] = gamesCopy.pointsSoFar;
  return (
    <PointsTotal points={points}>
      <span>
        {unit}
        <br />
        {soFar}
      </span>
    </PointsTotal>
  );
}

function Blank() {
  return (
    <CutoffBox
      className={`${PADDING} opacity-0`}
      title={gamesCopy.nextCutoff}
      game={gamesCopy.nextCutoff}
      aria-hidden="true"
    >
      <CountdownFigure figure={BLANK} unit={gamesCopy.countdown.hours} isSmall />
    </CutoffBox>
  );
}

function NextCutoff({ entry, onGoToGame }: HeaderAsideProps & { entry: GameEntry }) {
  const { gamesPage, time } = useStores();
  const { now } = time;
  const left = useComputed(() =>
    Math.max(0, (gamesPage.weekView.nextToClose.value ?? entry).window.cutoff - now.value),
  );
  const isLastCall = useComputed(() => left.value < LAST_CALL_MS);
  const { game } = entry;
  return (
    <CutoffBox
      className={PADDING}
      title={isLastCall.value ? gamesCopy.closesNow : gamesCopy.nextCutoff}
      game={
        <>
          {gamesCopy.versus(game.home.name, game.away.name)} <Icon name="down" size={18} />
        </>
      }
      href={`#game-${game.id}`}
      onClick={(event) => {
        event.preventDefault();
        onGoToGame(game.id);
      }}
    >
      <Countdown left={left} words={gamesCopy.countdown} isSmall />
    </CutoffBox>
  );
}
