import { expect, test } from 'vitest';
import { createPrediction } from '../testing/fixtures.ts';
import { type AlbumSlot, countCards, createAlbum, getNewestCard } from './album.ts';
import type { Prediction } from './types.ts';

const sent = (...points: (number | null)[]): Prediction[] =>
  points.map((value, index) => createPrediction({ gameId: `${index}`, points: value }));

const play = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, status: 'final' as const }));

test('the album has 23 slots, and a card for each week with a sent prediction', () => {
  const album = createAlbum(
    new Map([
      [2, sent(null)],
      [3, []],
      [9, sent(2, 0)],
    ]),
    () => null,
  );
  expect(album.map(({ week }) => week)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  expect(album.filter(({ kind }) => kind === 'sealed').map(({ week }) => week)).toEqual([2, 9]);
  expect(countCards(album)).toBe(2);
  expect(getNewestCard(album)).toBe(9);
});

test('the card of a week is perfect once every game of the week is known to be an exact score', () => {
  const predictions = new Map([
    [4, sent(5, 5)],
    [5, sent(5, 5)],
    [6, sent(5, 5)],
  ]);
  const games = new Map([
    [4, play(2)],
    [5, play(3)],
  ]);
  const album = createAlbum(predictions, (week) => games.get(week) ?? null);
  expect(album.slice(3, 6).map(({ kind }) => kind)).toEqual(['perfect', 'sealed', 'sealed']);
  expect(countCards(album)).toBe(3);
});

test.each<[string, AlbumSlot['kind'], (number | null)[]]>([
  ['nine exact scores is perfect', 'perfect', Array(9).fill(5)],
  ['nine predictions, one of them without points, is not perfect', 'sealed', [...Array(8).fill(5), null]],
  ['eight exact scores is not known to be perfect', 'sealed', Array(8).fill(5)],
])('a week whose games are not loaded, with %s', (_case, kind, points) => {
  expect(createAlbum(new Map([[1, sent(...points)]]), () => null)[0]?.kind).toBe(kind);
});

test('an album without a card has no newest card', () => {
  const album = createAlbum(new Map(), () => null);
  expect([countCards(album), getNewestCard(album)]).toEqual([0, null]);
});

test('a week after the last slot of the album has no card', () => {
  expect(countCards(createAlbum(new Map([[24, sent(5)]]), () => null))).toBe(0);
});
