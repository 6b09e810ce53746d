import { expect, test } from 'vitest';
import type { ErrorKind } from '../../api/error.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { DraftScore, Prediction, ScorePick } from '../../domain/types.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import {
  createPredictions,
  dropClosed,
  getReceipt,
  getRest,
  isSentElsewhere,
  judgeAnswer,
  needsReadBack,
  type Removal,
  updateReview,
} from './send-outcome.ts';

const pick = (gameId: string, homeScore = 2): ScorePick => ({ gameId, homeScore, awayScore: 1 });
const kept = (gameId: string, changes: Partial<Prediction> = {}) =>
  createPrediction({ ...pick(gameId), id: `p${gameId}`, createdAt: 100, ...changes });
const drafts = (...gameIds: string[]) =>
  new Map<string, DraftScore>(gameIds.map((gameId) => [gameId, { home: 2, away: 1 }]));
const failure = (kind: ErrorKind, outcomeUnknown = false) => ({ kind, outcomeUnknown });
const TWO = [pick('1'), pick('2')];

test.each([
  ['both scores are still drafts', drafts('1', '2', '3'), false],
  ['one score is no draft any more', drafts('2'), true],
  ['no draft is left', drafts(), true],
])('isSentElsewhere of two reviewed scores returns $2 when %s', (_case, left, expected) => {
  expect(isSentElsewhere(TWO, left)).toBe(expected);
});

test.each([
  ['three games with a score are open, two of them reviewed', [pick('1'), pick('2'), pick('3')], ['1', '2']],
  ['game 1 has closed', [pick('2')], ['2']],
  ['both games have closed', [], []],
])(
  'dropClosed of two reviewed scores returns the scores of the games $2 when %s',
  (_case, ready, expected) => {
    expect(dropClosed(TWO, ready).map(({ gameId }) => gameId)).toEqual(expected);
  },
);

test('dropClosed keeps the reviewed score, not a score typed afterwards', () => {
  expect(dropClosed([pick('1', 2)], [pick('1', 5)])).toEqual([pick('1', 2)]);
});

test.each([
  ['both scores to post when the server has saved none', [], { kind: 'post', picks: TWO }],
  [
    'the second score to post when the server has saved the first',
    [kept('1')],
    { kind: 'post', picks: [pick('2')] },
  ],
  [
    'the second score to post when the server has another score for game 1',
    [kept('1', { homeScore: 9 })],
    { kind: 'post', picks: [pick('2')] },
  ],
  ['kept when the server has saved both scores', [kept('1'), kept('2')], { kind: 'kept' }],
  [
    'conflict when the server has saved both games, one of them with another score',
    [kept('1'), kept('2', { homeScore: 9 })],
    { kind: 'conflict' },
  ],
])('getRest of two scores returns %s', (_case, predictions, expected) => {
  expect(getRest(TWO, predictions)).toEqual(expected);
});

test.each([
  ['a success', null, true],
  ['a lost response', failure('network', true), true],
  ['a refusal with pool-invalid', failure('pool-invalid'), true],
  ['a refusal with pool-not-available', failure('pool-not-available'), false],
  ['a request that was not sent', failure('network'), false],
])('needsReadBack returns $2 after %s', (_case, error, expected) => {
  expect(needsReadBack(error)).toBe(expected);
});

test.each([
  ['a success when both scores are among the reloaded predictions', null, [kept('1'), kept('2')], 'kept'],
  ['a success when one score is missing from the reloaded predictions', null, [kept('1')], 'unlisted'],
  ['a success when the predictions could not be reloaded', null, null, 'unlisted'],
  [
    'a lost response when the server has saved both scores',
    failure('network', true),
    [kept('1'), kept('2')],
    'kept',
  ],
  ['a lost response when the server has saved one score', failure('network', true), [kept('1')], 'failed'],
  ['a lost response when the predictions could not be reloaded', failure('network', true), null, 'failed'],
  [
    'pool-invalid when the server has saved both scores',
    failure('pool-invalid'),
    [kept('1'), kept('2')],
    'kept',
  ],
  [
    'pool-invalid when the server has another score for one game',
    failure('pool-invalid'),
    [kept('1'), kept('2', { homeScore: 9 })],
    'failed',
  ],
  [
    'pool-not-available, although the server has saved both scores',
    failure('pool-not-available'),
    [kept('1'), kept('2')],
    'failed',
  ],
] as const)('after %s, judgeAnswer returns $3 for two sent scores', (_case, error, predictions, expected) => {
  expect(judgeAnswer(error, TWO, predictions)).toBe(expected);
});

test('createPredictions uses the predictions that the server has returned, and the sent score and time for the others', () => {
  expect(createPredictions(TWO, [kept('2', { id: '77' })], 500)).toEqual([
    { ...pick('1'), id: 'sent-1', points: null, createdAt: 500 },
    kept('2', { id: '77' }),
  ]);
});

test.each([
  [
    'the id of the first prediction as the folio, and the time of the newest prediction',
    [kept('1'), kept('2', { createdAt: 300 })],
    'p1',
    300,
  ],
  [
    'the folio and the time of the sent games, not of another game',
    [kept('3', { createdAt: 900 }), kept('2')],
    'p2',
    100,
  ],
  ['no folio when the server has returned no id', [kept('1', { id: 'sent-1' })], undefined, 100],
  ['the current time when the server has returned no time', [kept('1', { createdAt: null })], 'p1', 700],
])('getReceipt, the folio and time of two sent scores, returns %s', (_case, predictions, folio, sentAt) => {
  expect(getReceipt(TWO, predictions, 700)).toEqual({ folio, sentAt });
});

const LINES = TWO as unknown as readonly TicketLine[];

test.each([
  ['null when no game has closed and the number of missing scores is the same', [], 3, null],
  ['null when a game outside the review has closed', ['9'], 3, null],
  [
    'the new number of missing scores when a game without a score has closed',
    [],
    2,
    { lines: LINES, missing: 2 },
  ],
  [
    'the line of the other game when a reviewed game has closed',
    ['1'],
    3,
    { lines: LINES.slice(1), missing: 3 },
  ],
  ['closed when every reviewed game has closed', ['1', '2'], 3, 'closed'],
] as const)('updateReview returns %s', (_case, closed, toFill, expected) => {
  const removed = new Map(closed.map((gameId) => [gameId, 'closed'] as const));
  expect(updateReview({ lines: LINES, missing: 3 }, removed, toFill)).toEqual(expected);
});

test.each<[Removal, Removal, Removal]>([
  ['closed', 'sent', 'sent'],
  ['emptied', 'closed', 'closed'],
  ['emptied', 'emptied', 'emptied'],
])('updateReview of a game that is %s and one that is %s returns %s', (first, second, expected) => {
  const removed = new Map([
    ['1', first],
    ['2', second],
  ]);
  expect(updateReview({ lines: LINES, missing: 3 }, removed, 3)).toBe(expected);
});
