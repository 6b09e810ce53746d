import { expect, test } from 'vitest';
import { ALBUM_WEEKS } from '../../domain/album.ts';
import { DECK } from './CardArt.tsx';
import { findCard } from './find-card.ts';

test('the deck has a different card for each week of the album', () => {
  const cards = Array.from({ length: ALBUM_WEEKS }, (_, index) => findCard(index + 1));
  expect(new Set(cards).size).toBe(ALBUM_WEEKS);
  expect([cards[0], cards[9], cards[22]]).toEqual(['ticket', 'goal', 'bell']);
});

test('the card of the season’s prize follows the weeks of the album in the deck, and the card of a place has no number', () => {
  expect([DECK.laurel.number, DECK.trip.number]).toEqual([null, 24]);
});

test('a number without a card throws', () => {
  expect(() => findCard(25)).toThrow('25');
});
