import { gameCardCopy } from '../../../copy/game-card.ts';
import { isComplete } from '../../../domain/drafts.ts';
import { getPointsReason, getProvisionalPoints, type PointsReason } from '../../../domain/scoring.ts';
import type { DraftScore, Game, Prediction } from '../../../domain/types.ts';
import { type GameState, isHalted } from '../../../domain/window.ts';

export interface ShownGame {
  game: Game;
  state: GameState;
  prediction: Prediction | null;
  /** The draft, which is kept when the game closes. */
  score: DraftScore;
}

interface GameDescription {
  /** Such as “Cerrado” or “Pospuesto”. */
  status: string;
  /** What has become of the prediction; null while the game can still be predicted or its result is awaited. */
  outcome: Outcome | null;
}

export interface Outcome {
  text: string;
  /** The points of the prediction, or why there are none yet. */
  points?: string;
  /** Only of a prediction of a final game. */
  reason?: PointsReason;
}

/** What the card of a game (`GameCard`) and its row in the boleto (`GameRows`) both tell. */
export function describeGame(shown: ShownGame): GameDescription {
  const { game, state } = shown;
  return {
    status: gameCardCopy[isHalted(game.status) && game.status !== 'unknown' ? game.status : state],
    outcome: getOutcome(shown),
  };
}

function getOutcome({ game, state, prediction, score }: ShownGame): Outcome | null {
  switch (state) {
    case 'final':
      return prediction ? FINAL_OUTCOMES[getPointsReason(prediction.points)] : NO_PREDICTION;
    case 'live':
      return prediction ? getLiveOutcome(prediction, game) : NO_PREDICTION;
    case 'closed':
      return isComplete(score)
        ? { text: gameCardCopy.unsent(gameCardCopy.score(score.home, score.away)) }
        : NO_PREDICTION;
    case 'halted':
      return prediction && isHalted(game.status) ? { text: gameCardCopy.haltedSent[game.status] } : null;
    default:
      return null;
  }
}

const NO_PREDICTION: Outcome = { text: gameCardCopy.noPrediction };

const FINAL_OUTCOMES: Record<PointsReason, Outcome> = {
  exact: { reason: 'exact', text: gameCardCopy.exact, points: gameCardCopy.exactPoints },
  result: { reason: 'result', text: gameCardCopy.result, points: gameCardCopy.resultPoints },
  miss: { reason: 'miss', text: gameCardCopy.miss, points: gameCardCopy.missPoints },
  pending: { reason: 'pending', text: gameCardCopy.toConfirm },
};

function getLiveOutcome(prediction: Prediction, game: Game): Outcome {
  const points = getProvisionalPoints(prediction, game);
  return points === null
    ? { text: gameCardCopy.pointsLater, points: gameCardCopy.toConfirm }
    : { text: gameCardCopy.ifItStays(points), points: gameCardCopy.provisional };
}
