import { expect, test } from 'vitest';
import { at, createGameRow, createWeekRow } from '../testing/rows.ts';
import { getBetRefusal, getGameRefusal } from './bet.ts';

const NOON = at('2026-08-28T12:00:00');

const GAMES = [
  createGameRow(),
  createGameRow({ id: '2', time: '21:00' }),
  createGameRow({ id: '3', date: '2026-08-28', time: '13:00' }),
  createGameRow({ id: '4', date: '2026-09-05', weekId: '8' }),
  createGameRow({ id: '5', weekId: '9' }),
  createGameRow({ id: '6', status: 'cancelado' }),
];

const WEEKS = [
  createWeekRow(),
  createWeekRow({ id: '8', number: 8, date_start: '2026-09-04' }),
  createWeekRow({ id: '9', number: 9, closed: true }),
];

const getRefusal = (ids: string[], { sent = [] as string[], weeks = WEEKS, now = NOON } = {}) =>
  getBetRefusal(
    ids.map((game_id) => ({ game_id, home_score: 1, away_score: 0 })),
    { games: GAMES, weeks, sent: new Set(sent), now },
  );

test.each([
  ['two open games', ['1', '2'], null],
  ['no prediction', [], 'noMatchGames'],
  ['the same game twice', ['1', '1'], 'noMatchGames'],
  ['an unknown game', ['99'], 'noMatchGames'],
  ['an open game and one after its cut-off', ['1', '3'], 'noBetTime'],
  ['games after the cut-off and before the opening', ['3', '4'], 'betBeforeStart'],
  ['games after the cut-off, before the opening and of a closed week', ['3', '4', '5'], 'betNotAllowed'],
  [
    'games after the cut-off, before the opening, of a closed week, and cancelled',
    ['3', '4', '5', '6'],
    'noMatchGames',
  ],
])('the server’s refusal for a pool with %s is $2', (_, ids, refusal) => {
  expect(getRefusal(ids)).toBe(refusal);
});

test.each([
  ['a game that is already predicted', ['1'], 'noMatchGames'],
  ['another game than the predicted one', ['2'], null],
  ['a predicted game and another', ['1', '2'], 'noMatchGames'],
])('the server’s refusal for a pool with %s is $2', (_, ids, refusal) => {
  expect(getRefusal(ids, { sent: ['1'] })).toBe(refusal);
});

test.each([
  ['lun,vie', null],
  ['', null],
  ['lun,sáb', 'noBetDay'],
])('the server’s refusal on a Friday in a week with the bet_days %j is %j', (bet_days, refusal) => {
  expect(getRefusal(['1'], { weeks: [createWeekRow({ bet_days })] })).toBe(refusal);
});

test.each([
  ['2026-08-27T23:59:59', 'noBetDay'],
  ['2026-08-28T00:00:00', null],
  ['2026-08-28T23:59:59', null],
  ['2026-08-29T00:00:00', 'noBetDay'],
])('the server’s refusal at %s (−06:00) in a week with the bet day Friday is %j', (now, refusal) => {
  expect(getRefusal(['1'], { weeks: [createWeekRow({ bet_days: 'vie' })], now: at(now) })).toBe(refusal);
});

test('the server prefers the refusal betBeforeStart to noBetDay, and noBetDay to noBetTime', () => {
  const weeks = WEEKS.map((week) => ({ ...week, bet_days: 'lun' }));
  expect([getRefusal(['3'], { weeks }), getRefusal(['4'], { weeks })]).toEqual([
    'noBetDay',
    'betBeforeStart',
  ]);
});

const GAME = createGameRow();

const WEEK = createWeekRow();

const OPENING = at('2026-08-22T19:00:00');

const CUTOFF = at('2026-08-29T17:00:00');

const KICK_OFF = at('2026-08-29T19:00:00');

const END = at('2026-08-29T20:55:00');

test.each([
  ['an unknown game', undefined, WEEK, CUTOFF - 1, 'noMatchGames'],
  ['a game without a week', GAME, undefined, CUTOFF - 1, 'noMatchGames'],
  ['an unpublished game', createGameRow({ published_at: CUTOFF }), WEEK, CUTOFF - 1, 'noMatchGames'],
  ['a cancelled game', createGameRow({ status: 'cancelado' }), WEEK, CUTOFF - 1, 'noMatchGames'],
  ['a finished game', GAME, WEEK, END, 'noMatchGames'],
  ['a game of a closed week', GAME, createWeekRow({ closed: true }), CUTOFF - 1, 'betNotAllowed'],
  ['a game before its opening', GAME, WEEK, OPENING - 1, 'betBeforeStart'],
  ['a game at its opening', GAME, WEEK, OPENING, null],
  ['a game before its cut-off', GAME, WEEK, CUTOFF - 1, null],
  ['a game at its cut-off', GAME, WEEK, CUTOFF, 'noBetTime'],
  ['a game at its kick-off', GAME, WEEK, KICK_OFF, 'noBetTime'],
  ['a game whose status was set to active', createGameRow({ status: 'active' }), WEEK, CUTOFF - 1, null],
] as const)('the server’s refusal for a prediction of %s is $4', (_, game, week, now, refusal) => {
  expect(getGameRefusal(game, week, now)).toBe(refusal);
});
