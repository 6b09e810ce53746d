// @vitest-environment jsdom
import { expect, test } from 'vitest';
import deckSvg from './deck.svg?raw';
import { STANDS } from './stands.ts';

test('the drawing “stands” of a shared card has the colours and shapes of the drawing in deck.svg', () => {
  const deck = new DOMParser().parseFromString(deckSvg, 'text/html');
  const [colors, lines] = deck.getElementById('stands')?.children ?? [];
  const getShapes = (group: Element | undefined, color: string) =>
    [...(group?.children ?? [])].map((path) => [
      path.getAttribute(color) ?? group?.getAttribute(color),
      path.getAttribute('d'),
    ]);
  expect({ colors: getShapes(colors, 'fill'), lines: getShapes(lines, 'stroke') }).toEqual(STANDS);
});
