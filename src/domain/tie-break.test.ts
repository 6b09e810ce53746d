import { expect, test } from 'vitest';
import { explainTie } from './tie-break.ts';
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
