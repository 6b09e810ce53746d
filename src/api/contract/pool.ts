import * as v from 'valibot';
import { dispensable, shownText, wireCount, wireGoals, wireId, wireText } from './scalars.ts';

export const predictionSchema = v.object({
  id: wireId,
  game_id: wireId,
  home_score: wireGoals,
  away_score: wireGoals,
  points: dispensable(wireCount),
  created_at: dispensable(wireText(40)),
});

/** `game_id` is a number when the id is a safe integer in its usual form, and text otherwise (`toWireId`). */
export interface WirePredictionToSend {
  game_id: number | string;
  home_score: number;
  away_score: number;
}

export const triviaSchema = v.object({
  id: wireId,
  question: shownText(500),
  /** The JSON text of an object whose property `options` is a list (spec §3). */
  answer: v.string(),
});

export const ALREADY_ANSWERED = 'Already answered';

export type WirePrediction = v.InferOutput<typeof predictionSchema>;
