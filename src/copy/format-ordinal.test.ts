import { expect, test } from 'vitest';
import { formatOrdinalPlace } from './format.ts';

// RAE: primero, tercero and decimotercero are shortened before a noun. Undécimo (11) is not.
test.each([
  [1, '1.er lugar'],
  [3, '3.er lugar'],
  [13, '13.er lugar'],
  [21, '21.er lugar'],
  [23, '23.er lugar'],
  [101, '101.er lugar'],
  [113, '113.er lugar'],
  [1203, '1,203.er lugar'],
  [2, '2.º lugar'],
  [10, '10.º lugar'],
  [11, '11.º lugar'],
  [12, '12.º lugar'],
  [111, '111.º lugar'],
  [1000, '1,000.º lugar'],
])('the ordinal of position %i is “%s”', (position, words) => {
  expect(formatOrdinalPlace(position)).toBe(words);
});
