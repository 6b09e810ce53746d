import { expect, test } from 'vitest';
import { createMyPosition, createRankingPage } from '../testing/fixtures.ts';
import { doesPlaceGoOn, getNextPlace, getPageOfPosition, isMyRow } from './ranking.ts';
import type { RankRow } from './types.ts';

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

test.each([
  [10, 1],
  [11, 2],
  [128, 13],
  [0, 1],
])('getPageOfPosition(%i) returns page %i of the ranking', (position, page) => {
  expect(getPageOfPosition(position)).toBe(page);
});

test.each([
  ['goes on over pages when the last row of a page before the last has it', 8, 8, 1, true],
  ['ends when the last row of a page has another place', 8, 9, 1, false],
  ['ends with the last page', 8, 8, 2, false],
  ['that is not known goes on nowhere', null, 8, 1, false],
])('a place %s', (_what, mine, last, currentPage, goesOn) => {
  const page = createRankingPage({
    rows: [{ position: last } as RankRow],
    myPosition: createMyPosition({ position: mine }),
    currentPage,
    lastPage: 2,
  });
  expect(doesPlaceGoOn(page)).toBe(goesOn);
});
