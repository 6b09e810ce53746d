import { expect, test } from 'vitest';
import { at, createGameRow, createWeekRow } from '../testing/rows.ts';
import { byKickOff, getCutoff, getGameEnd, getOpening, getWeekGames } from './window.ts';

const GAME = createGameRow();

const OPENING = at('2026-08-22T19:00:00');

const CUTOFF = at('2026-08-29T17:00:00');

const KICK_OFF = at('2026-08-29T19:00:00');

const END = at('2026-08-29T20:55:00');

test.each([
  [null, CUTOFF],
  [0, KICK_OFF],
  [24, at('2026-08-28T19:00:00')],
])(
  'a game with before_hours_bet %j closes that many hours (null: 2) before its kick-off',
  (before_hours_bet, instant) => {
    expect(getCutoff(GAME, createWeekRow({ before_hours_bet }))).toBe(instant);
  },
);

test.each([
  [null, OPENING],
  [2, at('2026-08-15T19:00:00')],
  [0, at('2026-08-28T00:00:00')],
])(
  'with before_weeks_bet %j, a game opens that many weeks before its kick-off, or with its week if that is earlier',
  (before_weeks_bet, instant) => {
    expect(getOpening(GAME, createWeekRow({ before_weeks_bet }))).toBe(instant);
  },
);

test('the server ends a game 115 minutes after its kick-off', () => {
  expect(getGameEnd(GAME)).toBe(END);
});

test('getWeekGames and byKickOff sort by kick-off, then by id, and getWeekGames returns only its week', () => {
  const games = [
    createGameRow({ id: '10' }),
    createGameRow({ id: '9' }),
    createGameRow({ id: '3', time: '21:00' }),
    createGameRow({ id: '8', weekId: '8' }),
    createGameRow({ id: '20', date: '2026-08-28' }),
  ];
  expect(getWeekGames(games, 7).map(({ id }) => id)).toEqual(['20', '9', '10', '3']);
  expect([...games].sort(byKickOff).map(({ id }) => id)).toEqual(['20', '8', '9', '10', '3']);
});
