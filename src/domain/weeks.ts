/** Which week is the current one, which are on show, and in what order their games stand (spec §4). */
import { getCentreDate } from './centre-date.ts';
import type { Game, PredictionsByWeek, Week } from './types.ts';

const byNumber = (a: Week, b: Week) => a.number - b.number;

/**
 * Number of the current week. The server's answer decides; without one, the first week that starts today (at
 * −06:00) or later, or the last when all are past. Null when there are no weeks. `now` in ms, server time.
 */
export function chooseCurrentWeek(
  weeks: readonly Week[],
  serverAnswer: number | null,
  now: number,
): number | null {
  if (serverAnswer !== null) return serverAnswer;
  const sorted = [...weeks].sort(byNumber);
  const today = getCentreDate(now);
  return (sorted.find((week) => week.dateStart >= today) ?? sorted.at(-1))?.number ?? null;
}

/** The weeks on show, by number: the current one and later, and any the user has sent something for. */
export function getVisibleWeeks(
  weeks: readonly Week[],
  current: number | null,
  predictions: PredictionsByWeek,
): Week[] {
  const isSent = (number: number) => (predictions.get(number)?.length ?? 0) > 0;
  return weeks
    .filter(({ number }) => (current !== null && number >= current) || isSent(number))
    .sort(byNumber);
}

/** The games by date, then time; games at the same hour keep the server's order. */
export function sortGames(games: readonly Game[]): Game[] {
  return [...games].sort((a, b) => a.kickOff - b.kickOff);
}
