import * as v from 'valibot';
import {
  dispensable,
  shownText,
  wireBoolean,
  wireCount,
  wireDate,
  wireGoals,
  wireId,
  wireInteger,
  wireMovement,
  wireNumber,
  wirePlace,
  wirePoints,
  wireText,
  wireTime,
  wireWeekNumber,
} from './scalars.ts';

export const loginResponseSchema = v.object({
  access_token: v.string(),
});
export const registerResponseSchema = v.object({
  email: v.pipe(v.string(), v.minLength(3), v.maxLength(254), wireText(254)),
});

const count = dispensable(wireCount);
/** Longer than a form allows (20), because the server may have its own rule. */
const MAX_NICKNAME_LENGTH = 40;
/** An empty text when the field is missing or invalid. */
const shown = (max?: number) => v.fallback(v.nullish(shownText(max), ''), '');

export const statsSchema = v.object({
  score: dispensable(v.pipe(wirePoints, v.minValue(0))),
  position: dispensable(wirePlace),
  exact: count,
  results: count,
  trivias: count,
  weeks_played: count,
});

export const userSchema = v.object({
  id: wireId,
  name: shown(60),
  last_name: shown(80),
  nickname: shown(MAX_NICKNAME_LENGTH),
  email: wireText(254),
  phone: shown(20),
  zipcode: shown(10),
  state: shown(80),
  municipality: shown(80),
  neighborhood: shown(120),
  accepts_marketing: v.fallback(v.nullish(wireBoolean, false), false),
  created_at: dispensable(wireText(40)),
  stats: dispensable(statsSchema),
});

export const zipcodeSchema = v.object({
  zipcode: wireText(10),
  state: wireText(80),
  municipality: wireText(80),
  // Entries that are blank, repeated or not text are dropped, and the rest of the response is kept. At most
  // 500 remain.
  neighborhoods: v.pipe(
    v.array(v.fallback(wireText(120), '')),
    v.transform((names) => [...new Set(names)].filter((name) => name.trim() !== '').slice(0, 500)),
  ),
});

export const verifyResponseSchema = v.object({ access_token: dispensable(v.string()) });

export type WireUser = v.InferOutput<typeof userSchema>;

const MAX_BEFORE = 10_000;
const before = dispensable(v.pipe(wireNumber, v.minValue(0), v.maxValue(MAX_BEFORE)));

export const weekSchema = v.object({
  number: wireWeekNumber,
  alias: dispensable(shownText(60)),
  before_hours_bet: before,
  before_weeks_bet: before,
  date_start: wireDate,
});

export const currentWeekSchema = v.object({
  number: wireWeekNumber,
  bet_days: dispensable(shownText(120)),
});

export type WireWeek = v.InferOutput<typeof weekSchema>;

export const teamSchema = v.object({
  id: wireId,
  name: wireText(60),
  short_name: v.fallback(v.optional(wireText(6), ''), ''),
  color: dispensable(wireText(20)),
  color_alt: dispensable(wireText(20)),
});

export const gameSchema = v.object({
  id: wireId,
  week: dispensable(wireInteger),
  date: wireDate,
  time: wireTime,
  // A game with an invalid status stays in the list: its empty status name is read as `unknown`
  // (`games.ts`).
  status: v.fallback(v.object({ name: wireText(40) }), { name: '' }),
  home: teamSchema,
  away: teamSchema,
  stadium: dispensable(shownText(80)),
  city: dispensable(shownText(80)),
  home_score: dispensable(wireGoals),
  away_score: dispensable(wireGoals),
});

export type WireTeam = v.InferOutput<typeof teamSchema>;
export type WireGame = v.InferOutput<typeof gameSchema>;

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

export const rankRowSchema = v.object({
  position: wirePlace,
  nickname: wireText(MAX_NICKNAME_LENGTH),
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
