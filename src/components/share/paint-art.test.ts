// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import type { CardName } from '../../copy/cards.ts';
import { DECK } from '../art/CardArt.tsx';
import deckSvg from '../art/deck.svg?raw';
import { paintArt } from './paint-art.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';

beforeAll(stubPage);

const CARDS = Object.keys(DECK) as CardName[];
const deck = new DOMParser().parseFromString(deckSvg, 'image/svg+xml');

test.each(CARDS)('a shared picture draws every path of the card %s', (card) => {
  const { pen, shapes, depth } = createTestPen();
  paintArt(pen, card);
  const paths = [...(deck.getElementById(card)?.querySelectorAll('path') ?? [])];
  expect(shapes).toEqual(
    paths.map((path) => ({
      kind: path.hasAttribute('fill') ? 'fill' : 'stroke',
      path: path.getAttribute('d'),
    })),
  );
  expect(depth()).toBe(0);
});

test.each(CARDS)('the outline of the card %s has its lines in one colour and no fill', (card) => {
  const { pen, shapes, readDrawing, depth } = createTestPen();
  paintArt(pen, card, '#abcdef');
  const lines = deck.getElementById(card)?.querySelectorAll('path:not([fill])') ?? [];
  expect(shapes).toEqual([...lines].map((path) => ({ kind: 'stroke', path: path.getAttribute('d') })));
  expect(
    readDrawing()
      .split('\n')
      .filter((row) => row && !row.includes('#abcdef')),
  ).toEqual([]);
  expect(depth()).toBe(0);
});

// `paint-art.ts` reads these and no others.
const READ = new Set([
  ...['id', 'transform', 'fill', 'd'],
  ...['stroke', 'stroke-width', 'stroke-linejoin', 'stroke-dasharray'],
]);

test('the drawings of deck.svg use only elements and attributes that a shared picture draws', () => {
  const parts = [...deck.querySelectorAll('[id], [id] *')];
  expect(new Set(parts.map(({ localName }) => localName))).toEqual(new Set(['g', 'path']));
  expect(parts.flatMap((part) => part.getAttributeNames()).filter((name) => !READ.has(name))).toEqual([]);
  const transforms = parts.flatMap((part) => part.getAttribute('transform') ?? []);
  const joins = parts.flatMap((part) => part.getAttribute('stroke-linejoin') ?? []);
  expect(joins.filter((join) => join !== 'round' && join !== 'miter')).toEqual([]);
  expect(transforms.filter((text) => !/^(translate\(\S+ \S+\)|rotate\(\S+ \S+ \S+\))$/.test(text))).toEqual(
    [],
  );
});
