import { expect, test } from 'vitest';
import { at, createGameRow, createWeekRow } from '../testing/rows.ts';
import {
  byKickOff,
  getCutoff,
  getGameEnd,
  getGameRefusal,
  getOpening,
  getScore,
  getStatus,
  getWeekGames,
  isAwaitingResult,
  isOpenStatus,
  isPublished,
} from './games.ts';

const GAME = createGameRow();
const WEEK = createWeekRow();
const OPENING = at('2026-08-22T19:00:00');
const CUTOFF = at('2026-08-29T17:00:00');
const KICK_OFF = at('2026-08-29T19:00:00');
const END = at('2026-08-29T20:55:00');
const MINUTE_MS = 60_000;

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
  'with before_weeks_bet %j in its week, a game opens that many weeks (null: 1) before its kick-off, or with its week if that is earlier',
  (before_weeks_bet, instant) => {
    expect(getOpening(GAME, createWeekRow({ before_weeks_bet }))).toBe(instant);
  },
);

test('the server ends a game 115 minutes after its kick-off', () => {
  expect(getGameEnd(GAME)).toBe(END);
});

test('getWeekGames and byKickOff sort games by kick-off and then by the number of the id, and getWeekGames returns only the games of its week', () => {
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

test.each([
  [99, false],
  [100, true],
])('isPublished for a game published at the instant 100, at the instant %d, returns %j', (now, isListed) => {
  expect(isPublished(createGameRow({ published_at: 100 }), now)).toBe(isListed);
});

const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const POSTPONED = createGameRow({ postponed_at: 100 });
// The status in the row overrides a postponement and the status derived from the time.
const CANCELLED = createGameRow({ status: 'cancelado', postponed_at: 0 });

test.each([
  ['a game more than a week before its opening', GAME, OPENING - WEEK_MS - 1, 'programado'],
  ['a game a week before its opening', GAME, OPENING - WEEK_MS, 'activo'],
  ['a game just before its kick-off', GAME, KICK_OFF - 1, 'activo'],
  ['a game at its kick-off', GAME, KICK_OFF, 'en juego'],
  ['a game just before its end', GAME, END - 1, 'en juego'],
  ['a game at its end', GAME, END, 'finalizado'],
  ['a game just before its postponement', POSTPONED, 99, 'programado'],
  ['a game at its postponement', POSTPONED, 100, 'pospuesto'],
  ['a postponed game 115 minutes after its kick-off', POSTPONED, END, 'pospuesto'],
  ['a cancelled game', CANCELLED, END, 'cancelado'],
])('the server’s status of %s is $3', (_, game, now, status) => {
  expect(getStatus(game, WEEK, now)).toBe(status);
});

test.each([
  ['activo', true],
  ['active', true],
  ['programado', false],
  ['en juego', false],
  ['', false],
])('isOpenStatus(%j) is %j', (status, isOpen) => {
  expect(isOpenStatus(status)).toBe(isOpen);
});

test.each([
  ['just before its kick-off', {}, KICK_OFF - 1, true],
  ['at its kick-off', {}, KICK_OFF, true],
  ['before its opening', {}, 0, true],
  ['at its end', {}, END, false],
  ['with the status active at its end', { status: 'active' }, END, true],
  ['with the status cancelado at its kick-off', { status: 'cancelado' }, KICK_OFF, false],
  ['before its publication', { published_at: KICK_OFF }, KICK_OFF - 1, false],
])('isAwaitingResult for a game %s returns $3', (_, changes, now, isAwaiting) => {
  expect(isAwaitingResult(createGameRow(changes), WEEK, now)).toBe(isAwaiting);
});

test.each([
  ['activo', false, null],
  ['pospuesto', false, null],
  ['finalizado', false, [2, 1]],
  ['en juego', true, null],
  ['finalizado', true, [2, 1]],
])(
  'the server’s score of a game with the status %s and hides_score %j is %j',
  (status, hides_score, score) => {
    expect(getScore(createGameRow({ hides_score }), status, KICK_OFF + 110 * MINUTE_MS)).toEqual(score);
  },
);

test('the server’s score of a game under way grows from 0–0 to the result at fixed minutes, and not during half-time', () => {
  const game = createGameRow({ home_goals: 5, away_goals: 4 });
  const scores = Array.from({ length: 106 }, (_, minute) =>
    getScore(game, 'en juego', KICK_OFF + minute * MINUTE_MS),
  );
  const totals = scores.map((score) => (score?.[0] ?? 0) + (score?.[1] ?? 0));
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  expect(scores.at(-1)).toEqual([5, 4]);
  // No goal is scored in the 15 minutes of half-time.
  expect(new Set(totals.slice(44, 60)).size).toBe(1);
  const changes = totals.flatMap((total, minute) =>
    minute > 0 && total !== totals[minute - 1] ? [[minute, scores[minute]?.join('–')]] : [],
  );
  expect(changes).toEqual([
    [4, '0–1'],
    [16, '1–1'],
    [21, '1–2'],
    [26, '2–2'],
    [39, '3–2'],
    [61, '3–3'],
    [91, '4–3'],
    [94, '5–4'],
  ]);
});

test('the server counts a goal in minute 45 of play, the first of the second half, 60 minutes after the kick-off', () => {
  // With these goals and this id, the goal is scored in minute 45 of play, the first of the second half.
  const game = createGameRow({ id: '28', home_goals: 1, away_goals: 0 });
  expect([59, 60].map((minute) => getScore(game, 'en juego', KICK_OFF + minute * MINUTE_MS)?.[0])).toEqual([
    0, 1,
  ]);
});

test('the server’s score of a game with the status en juego before its kick-off is 0–0', () => {
  expect(getScore(GAME, 'en juego', KICK_OFF - MINUTE_MS)).toEqual([0, 0]);
});

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
