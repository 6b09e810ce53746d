/** Wire shapes of both ranking calls (spec §3) and of the trivia's answer. */
import * as v from 'valibot';
import {
  dispensable,
  wireBoolean,
  wireCount,
  wireInteger,
  wireMovement,
  wirePlace,
  wirePoints,
  wireText,
} from './scalars.ts';

const count = dispensable(wireCount);

/** A row of the standings: a nickname, never an e-mail. */
export const rankRowSchema = v.object({
  position: wirePlace,
  nickname: wireText(40),
  score: wirePoints,
  exact: count,
  results: count,
  trivias: count,
  movement: dispensable(wireMovement),
  is_me: dispensable(wireBoolean),
});

/** The player's own place; `position` is null without points. */
export const myPositionSchema = v.object({
  position: dispensable(wirePlace),
  score: dispensable(wirePoints),
  email: dispensable(wireText(254)),
  exact: count,
  results: count,
  movement: dispensable(wireMovement),
});

const page = dispensable(v.pipe(wireInteger, v.maxValue(999_999)));

/** Which page this is, of how many; both start at 1. */
export const rankMetaSchema = v.object({ current_page: page, last_page: page });

/** Answer of `POST /api/trivia/answer`. */
export const triviaAnswerSchema = v.object({ is_correct: wireBoolean });

/** A row after decoding. */
export type WireRankRow = v.InferOutput<typeof rankRowSchema>;
