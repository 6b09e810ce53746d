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
])(
  'isSentElsewhere returns whether another tab has sent a reviewed score when %s',
  (_case, left, expected) => {
    expect(isSentElsewhere(TWO, left)).toBe(expected);
  },
);

test.each([
  ['all games are open', [pick('1'), pick('2'), pick('3')], ['1', '2']],
  ['one game closed', [pick('2')], ['2']],
  ['every game closed', [], []],
])('dropClosed keeps the scores that can still be sent when %s', (_case, ready, expected) => {
  expect(dropClosed(TWO, ready).map(({ gameId }) => gameId)).toEqual(expected);
});

test('dropClosed keeps the reviewed score, not a score typed afterwards', () => {
  expect(dropClosed([pick('1', 2)], [pick('1', 5)])).toEqual([pick('1', 2)]);
});

test.each([
  ['nothing of it', [], { kind: 'post', picks: TWO }],
  ['one score', [kept('1')], { kind: 'post', picks: [pick('2')] }],
  ['another score for one game', [kept('1', { homeScore: 9 })], { kind: 'post', picks: [pick('2')] }],
  ['all scores', [kept('1'), kept('2')], { kind: 'kept' }],
  ['other scores', [kept('1'), kept('2', { homeScore: 9 })], { kind: 'conflict' }],
])(
  'getRest returns which of two scores remain to be sent when the server has saved %s',
  (_case, predictions, expected) => {
    expect(getRest(TWO, predictions)).toEqual(expected);
  },
);

test.each([
  ['a success', null, true],
  ['a lost answer', failure('network', true), true],
  ['games that were predicted before', failure('pool-invalid'), true],
  ['a refusal', failure('pool-not-available'), false],
  ['a call that never left', failure('network'), false],
])('needsReadBack returns whether to reload the predictions after %s', (_case, error, expected) => {
  expect(needsReadBack(error)).toBe(expected);
});

test.each([
  ['a success that the list confirms', null, [kept('1'), kept('2')], 'kept'],
  ['a success that the list does not show yet', null, [kept('1')], 'unlisted'],
  ['a success whose list cannot be read', null, null, 'unlisted'],
  ['a lost answer to scores that the server keeps', failure('network', true), [kept('1'), kept('2')], 'kept'],
  ['a lost answer to scores that the server lacks', failure('network', true), [kept('1')], 'failed'],
  ['a lost answer without a list', failure('network', true), null, 'failed'],
  ['games predicted before with these scores', failure('pool-invalid'), [kept('1'), kept('2')], 'kept'],
  [
    'games predicted before with other scores',
    failure('pool-invalid'),
    [kept('1'), kept('2', { homeScore: 9 })],
    'failed',
  ],
  ['a refusal, whatever was sent before', failure('pool-not-available'), [kept('1'), kept('2')], 'failed'],
] as const)(
  'judgeAnswer returns whether the predictions count as sent after %s',
  (_case, error, predictions, expected) => {
    expect(judgeAnswer(error, TWO, predictions)).toBe(expected);
  },
);

test('createPredictions uses the sent score and time for predictions that the server has not returned', () => {
  expect(createPredictions(TWO, [kept('2', { id: '77' })], 500)).toEqual([
    { ...pick('1'), id: 'sent-1', points: null, createdAt: 500 },
    kept('2', { id: '77' }),
  ]);
});

test.each([
  ['the first named prediction and the last time', [kept('1'), kept('2', { createdAt: 300 })], 'p1', 300],
  ['no prediction of another game', [kept('3', { createdAt: 900 }), kept('2')], 'p2', 100],
  ['no folio where the server named none', [kept('1', { id: 'sent-1' })], undefined, 100],
  ['the time of now where the server told none', [kept('1', { createdAt: null })], 'p1', 700],
])(
  'getReceipt returns the folio and the time of a sent ticket, with %s',
  (_case, predictions, folio, sentAt) => {
    expect(getReceipt(TWO, predictions, 700)).toEqual({ folio, sentAt });
  },
);

const LINES = TWO as unknown as readonly TicketLine[];

test.each([
  ['nothing closed', [], 3, null],
  ['a game outside the review closed', ['9'], 3, null],
  ['a game without a score closed', [], 2, { lines: LINES, missing: 2 }],
  ['a reviewed game closed', ['1'], 3, { lines: LINES.slice(1), missing: 3 }],
  ['every reviewed game closed', ['1', '2'], 3, 'all-closed'],
] as const)(
  'updateReview returns the changes of the open review when %s',
  (_case, closed, toFill, expected) => {
    expect(updateReview({ lines: LINES, missing: 3 }, new Set<string>(closed), toFill)).toEqual(expected);
  },
);
