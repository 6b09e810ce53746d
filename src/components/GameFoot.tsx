import type { ReadonlySignal } from '@preact/signals-react';
import { gameCardCopy } from '../copy/game-card.ts';
import { getMissingSide, isComplete } from '../domain/drafts.ts';
import type { PointsReason } from '../domain/scoring.ts';
import type { DraftScore, Game, Prediction } from '../domain/types.ts';
import type { GameState } from '../domain/window.ts';
import { type GameWindow, getOpening } from '../domain/window.ts';
import { formatDay, formatHour } from '../lib/format.ts';
import { Icon } from '../ui/Icon.tsx';

interface GameFootProps {
  game: Game;
  window: GameWindow;
  state: GameState;
  prediction: Prediction | null;
  score: DraftScore;
  /** Why a finished game has its points; null without a prediction. */
  reason: PointsReason | null;
  daysToCutoff: ReadonlySignal<number>;
  isHeld: boolean;
}

/** The last line of a card: when the game closes, whether it was sent, or its points. */
export function GameFoot(props: GameFootProps) {
  const { state, reason } = props;
  if (state === 'final' && reason) return <PointsFoot reason={reason} />;
  if (state === 'live' && props.prediction) {
    return (
      <footer>
        <span>{gameCardCopy.pointsLater}</span>
        <b>{gameCardCopy.toConfirm}</b>
      </footer>
    );
  }
  const isOpen = state === 'open' || state === 'draft';
  return (
    <footer role={props.isHeld ? 'status' : undefined}>
      <span>{getText(props)}</span>
      {isOpen ? <Icon name="clock" size={20} /> : null}
    </footer>
  );
}

function PointsFoot({ reason }: { reason: PointsReason }) {
  if (reason === 'pending') return <Points text={gameCardCopy.toConfirm} />;
  if (reason === 'miss') return <Points text={gameCardCopy.miss} points={gameCardCopy.missPoints} />;
  if (reason === 'result') return <Points text={gameCardCopy.result} points={gameCardCopy.resultPoints} />;
  return (
    <footer>
      <span>
        <b>{gameCardCopy.exact}</b> {gameCardCopy.exactParts}
      </span>
      <b>{gameCardCopy.exactPoints}</b>
    </footer>
  );
}

function Points({ text, points }: { text: string; points?: string }) {
  return (
    <footer>
      <span>{text}</span>
      {points ? <b>{points}</b> : null}
    </footer>
  );
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
      return prediction ? gameCardCopy.postponedSent : gameCardCopy.notActive;
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
