import '../styles/score.css';
import { gameCardCopy } from '../copy/game-card.ts';
import type { Side } from '../domain/drafts.ts';
import { type GameState, isFillable } from '../domain/game-state.ts';
import type { DraftScore, Game, Prediction } from '../domain/types.ts';
import { Shield } from './art/Shield.tsx';
import { ScoreField } from './ScoreField.tsx';

interface GameSidesProps {
  game: Game;
  state: GameState;
  prediction: Prediction | null;
  score: DraftScore;
  /** The game closed while the player was in it. */
  isHeld: boolean;
  onGoals: (side: Side, goals: number | null) => void;
}

const SIDES: readonly Side[] = ['home', 'away'];

/** Both teams with what stands beside them: fields to fill, the prediction, or the result and the prediction. */
export function GameSides({ game, state, prediction, score, isHeld, onGoals }: GameSidesProps) {
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
