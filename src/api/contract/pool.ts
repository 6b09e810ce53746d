/** Wire shapes of `GET /api/pool/user/all` and `POST /api/pool/user`. */
import * as v from 'valibot';
import { dispensable, shownText, wireCount, wireGoals, wireId, wireText } from './scalars.ts';

/** A sent prediction; `points` is null until the game is settled. */
export const predictionSchema = v.object({
  id: wireId,
  game_id: wireId,
  home_score: wireGoals,
  away_score: wireGoals,
  points: dispensable(wireCount),
  created_at: dispensable(wireText(40)),
});

/** One line of the boleto on its way to the server. An id stays a number unless it is beyond 2^53. */
export interface WirePredictionToSend {
  game_id: number | string;
  home_score: number;
  away_score: number;
}

/** The question that may come with a saved boleto. */
export const triviaSchema = v.object({
  id: wireId,
  question: shownText(500),
  /** A JSON string with an `options` list (spec §3). */
  answer: v.string(),
});

/** What the server says in `trivia` when there is none left to answer. */
export const ALREADY_ANSWERED = 'Already answered';

/** A sent prediction after decoding. */
export type WirePrediction = v.InferOutput<typeof predictionSchema>;
