import { expect, test } from 'vitest';
import { ALBUM_WEEKS } from '../../domain/album.ts';
import { DECK } from './CardArt.tsx';
import { findCard } from './find-card.ts';

test('the deck has a different card for each week of the album', () => {
  const cards = Array.from({ length: ALBUM_WEEKS }, (_, index) => findCard(index + 1));
  expect(new Set(cards).size).toBe(ALBUM_WEEKS);
  expect([cards[0], cards[9], cards[22]]).toEqual(['ticket', 'goal', 'bell']);
});

test('the cards of a place and of a prize have no number of the deck', () => {
  expect([DECK.laurel.number, DECK.trip.number]).toEqual([null, null]);
});

test('a number without a card throws', () => {
  expect(() => findCard(24)).toThrow('24');
});
