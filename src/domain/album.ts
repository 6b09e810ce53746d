import { LAST_WEEK } from './last-week.ts';
import { isPerfectWeek } from './perfect-week.ts';
import type { Game, Prediction, PredictionsByWeek } from './types.ts';

/** The number of cards of the album: one for each week. */
export const ALBUM_WEEKS = LAST_WEEK;

export interface AlbumSlot {
  week: number;
  /**
   * `empty`: no prediction of the week is sent. `perfect`: every game of the week is an exact score (`isPerfectWeek`).
   */
  kind: 'empty' | 'sealed' | 'perfect';
}

/**
 * Half of the 18 clubs of the league. A week of the play-offs has fewer games, so it is known to be perfect only once
 * its games are loaded.
 */
const FULL_WEEK = 9;

/** `getGames`: the loaded games of a week; null before they are loaded. */
export function createAlbum(
  predictions: PredictionsByWeek,
  getGames: (week: number) => readonly Pick<Game, 'id' | 'status'>[] | null,
): AlbumSlot[] {
  return Array.from({ length: ALBUM_WEEKS }, (_, index) => {
    const week = index + 1;
    const sent = predictions.get(week) ?? [];
    if (sent.length === 0) return { week, kind: 'empty' };
    const games = getGames(week) ?? (sent.length >= FULL_WEEK ? sent.map(toGame) : []);
    return { week, kind: isPerfectWeek(sent, games) ? 'perfect' : 'sealed' };
  });
}

const toGame = ({ gameId }: Prediction) => ({ id: gameId, status: 'final' as const });

export const countCards = (slots: readonly AlbumSlot[]): number =>
  slots.filter(({ kind }) => kind !== 'empty').length;

/** The week of the latest card; null while every slot is empty. */
export const getNewestCard = (slots: readonly AlbumSlot[]): number | null =>
  slots.filter(({ kind }) => kind !== 'empty').at(-1)?.week ?? null;
