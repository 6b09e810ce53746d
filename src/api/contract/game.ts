/** Wire shapes of `GET /api/games/week/{week}` and `GET /api/games/all`. */
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

/** A club inside a game. */
export const teamSchema = v.object({
  id: wireId,
  name: wireText(60),
  /** Empty when the server sends none. */
  short_name: v.fallback(wireText(6), ''),
  color: dispensable(wireText(20)),
  color_alt: dispensable(wireText(20)),
});

/** A game; `date` and `time` are centre time, −06:00. */
export const gameSchema = v.object({
  id: wireId,
  week: dispensable(wireInteger),
  date: wireDate,
  time: wireTime,
  // A game is never dropped for its status: no name at all is one nobody knows.
  status: v.fallback(v.object({ name: wireText(40) }), { name: '' }),
  home: teamSchema,
  away: teamSchema,
  stadium: dispensable(shownText(80)),
  city: dispensable(shownText(80)),
  home_score: dispensable(wireGoals),
  away_score: dispensable(wireGoals),
});

/** A club after decoding. */
export type WireTeam = v.InferOutput<typeof teamSchema>;
/** A game after decoding. */
export type WireGame = v.InferOutput<typeof gameSchema>;
