import { createGameRow, createWeekRow } from '../testing/rows.ts';

/** Weeks 7 to 9, the last first. */
export const WEEKS = [
  createWeekRow({ id: '9', number: 9, date_start: '2026-09-18' }),
  createWeekRow({ id: '8', number: 8, date_start: '2026-09-11' }),
  createWeekRow(),
];

/** Two games of week 7 and one of week 8; week 9 has none. */
export const GAMES = [
  createGameRow({ id: '2', date: '2026-08-30', time: '18:00' }),
  createGameRow(),
  createGameRow({ id: '3', weekId: '8', date: '2026-09-12', time: '19:00' }),
];
