import { getCentreDate } from './centre-date.ts';
import type { Game, PredictionsByWeek, Week } from './types.ts';

const byNumber = (a: Week, b: Week) => a.number - b.number;

/**
 * Number of the current week (spec §4). The server's answer takes precedence. Without an answer, the current
 * week is the first week that starts today (at −06:00) or later, or the last week when all weeks started
 * before today. Null without weeks. `now` is server time in ms.
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

/** The current week, later weeks and any week with predictions of the user, sorted by number. */
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

export function sortGames(games: readonly Game[]): Game[] {
  return [...games].sort((a, b) => a.kickOff - b.kickOff);
}
