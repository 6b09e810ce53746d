import { expect, test } from 'vitest';
import { createPrediction } from '../testing/fixtures.ts';
import { createPredictions } from './sent-predictions.ts';
import type { Prediction, ScorePick } from './types.ts';

const pick = (gameId: string, homeScore = 2): ScorePick => ({ gameId, homeScore, awayScore: 1 });
const keptRow = (gameId: string, changes: Partial<Prediction> = {}) =>
  createPrediction({ ...pick(gameId), id: `p${gameId}`, createdAt: 100, ...changes });
const TWO = [pick('1'), pick('2')];

test('createPredictions uses the predictions that the server has returned, and the sent score and time for the others', () => {
  expect(createPredictions(TWO, [keptRow('2', { id: '77' })], 500)).toEqual([
    { ...pick('1'), id: 'sent-1', points: null, createdAt: 500 },
    keptRow('2', { id: '77' }),
  ]);
});
