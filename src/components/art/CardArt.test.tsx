import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CardName } from '../../copy/cards.ts';
import { CardArt, DECK } from './CardArt.tsx';
import deckSvg from './deck.svg?raw';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const drawings = parse(deckSvg);
const page = parse(readFileSync('index.html', 'utf8'));
const CARDS = Object.keys(DECK) as CardName[];

const getMarkup = (drawing: Element | null | undefined) =>
  drawing?.innerHTML.replaceAll(/>\s+</g, '><').trim();

test('deck.svg has one drawing for each card and no other', () => {
  const ids = [...drawings.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(CARDS.toSorted());
});

test.each(CARDS)('the card %s refers to a drawing in deck.svg that has at least two paths', (card) => {
  const { container } = render(<CardArt card={card} />);
  const [, id = ''] = container.querySelector('use')?.getAttribute('href')?.split('deck.svg#') ?? [];
  expect(drawings.getElementById(id)?.querySelectorAll('path').length).toBeGreaterThan(1);
});

test('the loading view of the static HTML has the same drawing of a potato chip as deck.svg', () => {
  expect(getMarkup(page.getElementById('loading-art'))).toBe(getMarkup(drawings.getElementById('chip')));
});

test('screen readers get nothing of the drawing of a card, whose name stands beside it', () => {
  const { container } = render(<CardArt card="ball" className="w-4" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('svg')?.getAttribute('class')).toBe('w-4');
});
