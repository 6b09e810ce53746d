import type { Game, Week } from './types.ts';
import { getPredictionWindow } from './window.ts';

export interface WeekClosing {
  week: Week;
  // The next cut-off of the week (ms, server time).
  cutoff: number;
  // The games that close at `cutoff`.
  games: readonly Game[];
}

const canStillClose = ({ status }: Game) => status === 'active' || status === 'scheduled';

/**
 * One closing for each week with an active or scheduled game whose cut-off is after `now` (ms, server time),
 * sorted by week.
 */
export function getNextClosings(
  games: readonly Game[],
  weeks: readonly Week[],
  now: number,
): readonly WeekClosing[] {
  return [...weeks]
    .sort((a, b) => a.number - b.number)
    .flatMap((week) => {
      const ahead = games
        .filter((game) => game.week === week.number && canStillClose(game))
        .map((game) => ({ game, cutoff: getPredictionWindow(game, week).cutoff }))
        .filter(({ cutoff }) => now < cutoff);
      if (ahead.length === 0) return [];
      const cutoff = Math.min(...ahead.map((closing) => closing.cutoff));
      return [
        { week, cutoff, games: ahead.filter((closing) => closing.cutoff === cutoff).map(({ game }) => game) },
      ];
    });
}

/**
 * Year and month in which the week with the lowest number starts, for example `2026-07`. Null without weeks.
 */
export function getSeasonKey(weeks: readonly Week[]): string | null {
  const [first] = [...weeks].sort((a, b) => a.number - b.number);
  return first?.dateStart.slice(0, 7) ?? null;
}
