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
  ['ends as saved when all scores are predictions', [predict(FIRST), predict(SECOND)], [], { kind: 'saved' }],
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
  expect(chooseNextStep([FIRST, SECOND], predictions, fillable)).toEqual(step);
});
