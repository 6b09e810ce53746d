import { expect, test } from 'vitest';
import { formatOrdinalPlace } from './ordinal.ts';

test.each([
  [1, '1.er lugar'],
  [3, '3.er lugar'],
  [21, '21.er lugar'],
  [23, '23.er lugar'],
  [101, '101.er lugar'],
  [1203, '1,203.er lugar'],
])(
  'the ordinal of position %i ends in “.er”, since primero and tercero are shortened before a noun (RAE)',
  (position, words) => {
    expect(formatOrdinalPlace(position)).toBe(words);
  },
);

test.each([
  [2, '2.º lugar'],
  [10, '10.º lugar'],
  [12, '12.º lugar'],
  [1000, '1,000.º lugar'],
])('the ordinal of position %i ends in “.º”, since it is not shortened before a noun', (position, words) => {
  expect(formatOrdinalPlace(position)).toBe(words);
});

test.each([
  [11, '11.º lugar'],
  [111, '111.º lugar'],
])(
  'the ordinal of position %i ends in “.º”, since the RAE prefers undécimo, which is never shortened',
  (position, words) => {
    expect(formatOrdinalPlace(position)).toBe(words);
  },
);

test.each([
  [13, '13.er lugar'],
  [113, '113.er lugar'],
])(
  'the ordinal of position %i ends in “.er”, since decimotercero is shortened to decimotercer (RAE)',
  (position, words) => {
    expect(formatOrdinalPlace(position)).toBe(words);
  },
);
