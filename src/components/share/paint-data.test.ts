import { expect, test } from 'vitest';
import { paintData, paintDataColumn } from './paint-data.ts';
import { createTestPen } from './pen.test.helper.ts';
import type { Pen } from './pen.ts';

const CELLS = [
  { value: 1284, name: 'puntos' },
  { value: null, name: 'marcadores exactos' },
  { value: 6, name: 'resultados' },
];

test('the row of numbers of a shared picture writes each number before its name, and leaves out an unknown one', () => {
  const { pen, texts } = createTestPen();
  paintData(pen, CELLS, 0);
  expect(texts).toEqual(['1,284', 'puntos', '6', 'resultados']);
});

test('the column of numbers of a tall picture leaves out an unknown number too', () => {
  const { pen, texts } = createTestPen();
  paintDataColumn(pen, CELLS, 0, 560);
  expect(texts).toEqual(['1,284', 'puntos', '6', 'resultados']);
});

test.each<[string, (pen: Pen, cells: typeof CELLS) => void]>([
  ['data', (pen, cells) => paintData(pen, cells, 100)],
  ['data-column', (pen, cells) => paintDataColumn(pen, cells, 100, 560)],
])('the %s of a picture has each number, font, colour and place', async (name, paint) => {
  const { pen, readDrawing } = createTestPen();
  paint(pen, [...CELLS, { value: 12, name: 'lugar' }]);
  await expect(readDrawing()).toMatchFileSnapshot(`drawings/${name}.txt`);
});
