import type { ReadonlySignal } from '@preact/signals-react';
import { memo, useId, useReducer, useRef } from 'react';
import { gameCardCopy } from '../copy/game-card.ts';
import { getMissingSide, type Side } from '../domain/drafts.ts';
import { getPointsReason } from '../domain/scoring.ts';
import type { DraftScore, Game, Prediction } from '../domain/types.ts';
import type { GameWindow } from '../domain/window.ts';
import { type GameState, isFillable, isHalted } from '../domain/window.ts';
import { capitalise, formatDay, formatHour, formatStamp } from '../lib/format.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Shield } from './art/Shield.tsx';
import { GameFoot } from './GameFoot.tsx';
import { ScoreField } from './ScoreField.tsx';
import { ScoreTile } from './ScoreTile.tsx';
import { Stamp } from './Stamp.tsx';
import './game-card.css';

export interface GameCardProps {
  game: Game;
  window: GameWindow;
  state: ReadonlySignal<GameState>;
  prediction: ReadonlySignal<Prediction | null>;
  score: ReadonlySignal<DraftScore>;
  /** Calendar days at −06:00 until the cut-off: 0 is today, -1 is yesterday. */
  daysToCutoff: ReadonlySignal<number>;
  onGoals: (gameId: string, side: Side, goals: number | null) => void;
  isFresh?: boolean;
}

/**
 * Re-renders when a prop or one of its signals changes, not with each render of the list of games or each
 * tick of the clock.
 */
export const GameCard = memo(function GameCard({
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
  const gameState = state.value;
  const mine = prediction.value;
  const filled = score.value;

  const hasFields = isFillable(gameState);
  // If the game closes while the focus is in the card, the fields stay (read-only) until the focus leaves the
  // card.
  const isHeld =
    gameState === 'closed' && hadFields.current && (card.current?.contains(document.activeElement) ?? false);
  hadFields.current = hasFields || isHeld;
  const missing = hasFields ? getMissingSide(filled) : null;
  const reason = gameState === 'final' && mine ? getPointsReason(mine.points) : null;

  const article = (
    <article
      ref={card}
      className={classNames(
        'relative grid scroll-mt-24 grid-rows-[auto_1fr_auto] print:break-inside-avoid',
        VARIANTS[gameState].card,
      )}
      data-game={game.id}
      data-state={gameState}
      data-missing={missing ?? undefined}
      aria-labelledby={titleId}
      onBlur={isHeld ? () => setTimeout(leave) : undefined}
    >
      <header
        className={classNames(
          'condensed flex min-h-9 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b-2 px-3 py-1 text-base/none',
          missing ? 'border-tinta bg-elote text-tinta' : VARIANTS[gameState].header,
        )}
      >
        <h3 id={titleId} className="sr-only">
          {gameCardCopy.versus(game.home.name, game.away.name)}
        </h3>
        <span>{gameCardCopy.kickOff(capitalise(formatDay(game.kickOff)), formatHour(game.kickOff))}</span>
        <span className="inline-flex items-center gap-1.5 wrap-break-word">
          <StateIcon state={gameState} />
          {getStateText(gameState, game, missing)}
        </span>
      </header>
      <GameSides
        game={game}
        state={gameState}
        prediction={mine}
        score={filled}
        isHeld={isHeld}
        onGoals={(side, goals) => onGoals(game.id, side, goals)}
      />
      {gameState === 'sent' ? (
        <Stamp
          brand={gameCardCopy.stampBrand}
          word={gameCardCopy.sent}
          detail={mine?.createdAt ? formatStamp(mine.createdAt) : undefined}
          className={classNames('absolute top-14.5 right-21 opacity-92', isFresh && 'animate-stamp')}
          variant="card"
        />
      ) : null}
      <GameFoot
        game={game}
        window={window}
        state={gameState}
        prediction={mine}
        score={filled}
        reason={reason}
        daysToCutoff={daysToCutoff}
        isHeld={isHeld}
      />
    </article>
  );
  return gameState === 'sent' ? <div className="game-card-outline grid p-0.5">{article}</div> : article;
});

const SOLID = 'border-2 border-tinta bg-blanco';

const VARIANTS: Record<GameState, { card: string; header: string }> = {
  open: { card: `${SOLID} shadow-tinta`, header: 'border-tinta bg-azul text-papel' },
  draft: { card: `${SOLID} shadow-dorado`, header: 'border-tinta bg-queso text-tinta' },
  sent: { card: 'ridged-paper bg-blanco py-1.5', header: 'border-azul border-dashed text-azul' },
  closed: { card: 'border-2 border-humo bg-(image:--trama) bg-kraft', header: 'border-humo bg-kraft' },
  next: { card: 'border-2 border-humo border-dashed', header: 'border-humo border-dashed' },
  postponed: { card: 'border-2 border-tinta border-dashed', header: 'border-tinta border-dashed' },
  live: { card: SOLID, header: 'border-tinta bg-verde text-papel' },
  final: { card: SOLID, header: 'border-tinta bg-tinta text-papel' },
};

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
  return gameCardCopy[isHalted(game.status) ? game.status : state];
}

interface GameSidesProps {
  game: Game;
  state: GameState;
  prediction: Prediction | null;
  score: DraftScore;
  isHeld: boolean;
  onGoals: (side: Side, goals: number | null) => void;
}

const SIDES: readonly Side[] = ['home', 'away'];

function GameSides({ game, state, prediction, score, isHeld, onGoals }: GameSidesProps) {
  const hasResult = state === 'final' || state === 'live';
  const own = { home: prediction?.homeScore ?? null, away: prediction?.awayScore ?? null };
  const result = { home: game.homeScore, away: game.awayScore };

  const sides = (
    <div className="grid gap-2 p-3 max-xs:px-2.5">
      {SIDES.map((side) => (
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-2" key={side}>
          <span
            className={classNames(
              // With large text the name keeps its line and the score field wraps below it.
              'condensed flex min-w-0 flex-[1_1_7.25rem] items-center gap-2.5 text-xl/none max-xs:gap-1.5 max-xs:text-base',
              // Leaves room for the stamp, so that a long name wraps beside it.
              state === 'sent' && 'max-w-[calc(100%-min(6.2rem,99.2px))]',
            )}
          >
            <Shield team={game[side]} size={34} className="max-xs:h-8 max-xs:w-6.5" />
            {game[side].name}
          </span>
          {isFillable(state) || isHeld ? (
            <ScoreField
              label={(side === 'home' ? gameCardCopy.goalsHome : gameCardCopy.goalsAway)(game[side].name)}
              team={game[side].name}
              goals={score[side]}
              onChange={(goals) => onGoals(side, goals)}
              onScore={(typed) => {
                for (const typedSide of SIDES) onGoals(typedSide, typed[typedSide]);
              }}
              isClosed={isHeld}
              variant={getFieldVariant(state, score, side)}
            />
          ) : hasResult ? (
            <span className="flex gap-1.5" translate="no">
              <Tile variant={state === 'live' ? 'live' : 'result'} goals={result[side]} />
              <Tile variant={prediction ? 'own' : 'none'} goals={own[side]} />
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
      <div
        className="condensed -mb-2 flex justify-end gap-1.5 px-3 pt-2 text-center text-sm/none"
        aria-hidden="true"
      >
        <span className="w-12.5">
          {state === 'live' ? gameCardCopy.columnLive : gameCardCopy.columnFinal}
        </span>
        <span className="w-12.5">{gameCardCopy.columnOwn}</span>
      </div>
      {sides}
    </div>
  );
}

function getFieldVariant(state: GameState, score: DraftScore, side: Side) {
  if (getMissingSide(score) !== null && isFillable(state)) return score[side] === null ? 'missing' : 'filled';
  return state === 'draft' ? 'filled' : 'empty';
}

function OneTile({ state, goals, isOwn }: { state: GameState; goals: number | null; isOwn: boolean }) {
  if (state === 'next') return <ScoreTile variant="none" />;
  return <Tile variant={isOwn ? 'own' : 'none'} goals={goals} />;
}

function Tile({ variant, goals }: { variant: 'own' | 'none' | 'result' | 'live'; goals: number | null }) {
  return <ScoreTile variant={variant}>{goals ?? gameCardCopy.blank}</ScoreTile>;
}
