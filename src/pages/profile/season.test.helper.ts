import type { SeasonSummary, SeasonWeek } from '../../domain/season.ts';

export const createSeasonWeek = (number: number, changes: Partial<SeasonWeek> = {}): SeasonWeek => ({
  number,
  kind: 'ticket',
  isCurrent: false,
  exact: 0,
  results: 0,
  missed: 0,
  counted: 0,
  exactPoints: 0,
  resultPoints: 0,
  gamePoints: 0,
  pending: 0,
  postponed: 0,
  cancelled: 0,
  trivia: 0,
  points: 0,
  ...changes,
});

export const createSeason = (weeks: SeasonWeek[], changes: Partial<SeasonSummary> = {}): SeasonSummary => ({
  weeks,
  total: 0,
  seasonTrivia: 0,
  best: [],
  streak: { current: 0, longest: 0 },
  ticketStreak: { current: 0, longest: 0 },
  accuracy: { exact: 0, resultOnly: 0, missed: 0 },
  average: null,
  ...changes,
});

export const getWeekName = (week: number) => `Jornada ${week}`;
