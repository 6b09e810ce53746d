/** The status of a game at a time. */
import type { GameRow } from '../models/game.ts';
import type { WeekRow } from '../models/week.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { getGameEnd, getKickOff, getOpening } from './window.ts';

export const isPublished = (game: GameRow, now: number) => game.published_at <= now;

export function getStatus(game: GameRow, week: WeekRow, now: number): string {
  if (game.status !== null) return game.status;
  if (game.postponed_at !== null && now >= game.postponed_at) return 'pospuesto';
  if (now >= getGameEnd(game)) return 'finalizado';
  if (now >= getKickOff(game)) return 'en juego';
  return now >= getOpening(game, week) - SERVER_RULES.activation ? 'activo' : 'programado';
}

/** Whether a game with the status can be predicted between its opening and its cut-off (spec §3). */
export const isOpenStatus = (status: string) => status === 'activo' || status === 'active';

export function isAwaitingResult(game: GameRow, week: WeekRow, now: number): boolean {
  const status = getStatus(game, week, now);
  return isPublished(game, now) && (isOpenStatus(status) || status === 'programado' || status === 'en juego');
}
