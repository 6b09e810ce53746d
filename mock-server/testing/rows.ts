import type { GameRow } from '../models/game.ts';
import type { WeekRow } from '../models/week.ts';

export const at = (iso: string) => Date.parse(`${iso}-06:00`);

export const createWeekRow = (changes: Partial<WeekRow> = {}): WeekRow => ({
  id: '7',
  number: 7,
  alias: null,
  before_hours_bet: null,
  before_weeks_bet: null,
  date_start: '2026-08-28',
  bet_days: '',
  closed: false,
  ...changes,
});

export const createGameRow = (changes: Partial<GameRow> = {}): GameRow => ({
  id: '1',
  weekId: '7',
  date: '2026-08-29',
  time: '19:00',
  homeId: '1',
  awayId: '2',
  stadium: '',
  city: '',
  home_goals: 2,
  away_goals: 1,
  status: null,
  postponed_at: null,
  published_at: 0,
  hides_score: false,
  ...changes,
});
