import { expect, test } from 'vitest';
import { at, createPrediction } from '../testing/fixtures.ts';
import { type GameState, getGameState, isFillable } from './game-state.ts';
import type { DraftScore, GameStatus, Prediction } from './types.ts';
import { getPredictionWindow } from './window.ts';

const week = { beforeHoursBet: null, beforeWeeksBet: null, dateStart: '2026-08-28' };
const usual = getPredictionWindow({ kickOff: at('2026-08-29T19:00:00') }, week);
const prediction = createPrediction();
const before = at('2026-08-01T12:00:00');
const inside = at('2026-08-29T12:00:00');
const after = at('2026-08-29T18:00:00');

const COMPLETE = { home: 1, away: 0 };

test.each<[string, number, GameStatus, Prediction | null, DraftScore | null, GameState]>([
  ['a final game with a prediction and a draft', inside, 'final', prediction, COMPLETE, 'final'],
  ['a live game with a prediction and a draft', inside, 'live', prediction, COMPLETE, 'live'],
  ['a postponed game with a prediction and a draft', inside, 'postponed', prediction, COMPLETE, 'halted'],
  ['a cancelled game with a prediction and a draft', inside, 'cancelled', prediction, COMPLETE, 'halted'],
  ['a game of unknown status', inside, 'unknown', prediction, COMPLETE, 'halted'],
  ['a game with a prediction before its opening [4.37]', before, 'active', prediction, null, 'sent'],
  ['a game with a prediction after its cut-off', after, 'active', prediction, null, 'sent'],
  ['a game before its opening [4.33, 4.34, 4.40]', before, 'active', null, null, 'next'],
  ['a game with a draft after its cut-off [4.32, 4.39, 9.3]', after, 'active', null, COMPLETE, 'closed'],
  ['a scheduled game inside its window [4.38]', inside, 'scheduled', null, null, 'closed'],
  ['a game with a complete draft inside its window', inside, 'active', null, { home: 0, away: 0 }, 'draft'],
  [
    'a game with a half-filled draft inside its window',
    inside,
    'active',
    null,
    { home: 0, away: null },
    'open',
  ],
  ['a game without a draft inside its window', inside, 'active', null, null, 'open'],
])('the state of %s', (_game, now, status, mine, draft, state) => {
  expect(getGameState({ game: { status }, gameWindow: usual, prediction: mine, draft }, now)).toBe(state);
});

test.each([
  ['open', true],
  ['draft', true],
  ['closed', false],
] as const)('isFillable for the state %s returns %j', (state, hasFields) => {
  expect(isFillable(state)).toBe(hasFields);
});
