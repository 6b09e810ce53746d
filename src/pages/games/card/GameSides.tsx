import { Shield } from '../../../components/art/Shield.tsx';
import { ScoreTile } from '../../../components/ScoreTile.tsx';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { getTeamName } from '../../../copy/team-name.ts';
import { getMissingSide, type Side } from '../../../domain/drafts.ts';
import type { DraftScore } from '../../../domain/types.ts';
import { type GameState, isFillable } from '../../../domain/window.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useStores } from '../../../use-stores.ts';
import type { ShownGame } from './describe-game.ts';
import { ScoreField } from './ScoreField.tsx';

interface GameSidesProps extends ShownGame {
  /** The game has just closed, and the focus is in its card: the fields stay, read-only. */
  isHeld: boolean;
  /** No game after this one has score fields. */
  isLast: boolean;
}

const SIDES: readonly Side[] = ['home', 'away'];

/** The teams, each with its score field or its goals. */
export function GameSides(props: GameSidesProps) {
  const { game, state } = props;
  const sides = (
    <div className="grid gap-2 p-3 max-xs:px-2.5">
      {SIDES.map((side) => (
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-2" key={side}>
          <span
            className={classNames(
              // With large text the name keeps its line and the score field wraps below it.
              'condensed flex min-w-0 grow-from-7.25 items-center gap-2.5 text-display-1/none max-xs:gap-1.5 max-xs:text-base',
              // Leaves room for the stamp, so that a long name wraps beside it.
              state === 'sent' && 'max-w-[calc(100%-min(6.2rem,99.2px))]',
            )}
          >
            <Shield team={game[side]} className="max-xs:h-8 max-xs:w-6.5" />
            {getTeamName(game[side].name)}
          </span>
          <Goals {...props} side={side} />
        </div>
      ))}
    </div>
  );
  if (!hasResult(state)) return sides;
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

const hasResult = (state: GameState) => state === 'final' || state === 'live';

interface GoalsProps extends GameSidesProps {
  side: Side;
}

function Goals({ side, game, state, prediction, score, isHeld, isLast }: GoalsProps) {
  const { drafts } = useStores();
  const own = { home: prediction?.homeScore ?? null, away: prediction?.awayScore ?? null }[side];
  const result = { home: game.homeScore, away: game.awayScore }[side];

  if (isFillable(state) || isHeld) {
    const setGoals = (to: Side, goals: number | null) => drafts.setGoals(game.week, game.id, to, goals);
    return (
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
    );
  }
  if (hasResult(state)) {
    return (
      <span className="flex gap-1.5" translate="no">
        <ScoreTile variant={state === 'live' ? 'live' : 'result'}>{result ?? gameCardCopy.blank}</ScoreTile>
        <ScoreTile variant={prediction ? 'own' : 'none'}>{own ?? gameCardCopy.blank}</ScoreTile>
      </span>
    );
  }
  // A closed game shows the draft that was not sent. A game that is not open yet shows no goals.
  const goals = own ?? (state === 'closed' ? score[side] : null) ?? gameCardCopy.blank;
  return <ScoreTile variant={prediction ? 'own' : 'none'}>{state === 'next' ? undefined : goals}</ScoreTile>;
}

function getFieldVariant(state: GameState, score: DraftScore, side: Side) {
  if (getMissingSide(score) !== null && isFillable(state)) return score[side] === null ? 'missing' : 'filled';
  return state === 'draft' ? 'filled' : 'empty';
}
