import { getCentreDate, getCentreMidnight, WEEK_MS } from './centre-time.ts';
import { sortGames } from './games.ts';
import type { CurrentWeek, Game, PredictionsByWeek, Week } from './types.ts';
import { getPredictionWindow } from './window.ts';

/** The order in which the other functions expect the weeks. */
export const sortWeeks = (weeks: readonly Week[]): Week[] => [...weeks].sort((a, b) => a.number - b.number);

/**
 * The season week: how far the season has come (spec §4). `known`, the server's number of the current week or that of
 * an earlier visit, takes precedence; after the final it is above all weeks. Without an answer, the season week is the
 * first week that starts today (at −06:00) or later, or the last week when all weeks started before today. Null without
 * weeks. `now` is server time in ms.
 */
export function getSeasonNumber(weeks: readonly Week[], known: number | null, now: number): number | null {
  if (known !== null) return known;
  const today = getCentreDate(now);
  const next = weeks.find(({ dateStart }) => dateStart !== null && dateStart >= today);
  return (next ?? weeks.at(-1))?.number ?? null;
}

export interface ChosenWeek {
  /** How far the season has come (`getSeasonNumber`): above the number of the last week after the final. */
  seasonNumber: number | null;
  /** The server has not answered, and no earlier answer names a week, so `seasonNumber` is chosen by date. */
  isGuessed: boolean;
  /** As in `CurrentWeek`. */
  betDays: string;
}

interface KnownWeek {
  /** The server has answered the last call for the current week, if only by “No current week”. */
  isAnswered: boolean;
  /** The last answer of this visit that names a week. */
  lastAnswer: CurrentWeek | null;
  /** The week of the last visit. */
  storedNumber: number | null;
}

/**
 * The season week by what is known: the last answer with a week, else the stored week, else the date. “No current week”
 * changes nothing on screen while an earlier answer names a week; else the season week is chosen by date or, once all
 * weeks have passed, above the last one. `now` is server time in ms.
 */
export function chooseWeek(
  weeks: readonly Week[],
  now: number,
  { isAnswered, lastAnswer, storedNumber }: KnownWeek,
): ChosenWeek {
  const known = lastAnswer?.number ?? (isAnswered ? getNumberAfter(weeks, now) : storedNumber);
  return {
    seasonNumber: getSeasonNumber(weeks, known, now),
    isGuessed: !isAnswered && known === null,
    betDays: lastAnswer?.betDays ?? '',
  };
}

/** The number above the last week once all weeks have passed, else null. */
function getNumberAfter(weeks: readonly Week[], now: number): number | null {
  const last = weeks.at(-1);
  return last && haveAllWeeksPassed(weeks, now) ? last.number + 1 : null;
}

/**
 * The current week, which the pages open: the season week, else the next one that is listed, else the last one, as
 * after the final. Null without weeks or without a season week.
 */
export function getCurrentNumber(
  weeks: readonly Pick<Week, 'number'>[],
  seasonNumber: number | null,
): number | null {
  if (seasonNumber === null) return null;
  return (weeks.find(({ number }) => number >= seasonNumber) ?? weeks.at(-1))?.number ?? null;
}

/** The weeks with a tab on Partidos: the current one, later ones and any with predictions of the user. */
export function getTabWeeks(
  weeks: readonly Week[],
  seasonNumber: number | null,
  predictions: PredictionsByWeek,
): Week[] {
  const first = getCurrentNumber(weeks, seasonNumber);
  const isSent = (number: number) => (predictions.get(number)?.length ?? 0) > 0;
  return weeks.filter(({ number }) => (first !== null && number >= first) || isSent(number));
}

/**
 * True when every week began more than seven days ago. `now` is server time in ms. A week whose start is not known
 * began before the next one.
 */
export function haveAllWeeksPassed(weeks: readonly Week[], now: number): boolean {
  const hasPassed = ({ dateStart }: Week) =>
    dateStart !== null && now > getCentreMidnight(dateStart) + WEEK_MS;
  return weeks.every(
    (week, place) => hasPassed(week) || (week.dateStart === null && place < weeks.length - 1),
  );
}

/** True when the week began more than seven days before the player's account was created (`joinedAt`, ms). */
export const isBeforeJoining = ({ dateStart }: Pick<Week, 'dateStart'>, joinedAt: number | null): boolean =>
  joinedAt !== null && dateStart !== null && joinedAt > getCentreMidnight(dateStart) + WEEK_MS;

const canStillClose = ({ status }: Game) => status === 'active' || status === 'scheduled';

/**
 * One closing for each week with an active or scheduled game whose cut-off is after `now` (ms, server time):
 * the week, its next cut-off, and the games that close then.
 */
export function getNextClosings(games: readonly Game[], weeks: readonly Week[], now: number) {
  const sorted = sortGames(games);
  return weeks.flatMap((week) => {
    const ahead = sorted
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
 * Year and month in which the first week with a known start begins, for example `2026-07`, which names the season in
 * calendar events. Null without such a week.
 */
export function getSeasonKey(weeks: readonly Week[]): string | null {
  const first = weeks.find(({ dateStart }) => dateStart !== null);
  return first?.dateStart?.slice(0, 7) ?? null;
}
