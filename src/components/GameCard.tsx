import type { ReadonlySignal } from '@preact/signals-react';
import { useId, useReducer, useRef } from 'react';
import '../styles/game.css';
import '../styles/stamp.css';
import { gameCardCopy } from '../copy/game-card.ts';
import { getMissingSide, type Side } from '../domain/drafts.ts';
import { getPointsReason } from '../domain/scoring.ts';
import type { DraftScore, Game, Prediction } from '../domain/types.ts';
import type { GameWindow } from '../domain/window.ts';
import { type GameState, isFillable } from '../domain/window.ts';
import { capitalise, formatDay, formatHour, formatStamp } from '../lib/format.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Shield } from './art/Shield.tsx';
import { GameFoot } from './GameFoot.tsx';
import { ScoreField } from './ScoreField.tsx';
import { Stamp } from './Stamp.tsx';

/** The game, and a signal for each value that changes. */
export interface GameCardProps {
  game: Game;
  window: GameWindow;
  state: ReadonlySignal<GameState>;
  prediction: ReadonlySignal<Prediction | null>;
  score: ReadonlySignal<DraftScore>;
  /** Calendar days until the cut-off; 0 is today. */
  daysToCutoff: ReadonlySignal<number>;
  onGoals: (gameId: string, side: Side, goals: number | null) => void;
  /** Sent a moment ago: its stamp is animated. */
  isFresh?: boolean;
}

/** One game in its state. Renders when its own signals change, not with every tick of the clock. */
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
  // The game closed while one of its fields had the focus: the fields stay until the focus leaves.
  const isHeld =
    now === 'closed' && hadFields.current && (card.current?.contains(document.activeElement) ?? false);
  hadFields.current = hasFields || isHeld;
  const missing = hasFields ? getMissingSide(filled) : null;
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
        <h3 id={titleId} className="sr-only">
          {gameCardCopy.versus(game.home.name, game.away.name)}
        </h3>
        <span>{gameCardCopy.kickOff(capitalise(formatDay(game.kickOff)), formatHour(game.kickOff))}</span>
        <span>
          <StateIcon state={now} />
          {getStateText(now, game, missing)}
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
          detail={mine?.createdAt ? formatStamp(mine.createdAt) : undefined}
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

/** The CSS class of a finished game, by the reason for its points. */
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

function getStateText(state: GameState, game: Game, missing: Side | null): string {
  if (missing) return gameCardCopy.half(game[missing].name);
  return gameCardCopy[state];
}

interface GameSidesProps {
  game: Game;
  state: GameState;
  prediction: Prediction | null;
  score: DraftScore;
  /** The game closed while one of its fields had the focus. */
  isHeld: boolean;
  onGoals: (side: Side, goals: number | null) => void;
}

const SIDES: readonly Side[] = ['home', 'away'];

/** Both teams with their fields, the prediction, or the result and the prediction. */
function GameSides({ game, state, prediction, score, isHeld, onGoals }: GameSidesProps) {
  const hasResult = state === 'final' || state === 'live';
  const own = { home: prediction?.homeScore ?? null, away: prediction?.awayScore ?? null };
  const result = { home: game.homeScore, away: game.awayScore };

  const sides = (
    <div className="sides">
      {SIDES.map((side) => (
        <div className="side" key={side}>
          <span className="team">
            <Shield team={game[side]} size={34} />
            {game[side].name}
          </span>
          {isFillable(state) || isHeld ? (
            <ScoreField
              label={(side === 'home' ? gameCardCopy.goalsHome : gameCardCopy.goalsAway)(game[side].name)}
              team={game[side].name}
              goals={score[side]}
              onChange={(goals) => onGoals(side, goals)}
              isClosed={isHeld}
            />
          ) : hasResult ? (
            <span className="pair" translate="no">
              <Tile look="result" goals={result[side]} />
              <Tile look={prediction ? 'own' : 'none'} goals={own[side]} />
            </span>
          ) : (
            <OneTile
              state={state}
              goals={own[side] ?? (state === 'closed' ? score[side] : null)}
              isOwn={!!prediction}
            />
          )}
        </div>
      ))}
    </div>
  );
  if (!hasResult) return sides;
  return (
    <div>
      <div className="pair-head" aria-hidden="true">
        <span>{state === 'live' ? gameCardCopy.columnLive : gameCardCopy.columnFinal}</span>
        <span>{gameCardCopy.columnOwn}</span>
      </div>
      {sides}
    </div>
  );
}

function OneTile({ state, goals, isOwn }: { state: GameState; goals: number | null; isOwn: boolean }) {
  if (state === 'next') return <span className="tile none" aria-hidden="true" />;
  return <Tile look={isOwn ? 'own' : 'none'} goals={goals} />;
}

function Tile({ look, goals }: { look: 'own' | 'none' | 'result'; goals: number | null }) {
  return (
    <span className={`tile ${look}`} translate="no">
      {goals ?? gameCardCopy.blank}
    </span>
  );
}
