/** Wire shapes of both ranking calls (spec §3) and of the trivia's answer. */
import * as v from 'valibot';
import { dispensable, wireBoolean, wireInteger, wireText } from './scalars.ts';

const count = dispensable(wireInteger);

/** A row of the standings: a nickname, never an e-mail. */
export const rankRowSchema = v.object({
  position: v.pipe(wireInteger, v.minValue(1)),
  nickname: wireText(40),
  score: wireInteger,
  exact: count,
  results: count,
  trivias: count,
  movement: count,
  is_me: dispensable(wireBoolean),
});

/** The player's own place; `position` is null without points. */
export const myPositionSchema = v.object({
  position: dispensable(v.pipe(wireInteger, v.minValue(1))),
  score: dispensable(wireInteger),
  email: dispensable(wireText(254)),
  exact: count,
  results: count,
  movement: count,
});

/** Which page this is, of how many; both start at 1. */
export const rankMetaSchema = v.object({ current_page: count, last_page: count });

/** Answer of `POST /api/trivia/answer`. */
export const triviaAnswerSchema = v.object({ is_correct: wireBoolean });

/** A row after decoding. */
export type WireRankRow = v.InferOutput<typeof rankRowSchema>;
