import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CardName } from '../../copy/cards.ts';
import { CardArt, DECK } from './CardArt.tsx';
import deckSvg from './deck.svg?raw';
import { Shield } from './Shield.tsx';
import { STANDS } from './stands.ts';

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

test.each([
  ['wordmark', 'src/app/Navigation.tsx'],
  ['onda', 'src/pages/home/HeroFrame.tsx'],
])('index.html contains the drawing “%s” that %s uses', (id, file) => {
  expect(readFileSync(file, 'utf8')).toContain(`<use href="#${id}" />`);
  expect(page.getElementById(id)?.querySelectorAll('use').length).toBeGreaterThan(1);
});

test.each(['wordmark-reto', 'wordmark-letters'])(
  'index.html has the letters “%s” that a shared card draws',
  (id) => {
    expect(page.getElementById(id)?.getAttribute('d')).toMatch(/^M/);
  },
);

test('every drawing that a `use` element in index.html refers to exists in index.html', () => {
  const names = [...page.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
  expect(names.filter((name) => !page.getElementById(name))).toEqual([]);
});

test('the drawing “stands” of a shared card has the colours and shapes of the drawing in deck.svg', () => {
  const [colors, lines] = drawings.getElementById('stands')?.children ?? [];
  const getShapes = (group: Element | undefined, color: string) =>
    [...(group?.children ?? [])].map((path) => [
      path.getAttribute(color) ?? group?.getAttribute(color),
      path.getAttribute('d'),
    ]);
  expect({ colors: getShapes(colors, 'fill'), lines: getShapes(lines, 'stroke') }).toEqual(STANDS);
});

test('two shields on a page have different clip path ids', () => {
  const team = { name: 'América', shortName: 'AME', color: '#F8D31C', colorAlt: '#14235F' };
  const { container } = render(
    <>
      <Shield team={team} />
      <Shield team={team} />
    </>,
  );
  const ids = [...container.querySelectorAll('clipPath')].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(2);
});
