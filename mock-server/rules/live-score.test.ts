import { expect, test } from 'vitest';
import { at, createGameRow } from '../testing/rows.ts';
import { getGoalMinutes, getScore } from './live-score.ts';

const GAME = createGameRow();

const KICK_OFF = at('2026-08-29T19:00:00');

const MINUTE_MS = 60_000;

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

test('the score of a game under way grows from 0–0 at fixed minutes, and not during half-time', () => {
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

test('the server counts a goal in minute 45, the first of the second half, 60 minutes after the kick-off', () => {
  const game = createGameRow({ id: '28', home_goals: 1, away_goals: 0 });
  expect(getGoalMinutes(game, 1, 1)).toEqual([45]);
  expect([59, 60].map((minute) => getScore(game, 'en juego', KICK_OFF + minute * MINUTE_MS)?.[0])).toEqual([
    0, 1,
  ]);
});

test('the server’s score of a game with the status en juego before its kick-off is 0–0', () => {
  expect(getScore(GAME, 'en juego', KICK_OFF - MINUTE_MS)).toEqual([0, 0]);
});
