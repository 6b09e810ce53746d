import { expect, test } from 'vitest';
import type { Prediction, ScorePick } from '../../domain/types.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { chooseNextStep, type NextStep } from './next-step.ts';

const FIRST: ScorePick = { gameId: '1', homeScore: 1, awayScore: 0 };
const SECOND: ScorePick = { gameId: '2', homeScore: 2, awayScore: 2 };
const predict = (score: ScorePick): Prediction => createPrediction({ ...score, id: `9${score.gameId}` });
const OTHER = predict({ ...FIRST, homeScore: 3 });

test.each<[string, Prediction[], ScorePick[], NextStep<ScorePick>]>([
  ['without predictions sends all scores', [], [FIRST, SECOND], { kind: 'post', picks: [FIRST, SECOND] }],
  ['sends the scores that have no prediction', [predict(FIRST)], [SECOND], { kind: 'post', picks: [SECOND] }],
  [
    'sends the scores without a prediction, although another one was sent elsewhere',
    [OTHER],
    [SECOND],
    { kind: 'post', picks: [SECOND] },
  ],
  ['leaves out a game that has closed', [], [SECOND], { kind: 'post', picks: [SECOND] }],
  [
    'ends as saved when all scores are predictions',
    [predict(FIRST), predict(SECOND)],
    [],
    { kind: 'saved', saved: [FIRST, SECOND] },
  ],
  ['ends as closed when no game can be sent any more', [], [], { kind: 'closed' }],
  [
    'ends as closed when one score is saved and the other game has closed',
    [predict(FIRST)],
    [],
    { kind: 'closed' },
  ],
  [
    'ends as closed when one game has another score and the other game has closed',
    [OTHER],
    [],
    { kind: 'closed' },
  ],
  [
    'ends with other scores when all games have a prediction, one of them with another score',
    [OTHER, predict(SECOND)],
    [],
    { kind: 'otherScores' },
  ],
])('a send of two scores %s', (_what, predictions, fillable, step) => {
  expect(chooseNextStep([FIRST, SECOND], predictions, { fillable, ready: fillable }, false)).toEqual(step);
});

// Another tab has emptied the score of the first game, which is still open.
test.each<[string, Prediction[], ScorePick[], NextStep<ScorePick>]>([
  ['sends the other score', [], [SECOND], { kind: 'post', picks: [SECOND] }],
  [
    'ends as saved with the other score, which is a prediction',
    [predict(SECOND)],
    [],
    { kind: 'saved', saved: [SECOND] },
  ],
  ['ends as emptied when the other score was emptied too', [], [], { kind: 'emptied' }],
])('a send of two scores, one of which another tab has emptied, %s', (_what, predictions, ready, step) => {
  const fillable = [FIRST, SECOND].filter(({ gameId }) => predictions.every((row) => row.gameId !== gameId));
  expect(chooseNextStep([FIRST, SECOND], predictions, { fillable, ready }, false)).toEqual(step);
});

test('after a lost answer, a send of two scores ends as saved with the one that the server has, when it has another score for the other game', () => {
  const sendable = { fillable: [], ready: [] };
  const step = chooseNextStep([FIRST, SECOND], [OTHER, predict(SECOND)], sendable, true);
  expect(step).toEqual({ kind: 'saved', saved: [SECOND] });
});
