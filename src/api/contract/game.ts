import * as v from 'valibot';
import {
  dispensable,
  shownText,
  wireDate,
  wireGoals,
  wireId,
  wireInteger,
  wireText,
  wireTime,
} from './scalars.ts';

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
