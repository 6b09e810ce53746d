import { expect, test } from 'vitest';
import { formatPlace } from './format.ts';

test.each([
  [1, '1.er lugar'],
  [2, '2.º lugar'],
  [3, '3.er lugar'],
  [4, 'Lugar 4'],
  [11, 'Lugar 11'],
  [21, 'Lugar 21'],
  [128, 'Lugar 128'],
  [1203, 'Lugar 1,203'],
  [12345, 'Lugar 12,345'],
])('the place of position %i is “%s”', (position, words) => {
  expect(formatPlace(position)).toBe(words);
});
