import { toIso } from '../lib/time.ts';
import type { AppSchema } from '../models/index.ts';
import { getPredictionPoints, TRIVIA_POINTS } from '../rules/points.ts';
import { getStatus } from '../rules/status.ts';
import { findAnswer } from '../rules/trivia.ts';
import { defineSerializer } from './define.ts';

export const prediction = defineSerializer('prediction', {
  attrs: ['id', 'home_score', 'away_score'],
  derive(prediction, now, schema) {
    const { game } = prediction;
    const status = game?.week ? getStatus(game, game.week, now) : null;
    return {
      game_id: Number(prediction.gameId),
      points: getPredictionPoints(prediction, game, status),
      created_at: toIso(prediction.created_at),
      week_trivia_points: getWeekTriviaPoints(schema, prediction.userId, game?.weekId ?? '', now),
    };
  },
});

/** The points that the trivia of a week brought a player, or null while the player has not answered it. */
function getWeekTriviaPoints(schema: AppSchema, userId: string, weekId: string, now: number): number | null {
  const trivia = schema.findBy('trivia', { weekId });
  if (!trivia) return null;
  const answer = findAnswer(schema, userId, trivia.id, now);
  if (!answer) return null;
  return answer.is_correct ? TRIVIA_POINTS : 0;
}
