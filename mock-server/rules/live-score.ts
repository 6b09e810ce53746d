/** The score that the API sends at a time. */
import { mix } from '../lib/random.ts';
import { MINUTE_MS } from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { getKickOff } from './window.ts';

export function getScore(game: GameRow, status: string, now: number): readonly [number, number] | null {
  if (status === 'finalizado') return [game.home_goals, game.away_goals];
  if (status !== 'en juego' || game.hides_score) return null;
  const elapsed = now - getKickOff(game);
  const countScored = (goals: number, side: number) => {
    let count = 0;
    for (let goal = 0; goal < goals; goal += 1) {
      const minute = (mix(Number(game.id), side, goal) % 90) * MINUTE_MS;
      if (elapsed >= minute + (minute >= 45 * MINUTE_MS ? SERVER_RULES.halfTime : 0)) count += 1;
    }
    return count;
  };
  return [countScored(game.home_goals, 1), countScored(game.away_goals, 2)];
}
