import { expect, test } from 'vitest';
import { countRounds, placeInRounds } from './cold-visit.ts';

const request = (path: string, startedAt: number, endedAt: number) => ({
  path,
  type: 'Fetch',
  bytes: 100,
  startedAt,
  endedAt,
});

test('placeInRounds puts a request one round after the highest round of the responses that came before the request', () => {
  const placed = placeInRounds([
    request('page', 0, 100),
    request('script', 100, 250),
    request('sheet', 110, 200),
    request('font', 220, 300),
    request('call', 260, 400),
  ]);
  expect(placed.map(({ path, round }) => [path, round])).toEqual([
    ['page', 1],
    ['script', 2],
    ['sheet', 2],
    ['font', 3],
    ['call', 3],
  ]);
});

test('placeInRounds puts a request in the same round as an earlier request that never ended', () => {
  const placed = placeInRounds([
    request('page', 0, 100),
    request('open', 100, Infinity),
    request('late', 900, 950),
  ]);
  expect(placed.map(({ round }) => round)).toEqual([1, 2, 2]);
});

test('in placeInRounds a font starts no new round, and countRounds does not count the round of a picture', () => {
  const requests = placeInRounds([
    request('page', 0, 100),
    request('/a/font.woff2', 100, 200),
    request('call', 210, 300),
    request('/a/deck.svg', 310, 400),
  ]);
  expect(requests.map(({ round }) => round)).toEqual([1, 2, 2, 3]);
  expect(countRounds({ requests, shownAt: 500 })).toBe(2);
});

test('countRounds counts the rounds of only those requests that ended before the page was shown or at that moment', () => {
  const requests = placeInRounds([
    request('page', 0, 100),
    request('call', 100, 200),
    request('late', 300, 400),
  ]);
  expect(countRounds({ requests, shownAt: 250 })).toBe(2);
  expect(countRounds({ requests, shownAt: 400 })).toBe(3);
});
