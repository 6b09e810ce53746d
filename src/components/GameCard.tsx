import type { ReadonlySignal } from '@preact/signals-react';
import { useId, useReducer, useRef } from 'react';
import '../styles/game.css';
import '../styles/stamp.css';
import { gameCardCopy } from '../copy/game-card.ts';
import { missingSide, type Side } from '../domain/drafts.ts';
import { type GameState, isFillable } from '../domain/game-state.ts';
import { getPointsReason } from '../domain/scoring.ts';
import type { DraftScore, Game, Prediction } from '../domain/types.ts';
import type { GameWindow } from '../domain/window.ts';
import { capitalise, formatDay, formatHour, formatStamp } from '../lib/format.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { GameFoot } from './GameFoot.tsx';
import { GameSides } from './GameSides.tsx';
import { Stamp } from './Stamp.tsx';

/** What a card is given: the game itself, and a signal for each thing about it that changes. */
export interface GameCardProps {
  game: Game;
  window: GameWindow;
  state: ReadonlySignal<GameState>;
  prediction: ReadonlySignal<Prediction | null>;
  score: ReadonlySignal<DraftScore>;
  /** Calendar days until the cut-off; 0 is today. */
  daysToCutoff: ReadonlySignal<number>;
  onGoals: (gameId: string, side: Side, goals: number | null) => void;
  /** Sent a moment ago: its stamp falls. */
  isFresh?: boolean;
}

/** One game, in the one state it is in. Renders when its own signals change, never with the clock. */
export function GameCard({
  game,
  window,
  state,
  prediction,
  score,
  daysToCutoff,
  onGoals,
  isFresh,
}: GameCardProps) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const hadFields = useRef(false);
  const [, leave] = useReducer((count: number) => count + 1, 0);
  const now = state.value;
  const mine = prediction.value;
  const filled = score.value;

  const hasFields = isFillable(now);
  // Closed under the player's hands: what has the focus stays until it is left.
  const isHeld =
    now === 'closed' && hadFields.current && (card.current?.contains(document.activeElement) ?? false);
  hadFields.current = hasFields || isHeld;
  const missing = hasFields ? missingSide(filled) : null;
  const reason = now === 'final' && mine ? getPointsReason(mine.points) : null;

  const article = (
    <article
      ref={card}
      className={['game', now, missing && 'half', now === 'final' && FINAL_LOOKS[reason ?? 'none']]
        .filter(Boolean)
        .join(' ')}
      data-game={game.id}
      data-state={now}
      aria-labelledby={titleId}
      onBlur={isHeld ? () => setTimeout(leave) : undefined}
    >
      <header>
        <h3 id={titleId} className="visually-hidden">
          {gameCardCopy.versus(game.home.name, game.away.name)}
        </h3>
        <span>{gameCardCopy.kickOff(capitalise(formatDay(game.kickOff)), formatHour(game.kickOff))}</span>
        <span>
          <StateIcon state={now} />
          {stateWord(now, game, missing)}
        </span>
      </header>
      <GameSides
        game={game}
        state={now}
        prediction={mine}
        score={filled}
        isHeld={isHeld}
        onGoals={(side, goals) => onGoals(game.id, side, goals)}
      />
      {now === 'sent' ? (
        <Stamp
          brand={gameCardCopy.stampBrand}
          word={gameCardCopy.sent}
          detail={mine?.createdAt ? formatStamp(mine.createdAt).toLocaleUpperCase('es-MX') : undefined}
          isNew={isFresh}
        />
      ) : null}
      <GameFoot
        game={game}
        window={window}
        state={now}
        prediction={mine}
        score={filled}
        reason={reason}
        daysToCutoff={daysToCutoff}
        isHeld={isHeld}
      />
    </article>
  );
  return now === 'sent' ? <div className="stub">{article}</div> : article;
}

/** The look of a finished game, by what it brought. */
const FINAL_LOOKS = {
  exact: null,
  result: 'result-only',
  miss: 'zero',
  pending: 'to-confirm',
  none: 'to-confirm',
} as const;

const ICONS: Partial<Record<GameState, IconName>> = {
  sent: 'lock',
  closed: 'lock',
  next: 'calendar',
  postponed: 'calendar',
};

function StateIcon({ state }: { state: GameState }) {
  const name = ICONS[state];
  return name ? <Icon name={name} size={16} /> : null;
}

function stateWord(state: GameState, game: Game, missing: Side | null): string {
  if (missing) return gameCardCopy.half(game[missing].name);
  return gameCardCopy[state];
}
