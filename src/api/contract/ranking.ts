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

export const rankRowSchema = v.object({
  position: wirePlace,
  nickname: wireText(40),
  score: wirePoints,
  exact: count,
  results: count,
  trivias: count,
  movement: dispensable(wireMovement),
  is_me: v.fallback(v.nullish(wireBoolean, false), false),
});

export const myPositionSchema = v.object({
  position: dispensable(wirePlace),
  score: dispensable(wirePoints),
  exact: count,
  results: count,
  movement: dispensable(wireMovement),
});

const page = dispensable(v.pipe(wireInteger, v.maxValue(999_999)));

export const rankMetaSchema = v.object({ current_page: page, last_page: page });

export const triviaAnswerSchema = v.object({ is_correct: wireBoolean });

export type WireRankRow = v.InferOutput<typeof rankRowSchema>;
