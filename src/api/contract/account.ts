import * as v from 'valibot';
import {
  dispensable,
  shownText,
  wireBoolean,
  wireCount,
  wireDate,
  wireId,
  wirePlace,
  wirePoints,
  wireText,
} from './scalars.ts';

export const loginResponseSchema = v.object({
  access_token: v.string(),
});
export const registerResponseSchema = v.object({
  email: v.pipe(v.string(), v.minLength(3), v.maxLength(254), wireText(254)),
});

const count = dispensable(wireCount);
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
  nickname: shown(40),
  email: wireText(254),
  phone: shown(20),
  birthdate: dispensable(wireDate),
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
