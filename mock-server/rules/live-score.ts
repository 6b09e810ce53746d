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
  const countScored = (goals: number, side: number) =>
    getGoalMinutes(game, goals, side).filter((minute) => elapsed >= getElapsed(minute)).length;
  return [countScored(game.home_goals, 1), countScored(game.away_goals, 2)];
}

/** Returns the minute (0 to 89) of each goal of a side: 1 is home, 2 is away. The order is not that of time. */
export const getGoalMinutes = ({ id }: Pick<GameRow, 'id'>, goals: number, side: number): number[] =>
  Array.from({ length: goals }, (_, goal) => mix(Number(id), side, goal) % 90);

/** Returns the time from the kick-off to a minute of play (ms). */
const getElapsed = (minute: number) => minute * MINUTE_MS + (minute >= 45 ? SERVER_RULES.halfTime : 0);
