import { expect, test } from 'vitest';
import { isRankingAddress } from './base-path.ts';

test.each([
  ['/lmx/ranking', true],
  ['/lmx/ranking/', true],
  ['/lmx/Ranking', true],
  ['/lmx/ranking/7', false],
  ['/lmx/rankings', false],
  ['/lmx/my-ranking', false],
  ['/lmx/', false],
])('isRankingAddress for %s returns %j', (pathname, isRanking) => {
  expect(isRankingAddress(pathname)).toBe(isRanking);
});
