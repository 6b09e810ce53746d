/** Every text of a game card that depends on the state of its game, the prediction or the draft. */
import type { ReadonlySignal } from '@preact/signals-react';
import { formatDay, formatHour, formatStamp } from '../../../copy/format.ts';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { getMissingSide, isComplete, type Side } from '../../../domain/drafts.ts';
import { type GameState, isHalted } from '../../../domain/game-state.ts';
import { getPointsReason, getProvisionalPoints, type PointsReason } from '../../../domain/scoring.ts';
import type { DraftScore, Game, Prediction } from '../../../domain/types.ts';
import { type GameWindow, getOpening } from '../../../domain/window.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';

export interface ShownGame {
  game: Game;
  state: GameState;
  prediction: Prediction | null;
  /** The draft is kept when the game closes. */
  draft: DraftScore;
}

interface GameDescription {
  /** Such as “Cerrado” or “Pospuesto”. */
  label: string;
  /**
   * What has become of the prediction. Null in the states `open`, `draft`, `next` and `sent`, and in `halted` without a
   * prediction.
   */
  outcome: Outcome | null;
}

export interface Outcome {
  text: string;
  /** What the points of an exact score are for. */
  parts?: string;
  /** The points of the prediction, or why there are none yet. */
  points?: string;
  /** Only of a prediction of a final game. */
  reason?: PointsReason;
}

/** What the card of a game (`GameCard`) and its row in the boleto (`GameRows`) both tell. */
export function describeGame(shown: ShownGame): GameDescription {
  const { game, state } = shown;
  return {
    label: gameCardCopy[isHalted(game.status) && game.status !== 'unknown' ? game.status : state],
    outcome: getOutcome(shown),
  };
}

function getOutcome({ game, state, prediction, draft }: ShownGame): Outcome | null {
  switch (state) {
    case 'final':
      return prediction ? FINAL_OUTCOMES[getPointsReason(prediction.points)] : NO_PREDICTION;
    case 'live':
      return prediction ? getLiveOutcome(prediction, game) : NO_PREDICTION;
    case 'closed':
      return isComplete(draft)
        ? { text: gameCardCopy.unsent(gameCardCopy.score(draft.home, draft.away)) }
        : NO_PREDICTION;
    case 'halted':
      return prediction && isHalted(game.status) ? { text: gameCardCopy.haltedSent[game.status] } : null;
    default:
      return null;
  }
}

const NO_PREDICTION: Outcome = { text: gameCardCopy.noPrediction };

const FINAL_OUTCOMES: Record<PointsReason, Outcome> = {
  exact: {
    reason: 'exact',
    text: gameCardCopy.exact,
    parts: gameCardCopy.exactParts,
    points: gameCardCopy.exactPoints,
  },
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

/** Returns the text at the right of the header. `missing` is the side without goals of a half-filled score. */
export const getHeaderText = (game: Game, label: string, missing: Side | null): string =>
  missing ? gameCardCopy.half(game[missing].name) : label;

/** Returns the text under the stamp of a sent prediction; undefined if the server doesn't say when it was sent. */
export const getStampText = (prediction: Prediction | null): string | undefined =>
  prediction?.createdAt ? formatStamp(prediction.createdAt) : undefined;

export interface FootInput extends ShownGame {
  outcome: Outcome | null;
  /** The game has just closed, and the focus is in its card (`GameCard`). */
  isHeld: boolean;
  gameWindow: GameWindow;
  daysToCutoff: ReadonlySignal<number>;
}

export function getFootText(input: FootInput): string {
  const { game, gameWindow, state, prediction, draft, daysToCutoff, isHeld, outcome } = input;
  const outcomeText = outcome?.text ?? gameCardCopy.notActive;
  switch (state) {
    case 'open':
    case 'draft':
      if (getMissingSide(draft)) return gameCardCopy.halfNote;
      return gameCardCopy.closesOn(
        daysToCutoff.value,
        formatDay(gameWindow.cutoff),
        formatHour(gameWindow.cutoff),
      );
    case 'sent':
      return prediction?.createdAt
        ? gameCardCopy.sentOn(formatDay(prediction.createdAt))
        : gameCardCopy.sentNote;
    case 'next': {
      const opening = getOpening(gameWindow);
      return gameCardCopy.opensOn(formatDay(opening), formatHour(opening));
    }
    case 'closed': {
      if (isHeld) return gameCardCopy.justClosed;
      if (game.status !== 'active') return gameCardCopy.notActive;
      const day = formatDay(gameWindow.cutoff);
      return `${outcomeText} ${gameCardCopy.closedOn(-daysToCutoff.value, day, formatHour(gameWindow.cutoff))}`;
    }
    default:
      return outcomeText;
  }
}

/** Returns the note of a game in the list of a week that isn't open. */
export function getFixtureNote({ game, gameWindow, daysToCutoff, ...entry }: GameEntry): string {
  const shown = {
    game,
    state: entry.state.value,
    prediction: entry.prediction.value,
    draft: entry.draft.value,
  };
  const { label, outcome } = describeGame(shown);
  const note = getFootText({ ...shown, outcome, isHeld: false, gameWindow, daysToCutoff });
  return shown.state === 'next' ? note : gameCardCopy.rowNote(label, note);
}
