/**
 * When a game and its week open and close (spec §4, “Weeks and games”). Instants are ms since the epoch in server time.
 */
import { getCentreMidnight, HOUR_MS, MINUTE_MS, WEEK_MS } from './centre-time.ts';
import type { Game, Week } from './types.ts';

/**
 * When this time (ms) is left before a cut-off, Partidos announces it, and Inicio and Partidos mark it as urgent
 * (`isLastCall`). The texts say “10 minutos” or “diez minutos”.
 */
export const LAST_CALL_MS = 10 * MINUTE_MS;

/** Texts of the customer say “2 horas” too: `copy/home.ts`, `copy/terms.ts` and `copy/faq.ts`. */
const DEFAULT_HOURS_BEFORE = 2;
const DEFAULT_WEEKS_BEFORE = 1;

/** Number of hours before its kick-off at which each game of the week closes; null stands for a week not known yet. */
export const getCutoffHours = (week: Pick<Week, 'beforeHoursBet'> | null) =>
  week?.beforeHoursBet ?? DEFAULT_HOURS_BEFORE;

export type GameWindow = ReturnType<typeof getPredictionWindow>;

/** Whether less than `LAST_CALL_MS` is left before the cut-off, also once it has passed. `now` is server time in ms. */
export const isLastCall = ({ cutoff }: Pick<GameWindow, 'cutoff'>, now: number): boolean =>
  cutoff - now < LAST_CALL_MS;

/** An instant that is not known is Infinity. */
export function getPredictionWindow(
  game: Pick<Game, 'kickOff'>,
  week: Pick<Week, 'beforeHoursBet' | 'beforeWeeksBet' | 'dateStart'>,
) {
  const start = game.kickOff ?? Number.POSITIVE_INFINITY;
  return {
    start,
    /** First instant at which the game is closed. */
    cutoff: start - getCutoffHours(week) * HOUR_MS,
    /** First instant at which the game accepts predictions, unless `weekStart` is earlier. */
    opening: start - (week.beforeWeeksBet ?? DEFAULT_WEEKS_BEFORE) * WEEK_MS,
    /** 00:00 at −06:00 of the first day of the week. From this instant on, `opening` no longer applies. */
    weekStart: week.dateStart === null ? Number.POSITIVE_INFINITY : getCentreMidnight(week.dateStart),
  };
}

/**
 * True when the kick-off of the game is known. A game without one never opens or closes its week.
 */
export const isDated = ({ start }: GameWindow): boolean => Number.isFinite(start);

export function getOpening(gameWindow: GameWindow): number {
  return Math.min(gameWindow.opening, gameWindow.weekStart);
}

/** `before` the opening, `open` until the cut-off, then `closed`. */
export type Phase = 'before' | 'open' | 'closed';

/** A game that would open after its cut-off is `before` until its kick-off, then `closed`. */
export function getPhase(gameWindow: GameWindow, now: number): Phase {
  if (now < getOpening(gameWindow)) return now < gameWindow.start ? 'before' : 'closed';
  return now < gameWindow.cutoff ? 'open' : 'closed';
}

export interface GameInWeek {
  game: Pick<Game, 'status'>;
  gameWindow: GameWindow;
}

/** Returns the windows of the dated games of a week, without undecided games, which accept no predictions. */
const getDatedWindows = (games: readonly GameInWeek[]): GameWindow[] =>
  games
    .filter(({ game, gameWindow }) => isDated(gameWindow) && game.status !== 'undecided')
    .map(({ gameWindow }) => gameWindow);

/**
 * `open` while a dated game (`getDatedWindows`) is open, or if the week has none. Otherwise `closed` once a dated game
 * has closed, also while others haven't opened yet. Otherwise `before`.
 */
export function getWeekPhase(games: readonly GameInWeek[], now: number): Phase {
  const phases = getDatedWindows(games).map((gameWindow) => getPhase(gameWindow, now));
  if (phases.length === 0 || phases.includes('open')) return 'open';
  return phases.includes('closed') ? 'closed' : 'before';
}

/**
 * Returns when the first dated game of a week (`getDatedWindows`) opens, or null without one. `games` are sorted
 * by kick-off, and none opens before a game that starts earlier.
 */
export function getFirstOpening(games: readonly GameInWeek[]): number | null {
  const [first] = getDatedWindows(games);
  return first ? getOpening(first) : null;
}

/**
 * The next opening, week start, cut-off or kick-off after `now` (ms), or null. Without news of the server or
 * a change by the player, no game changes its state before. Partidos sets a timer to this instant to open and
 * close games on time.
 */
export function getNextChange(windows: readonly GameWindow[], now: number): number | null {
  const ahead = windows
    .flatMap(({ start, cutoff, opening, weekStart }) => [start, cutoff, opening, weekStart])
    .filter((instant) => instant > now && Number.isFinite(instant));
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
