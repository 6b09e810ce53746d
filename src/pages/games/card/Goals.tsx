import { ScoreTile } from '../../../components/ScoreTile.tsx';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { getMissingSide, type Side } from '../../../domain/drafts.ts';
import { type GameState, hasResult, isFillable } from '../../../domain/game-state.ts';
import type { DraftScore } from '../../../domain/types.ts';
import { useStores } from '../../../use-stores.ts';
import type { ShownGame } from './describe-game.ts';
import { ScoreField } from './ScoreField.tsx';

export interface GoalsProps extends ShownGame {
  side: Side;
  /** The game has just closed, and the focus is in its card: the fields stay, read-only. */
  isHeld: boolean;
  /** No game after this one has score fields. */
  isLast: boolean;
}

/** The goals of one team: a score field that writes the draft, or tiles with the result and the prediction. */
export function Goals({ side, game, state, prediction, draft, isHeld, isLast }: GoalsProps) {
  const { drafts } = useStores();
  const own = { home: prediction?.homeScore ?? null, away: prediction?.awayScore ?? null }[side];
  const result = { home: game.homeScore, away: game.awayScore }[side];

  if (isFillable(state) || isHeld) {
    const setGoals = (to: Side, goals: number | null) => drafts.setGoals(game.week, game.id, to, goals);
    return (
      <ScoreField
        label={(side === 'home' ? gameCardCopy.goalsHome : gameCardCopy.goalsAway)(game[side].name)}
        team={game[side].name}
        goals={draft[side]}
        onChange={(goals) => setGoals(side, goals)}
        onScore={({ home, away }) => {
          setGoals('home', home);
          setGoals('away', away);
        }}
        isClosed={isHeld}
        isLast={isLast && side === 'away'}
        variant={getFieldVariant(state, draft, side)}
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
  const goals = own ?? (state === 'closed' ? draft[side] : null) ?? gameCardCopy.blank;
  return <ScoreTile variant={prediction ? 'own' : 'none'}>{state === 'next' ? undefined : goals}</ScoreTile>;
}

/** In a half-filled score the empty field is the missing one. */
export function getFieldVariant(state: GameState, draft: DraftScore, side: Side) {
  if (getMissingSide(draft) !== null && isFillable(state)) return draft[side] === null ? 'missing' : 'filled';
  return state === 'draft' ? 'filled' : 'empty';
}
