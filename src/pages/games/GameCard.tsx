import type { ReadonlySignal } from '@preact/signals-react';
import { memo, type ReactNode, useId, useReducer, useRef } from 'react';
import { Shield } from '../../components/art/Shield.tsx';
import { ScoreTile } from '../../components/ScoreTile.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { capitalise, formatDay, formatHour, formatStamp } from '../../copy/format.ts';
import { gameCardCopy } from '../../copy/game-card.ts';
import { formatKickOff } from '../../copy/kick-off.ts';
import { getTeamName } from '../../copy/team-name.ts';
import { getMissingSide, isComplete, type Side } from '../../domain/drafts.ts';
import { getPointsReason, getProvisionalPoints, type PointsReason } from '../../domain/scoring.ts';
import type { DraftScore, Game, Prediction } from '../../domain/types.ts';
import { type GameState, type GameWindow, getOpening, isFillable, isHalted } from '../../domain/window.ts';
import type { GameEntry } from '../../stores/games/week-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';
import { ScoreField } from './ScoreField.tsx';

interface GameCardProps extends GameEntry {
  /** The prediction has just been sent. */
  isFresh: boolean;
  /** No game after this one has score fields. */
  isLast: boolean;
}

/**
 * Re-renders when a prop or one of its signals changes, not with each render of the list of games or each
 * tick of the clock.
 */
export const GameCard = memo(function GameCard({ isFresh, isLast, ...entry }: GameCardProps) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const hadFields = useRef(false);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const { game, window, daysToCutoff } = entry;
  const gameState = entry.state.value;
  const mine = entry.prediction.value;
  const filled = entry.score.value;

  const hasFields = isFillable(gameState);
  // If the game closes while the focus is in the card, the fields stay (read-only) until the focus leaves the
  // card.
  const isHeld =
    gameState === 'closed' && hadFields.current && (card.current?.contains(document.activeElement) ?? false);
  hadFields.current = hasFields || isHeld;
  const missing = hasFields ? getMissingSide(filled) : null;
  const { icon } = VARIANTS[gameState];
  const shown: ShownGame = { game, state: gameState, prediction: mine, score: filled, isHeld, isLast };

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
      onBlur={isHeld ? () => setTimeout(rerender) : undefined}
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
        <span>{capitalise(formatKickOff(game))}</span>
        <span className="inline-flex items-center gap-1.5 wrap-break-word">
          {icon ? <Icon name={icon} size={16} /> : null}
          {missing
            ? gameCardCopy.half(game[missing].name)
            : gameCardCopy[isHalted(game.status) ? game.status : gameState]}
        </span>
      </header>
      <GameSides {...shown} />
      {gameState === 'sent' ? (
        <Stamp
          detail={mine?.createdAt ? formatStamp(mine.createdAt) : undefined}
          className={classNames('absolute top-14.5 right-21 opacity-92', isFresh && 'animate-stamp')}
          variant="card"
        />
      ) : null}
      <GameFoot {...shown} window={window} daysToCutoff={daysToCutoff} />
    </article>
  );
  return gameState === 'sent' ? (
    <div className={classNames('grid p-0.5', RIDGED_OUTLINE)}>{article}</div>
  ) : (
    article
  );
});

/** An outline along the ridged edges of a sent prediction. */
const RIDGED_OUTLINE =
  'filter-[drop-shadow(2px_0_0_var(--color-azul))_drop-shadow(-2px_0_0_var(--color-azul))_drop-shadow(0_2px_0_var(--color-azul))_drop-shadow(0_-2px_0_var(--color-azul))]';

const SOLID = 'border-2 border-tinta bg-blanco';

const DASHED = 'border-tinta border-dashed';
const HUMO = 'border-humo border-dashed';
const AZUL = 'border-azul border-dashed';

const VARIANTS: Record<GameState, { card: string; header: string; foot: string; icon?: IconName }> = {
  open: { card: `${SOLID} shadow-tinta`, header: 'border-tinta bg-azul text-papel', foot: DASHED },
  draft: { card: `${SOLID} shadow-dorado`, header: 'border-tinta bg-queso text-tinta', foot: DASHED },
  sent: { card: 'ridged-paper bg-blanco py-1.5', header: `${AZUL} text-azul`, foot: AZUL, icon: 'lock' },
  closed: {
    card: 'border-2 border-humo bg-(image:--trama) bg-kraft',
    header: 'border-humo bg-kraft',
    foot: HUMO,
    icon: 'lock',
  },
  next: { card: `border-2 ${HUMO}`, header: HUMO, foot: DASHED, icon: 'calendar' },
  postponed: { card: `border-2 ${DASHED}`, header: DASHED, foot: DASHED, icon: 'calendar' },
  live: { card: SOLID, header: 'border-tinta bg-verde text-papel', foot: 'border-tinta bg-elote' },
  // After a prediction that brought points, the foot of a final game has other colours (`FINAL_FEET`).
  final: { card: SOLID, header: 'border-tinta bg-tinta text-papel', foot: 'border-tinta bg-kraft' },
};

interface ShownGame {
  game: Game;
  state: GameState;
  prediction: Prediction | null;
  score: DraftScore;
  isHeld: boolean;
  isLast: boolean;
}

const SIDES: readonly Side[] = ['home', 'away'];

function GameSides({ game, state, prediction, score, isHeld, isLast }: ShownGame) {
  const { drafts } = useStores();
  const hasResult = state === 'final' || state === 'live';
  const own = { home: prediction?.homeScore ?? null, away: prediction?.awayScore ?? null };
  const result = { home: game.homeScore, away: game.awayScore };
  const setGoals = (side: Side, goals: number | null) => drafts.setGoals(game.week, game.id, side, goals);

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
            <Shield team={game[side]} className="max-xs:h-8 max-xs:w-6.5" />
            {getTeamName(game[side].name)}
          </span>
          {isFillable(state) || isHeld ? (
            <ScoreField
              label={(side === 'home' ? gameCardCopy.goalsHome : gameCardCopy.goalsAway)(game[side].name)}
              team={game[side].name}
              goals={score[side]}
              onChange={(goals) => setGoals(side, goals)}
              onScore={(typed) => {
                for (const typedSide of SIDES) setGoals(typedSide, typed[typedSide]);
              }}
              isClosed={isHeld}
              isLast={isLast && side === 'away'}
              variant={getFieldVariant(state, score, side)}
            />
          ) : hasResult ? (
            <span className="flex gap-1.5" translate="no">
              <ScoreTile variant={state === 'live' ? 'live' : 'result'}>
                {result[side] ?? gameCardCopy.blank}
              </ScoreTile>
              <ScoreTile variant={prediction ? 'own' : 'none'}>{own[side] ?? gameCardCopy.blank}</ScoreTile>
            </span>
          ) : (
            <ScoreTile variant={prediction ? 'own' : 'none'}>
              {state === 'next'
                ? undefined
                : (own[side] ?? (state === 'closed' ? score[side] : null) ?? gameCardCopy.blank)}
            </ScoreTile>
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

interface GameFootProps extends ShownGame {
  window: GameWindow;
  daysToCutoff: ReadonlySignal<number>;
}

const FINAL_FEET: Partial<Record<PointsReason, string>> = {
  exact: 'border-papel bg-verde text-papel',
  result: 'border-tinta bg-elote',
};

function GameFoot(props: GameFootProps) {
  const { state, prediction, isHeld } = props;
  const reason = state === 'final' && prediction ? getPointsReason(prediction.points) : null;
  const [text, points] = getFoot(props, reason);
  return (
    <footer
      className={classNames(
        'flex min-h-10 items-center justify-between gap-2 border-t-2 px-3 py-1.5 text-sm/snug',
        (reason && FINAL_FEET[reason]) ?? VARIANTS[state].foot,
      )}
      role={isHeld ? 'status' : undefined}
    >
      <span>{text}</span>
      {points ? <Strong>{points}</Strong> : null}
      {isFillable(state) ? <Icon name="clock" /> : null}
    </footer>
  );
}

/** Returns the text of the foot and, if there are any, the points of the prediction. */
function getFoot(props: GameFootProps, reason: PointsReason | null): [text: ReactNode, points?: string] {
  const { game, state, prediction } = props;
  if (reason === 'pending') return [gameCardCopy.toConfirm];
  if (reason === 'miss') return [gameCardCopy.miss, gameCardCopy.missPoints];
  if (reason === 'result') return [gameCardCopy.result, gameCardCopy.resultPoints];
  if (reason === 'exact') {
    const text = (
      <>
        <Strong>{gameCardCopy.exact}</Strong> {gameCardCopy.exactParts}
      </>
    );
    return [text, gameCardCopy.exactPoints];
  }
  if (state !== 'live' || !prediction) return [getText(props)];
  const points = getProvisionalPoints(prediction, game);
  return points === null
    ? [gameCardCopy.pointsLater, gameCardCopy.toConfirm]
    : [gameCardCopy.ifItStays(points), gameCardCopy.provisional];
}

function Strong({ children }: { children: string }) {
  return <b className="condensed text-base/none">{children}</b>;
}

function getText({ game, window, state, prediction, score, daysToCutoff, isHeld }: GameFootProps): string {
  switch (state) {
    case 'open':
    case 'draft':
      if (getMissingSide(score)) return gameCardCopy.halfNote;
      return gameCardCopy.closesOn(daysToCutoff.value, formatDay(window.cutoff), formatHour(window.cutoff));
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
      const day = formatDay(window.cutoff);
      return `${lost} ${gameCardCopy.closedOn(-daysToCutoff.value, day, formatHour(window.cutoff))}`;
    }
    case 'postponed':
      return prediction && isHalted(game.status)
        ? gameCardCopy.haltedSent[game.status]
        : gameCardCopy.notActive;
    default:
      return gameCardCopy.noPrediction;
  }
}
