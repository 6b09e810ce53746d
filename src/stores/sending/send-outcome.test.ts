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
  type Removal,
  updateReview,
} from './send-predictions.ts';

const pick = (gameId: string, homeScore = 2): ScorePick => ({ gameId, homeScore, awayScore: 1 });
const kept = (gameId: string, changes: Partial<Prediction> = {}) =>
  createPrediction({ ...pick(gameId), id: `p${gameId}`, createdAt: 100, ...changes });
const failure = (kind: ErrorKind, outcomeUnknown = false) => ({ kind, outcomeUnknown });
const drafts = (...gameIds: string[]) =>
  new Map<string, DraftScore>(gameIds.map((gameId) => [gameId, { home: 2, away: 1 }]));
const TWO = [pick('1'), pick('2')];

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

test.each([
  ['both scores are still drafts', drafts('1', '2', '3'), false],
  ['one score is no draft any more', drafts('2'), true],
  ['no draft is left', drafts(), true],
])('isSentElsewhere of two reviewed scores returns $2 when %s', (_case, left, expected) => {
  expect(isSentElsewhere(TWO, left)).toBe(expected);
});
