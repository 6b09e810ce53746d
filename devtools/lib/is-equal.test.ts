import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';

test.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  ['', ''],
  [null, null],
  [[], []],
  [
    [1, { a: [2] }],
    [1, { a: [2] }],
  ],
  [
    { a: 1, b: undefined },
    { b: undefined, a: 1 },
  ],
])('%j and %j have the same content', (a, b) => {
  expect(isEqual(a, b)).toBe(true);
});

test.each([
  [1, '1'],
  [null, {}],
  [null, undefined],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[{ a: [1] }], [{ a: [2] }]],
])('%j and %j have different content', (a, b) => {
  expect(isEqual(a, b)).toBe(false);
});
