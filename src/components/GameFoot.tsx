import type { ReadonlySignal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import { gameCardCopy } from '../copy/game-card.ts';
import { getMissingSide, isComplete } from '../domain/drafts.ts';
import { getProvisionalPoints, type PointsReason } from '../domain/scoring.ts';
import type { DraftScore, Game, Prediction } from '../domain/types.ts';
import { type GameState, type GameWindow, getOpening, isFillable, isHalted } from '../domain/window.ts';
import { formatDay, formatHour } from '../lib/format.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';

interface GameFootProps {
  game: Game;
  window: GameWindow;
  state: GameState;
  prediction: Prediction | null;
  score: DraftScore;
  reason: PointsReason | null;
  daysToCutoff: ReadonlySignal<number>;
  isHeld: boolean;
}

const DASHED = 'border-tinta border-dashed';

const VARIANTS: Record<Exclude<GameState, 'final'>, string> = {
  open: DASHED,
  draft: DASHED,
  next: DASHED,
  postponed: DASHED,
  sent: 'border-azul border-dashed',
  closed: 'border-humo border-dashed',
  live: 'border-tinta bg-elote',
};

const FINAL_VARIANTS: Record<PointsReason | 'none', string> = {
  exact: 'border-papel bg-verde text-papel',
  result: 'border-tinta bg-elote',
  miss: 'border-tinta bg-kraft',
  pending: 'border-tinta bg-kraft',
  none: 'border-tinta bg-kraft',
};

export function GameFoot(props: GameFootProps) {
  return (
    <footer
      className={classNames(
        'flex min-h-10 items-center justify-between gap-2 border-t-2 px-3 py-1.5 text-sm/snug',
        props.state === 'final' ? FINAL_VARIANTS[props.reason ?? 'none'] : VARIANTS[props.state],
      )}
      role={props.isHeld ? 'status' : undefined}
    >
      <Content {...props} />
    </footer>
  );
}

function Content(props: GameFootProps) {
  const { game, state, reason, prediction } = props;
  if (state === 'final' && reason) return <Points reason={reason} />;
  if (state === 'live' && prediction) {
    const points = getProvisionalPoints(prediction, game);
    return points === null ? (
      <Pair text={gameCardCopy.pointsLater} end={gameCardCopy.toConfirm} />
    ) : (
      <Pair text={gameCardCopy.ifItStays(points)} end={gameCardCopy.provisional} />
    );
  }
  return (
    <>
      <span>{getText(props)}</span>
      {isFillable(state) ? <Icon name="clock" size={20} /> : null}
    </>
  );
}

function Points({ reason }: { reason: PointsReason }) {
  if (reason === 'pending') return <span>{gameCardCopy.toConfirm}</span>;
  if (reason === 'miss') return <Pair text={gameCardCopy.miss} end={gameCardCopy.missPoints} />;
  if (reason === 'result') return <Pair text={gameCardCopy.result} end={gameCardCopy.resultPoints} />;
  return (
    <Pair
      text={
        <>
          <Strong>{gameCardCopy.exact}</Strong> {gameCardCopy.exactParts}
        </>
      }
      end={gameCardCopy.exactPoints}
    />
  );
}

function Pair({ text, end }: { text: ReactNode; end: string }) {
  return (
    <>
      <span>{text}</span>
      <Strong>{end}</Strong>
    </>
  );
}

function Strong({ children }: { children: string }) {
  return <b className="condensed text-base/none">{children}</b>;
}

function getText({ game, window, state, prediction, score, daysToCutoff, isHeld }: GameFootProps): string {
  switch (state) {
    case 'open':
    case 'draft': {
      if (getMissingSide(score)) return gameCardCopy.halfNote;
      const hour = formatHour(window.cutoff);
      if (daysToCutoff.value <= 0) return gameCardCopy.closesToday(hour);
      if (daysToCutoff.value === 1) return gameCardCopy.closesTomorrow(hour);
      return gameCardCopy.closesOn(formatDay(window.cutoff), hour);
    }
    case 'sent':
      return prediction?.createdAt
        ? gameCardCopy.sentOn(formatDay(prediction.createdAt))
        : gameCardCopy.sentNote;
    case 'next': {
      const opening = getOpening(window);
      return gameCardCopy.opensOn(formatDay(opening), formatHour(opening));
    }
    case 'closed': {
      if (isHeld) return gameCardCopy.justClosed;
      if (game.status !== 'active') return gameCardCopy.notActive;
      const lost = isComplete(score)
        ? gameCardCopy.unsent(gameCardCopy.score(score.home, score.away))
        : gameCardCopy.noPrediction;
      return `${lost} ${getClosedText(window.cutoff, daysToCutoff.value)}`;
    }
    case 'postponed':
      return prediction && isHalted(game.status)
        ? gameCardCopy.haltedSent[game.status]
        : gameCardCopy.notActive;
    default:
      return gameCardCopy.noPrediction;
  }
}

function getClosedText(cutoff: number, days: number): string {
  const hour = formatHour(cutoff);
  if (days === 0) return gameCardCopy.closedToday(hour);
  if (days === -1) return gameCardCopy.closedYesterday(hour);
  return gameCardCopy.closedOn(formatDay(cutoff), hour);
}
