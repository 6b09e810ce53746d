import { expect, test } from 'vitest';
import { explainTie, getNextPlace, getPageOfPosition, isMyRow } from './ranking.ts';
import type { RankRow } from './types.ts';

const row = (changes: Partial<RankRow>): RankRow => ({
  position: 1,
  nickname: 'mariana.t',
  score: 19,
  exact: 2,
  results: 6,
  trivias: 1,
  movement: null,
  isMe: false,
  ...changes,
});

test.each([
  [{ isMe: true, nickname: 'otro' }, 'tono_hdz', true],
  [{ isMe: false, nickname: 'tono_hdz' }, 'tono_hdz', true],
  [{ isMe: false, nickname: 'Tono_hdz' }, 'tono_hdz', false],
  [{ isMe: false, nickname: '' }, '', false],
  [{ isMe: false, nickname: 'tono_hdz' }, null, false],
])('isMyRow for the row %j and the nickname %j returns %j', (candidate, nickname, mine) => {
  expect(isMyRow(candidate, nickname)).toBe(mine);
});

test('getNextPlace returns the nearest better position with more points, and the difference in points', () => {
  const scores = new Map([
    [10, 23],
    [123, 20],
    [1, 32],
    [124, 19],
    [127, 19],
    [130, 18],
  ]);
  expect(getNextPlace(scores, { position: 128, score: 19 })).toEqual({ position: 123, gap: 1 });
});

test.each([
  ['no loaded row is ahead of the player', new Map([[2, 10]]), { position: 1, score: 20 }],
  [
    'only the same and worse positions have more points',
    new Map([
      [6, 30],
      [5, 30],
    ]),
    { position: 5, score: 20 },
  ],
  ['the player has no position', new Map([[1, 10]]), { position: null, score: 0 }],
  ['the player’s own position is not loaded', new Map([[1, 10]]), null],
])('getNextPlace returns null when %s', (_when, scores, mine) => {
  expect(getNextPlace(scores, mine)).toBeNull();
});

const getVerdicts = (above: Partial<RankRow>, below: Partial<RankRow>) =>
  explainTie(row(above), row(below)).map(({ verdict }) => verdict);

test.each([
  ['a different number of results', { results: 7 }, {}, ['equal', 'decides', 'unread', 'unread']],
  ['the same position', { position: 4 }, { position: 4 }, ['equal', 'equal', 'equal', 'equal']],
  ['no exact scores of the first', { exact: null }, {}, ['unknown', 'unread', 'unread', 'unread']],
  ['no exact scores of the second', {}, { exact: null }, ['unknown', 'unread', 'unread', 'unread']],
  ['no exact scores', { exact: null }, { exact: null }, ['unknown', 'unread', 'unread', 'unread']],
])('the verdicts of explainTie for players with %s', (_case, above, below, verdicts) => {
  expect(getVerdicts(above, below)).toEqual(verdicts);
});

test('explainTie returns the values of both players for each criterion, and null values for the time of sending', () => {
  expect(explainTie(row({ position: 1, trivias: 2 }), row({ position: 2, trivias: 2 }))).toEqual([
    { criterion: 'exact', above: 2, below: 2, verdict: 'equal' },
    { criterion: 'results', above: 6, below: 6, verdict: 'equal' },
    { criterion: 'trivias', above: 2, below: 2, verdict: 'equal' },
    { criterion: 'sent', above: null, below: null, verdict: 'decides' },
  ]);
});

test.each([
  [10, 1],
  [11, 2],
  [128, 13],
  [0, 1],
])('getPageOfPosition(%i) returns page %i of the ranking', (position, page) => {
  expect(getPageOfPosition(position)).toBe(page);
});
