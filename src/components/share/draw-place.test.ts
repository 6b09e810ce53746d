import { beforeAll, expect, test } from 'vitest';
import { LAYOUTS } from './card-size.ts';
import { drawPlace } from './draw-place.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';
import type { CardOf } from './share-card.ts';

beforeAll(stubPage);

function draw(card: CardOf<'place'>) {
  const { pen, ...drawn } = createTestPen();
  drawPlace(pen, card, LAYOUTS.feed);
  return drawn;
}

const PLACE: CardOf<'place'> = {
  kind: 'place',
  tag: 'General',
  position: 1284,
  score: 1,
  exact: null,
  results: 6,
};

test('the picture of the ranking position leaves out an unknown number of exact scores', () => {
  const { texts } = draw(PLACE);
  expect(texts).toEqual(expect.arrayContaining(['1,284', '1', 'punto', '6', 'resultados']));
  expect(texts).not.toContain('marcadores exactos');
});

test('the picture of the ranking position writes each figure before its own name', () => {
  const { texts } = draw({ ...PLACE, score: 97, exact: 11, results: 25 });
  const [first, ...others] = ['97', 'puntos', '11', 'marcadores exactos', '25', 'resultados'];
  const start = texts.indexOf(first!);
  expect(texts.slice(start, start + 6)).toEqual([first, ...others]);
  expect(texts).toContain('1,284');
});

const KNOWN = { ...PLACE, score: 97, exact: 11, results: 25 };

test.each([
  ['place', 'feed', KNOWN],
  ['place', 'story', KNOWN],
  ['place-first', 'feed', { ...KNOWN, position: 1 }],
  ['place-first', 'story', { ...KNOWN, position: 1 }],
  ['place-unknown-exact', 'story', PLACE],
] as const)(
  'the picture %s in the format %s has each text, font, colour and place',
  async (name, format, card) => {
    const { pen, readDrawing } = createTestPen();
    drawPlace(pen, card, LAYOUTS[format]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/${name}-${format}.txt`);
  },
);
