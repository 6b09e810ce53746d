import { isBlank } from './drafts.ts';
import { type GameState, isFillable, isHalted } from './game-state.ts';
import type { DraftScore, Game, PredictionsByWeek, Week } from './types.ts';
import { type GameWindow, isDated } from './window.ts';

/**
 * What the season asks of a player now. The screens choose their heading, poster and call to action by it.
 *
 * - `noWeek`: the server has no weeks, or not the current one.
 * - `beforeSeason`, `notOpen`, `betweenWeeks`: games of the week accept predictions later, none does now, and nothing
 *   was sent. The week is the first one; a later one, and the player has no ticket; a later one, and the player has a
 *   ticket of an earlier week.
 * - `newPlayer`, `empty`, `drafts`, `partlySent`: at least one game accepts a prediction. The player has never
 *   predicted; has filled in nothing; has begun a score that isn't sent; has sent others.
 * - `complete`: everything that can be sent is sent, and a game can still be closed. `closed`: every game is closed.
 * - `live`: a game is being played, whatever can be sent besides.
 * - `unpublished`, `published`: all games are final, and the player still waits for points, or doesn't.
 * - `seasonOver`: `published` in the last week.
 */
export type Moment =
  | 'noWeek'
  | 'beforeSeason'
  | 'notOpen'
  | 'betweenWeeks'
  | 'newPlayer'
  | 'empty'
  | 'drafts'
  | 'partlySent'
  | 'complete'
  | 'closed'
  | 'live'
  | 'unpublished'
  | 'published'
  | 'seasonOver';

export interface MomentInput {
  weeks: readonly Week[];
  /** The current week (`getCurrentNumber`), and its games. */
  week: number | null;
  games: readonly { game: Game; gameWindow: GameWindow; state: GameState; score: DraftScore }[];
  predictions: PredictionsByWeek;
  /** True when the server counts at least one week that the player has played. */
  hasPlayed: boolean;
}

/** `now` is server time in ms. */
export function getMoment(input: MomentInput, now: number): Moment {
  const { weeks, games, predictions } = input;
  const week = weeks.find(({ number }) => number === input.week);
  if (!week) return 'noWeek';
  const sent = predictions.get(week.number) ?? [];
  const hasTicket = (number: number) => (predictions.get(number)?.length ?? 0) > 0;
  const notHalted = games.filter(({ game }) => !isHalted(game.status));

  if (games.some(({ state }) => state === 'live')) return 'live';
  const fillable = games.filter(({ state }) => isFillable(state));
  if (fillable.length > 0) {
    if (fillable.some(({ score }) => !isBlank(score))) return 'drafts';
    if (sent.length > 0) return 'partlySent';
    return input.hasPlayed || [...predictions.keys()].some(hasTicket) ? 'empty' : 'newPlayer';
  }
  if (notHalted.length > 0 && notHalted.every(({ state }) => state === 'final')) {
    const isFinal = (id: string) => notHalted.some(({ game }) => game.id === id);
    if (sent.some(({ gameId, points }) => points === null && isFinal(gameId))) return 'unpublished';
    return weeks.some(({ number }) => number > week.number) ? 'published' : 'seasonOver';
  }
  const hasNext = notHalted.some(({ state }) => state === 'next');
  if (sent.length === 0 && (hasNext || notHalted.length === 0)) {
    const earlier = weeks.filter(({ number }) => number < week.number);
    if (earlier.length === 0) return 'beforeSeason';
    return earlier.some(({ number }) => hasTicket(number)) ? 'betweenWeeks' : 'notOpen';
  }
  return notHalted.some(({ gameWindow }) => isDated(gameWindow) && now < gameWindow.cutoff)
    ? 'complete'
    : 'closed';
}
