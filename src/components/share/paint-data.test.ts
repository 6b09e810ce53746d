import { expect, test } from 'vitest';
import { paintData } from './paint-data.ts';
import { createTestPen } from './pen.test.helper.ts';

test('the row of numbers of a shared picture writes each number before its name, and leaves out an unknown one', () => {
  const { pen, texts } = createTestPen();
  paintData(pen, [
    { value: 1284, name: 'puntos' },
    { value: null, name: 'marcadores exactos' },
    { value: 6, name: 'resultados' },
  ]);
  expect(texts).toEqual(['1,284', 'puntos', '6', 'resultados']);
});
