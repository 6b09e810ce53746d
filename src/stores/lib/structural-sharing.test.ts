import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { createStableComputed, haveSameItems, isJsonEqual, reuseEqualItems } from './structural-sharing.ts';

test('createStableComputed returns the previous object when the new value is equal, and otherwise the new object', () => {
  const source = signal([1]);
  const stable = createStableComputed(() => source.value, haveSameItems);
  const seen = [[1], [1], [2], [2], [1]].map((items) => {
    source.value = items;
    return stable.value;
  });
  expect(seen).toEqual([[1], [1], [2], [2], [1]]);
  expect(seen.map((value) => seen.indexOf(value))).toEqual([0, 0, 2, 2, 4]);
});

test.each([
  [[], [], true],
  [[Number.NaN, 'a'], [Number.NaN, 'a'], true],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [[1, 2], [1, 3], false],
  [[1, 2], [2, 1], false],
  [[{}], [{}], false],
])('haveSameItems of %j and %j returns %s', (a, b, result) => {
  expect(haveSameItems(a, b)).toBe(result);
});

test.each([
  [{ id: 1, goals: [2, 0] }, { id: 1, goals: [2, 0] }, true],
  [{ id: 1, goals: [2, 0] }, { id: 1, goals: [0, 2] }, false],
  [null, null, true],
  [null, {}, false],
])('isJsonEqual of %j and %j returns %s', (a, b, result) => {
  expect(isJsonEqual(a, b)).toBe(result);
});

test('isJsonEqual of an object with itself is true even if JSON can’t represent the object', () => {
  const endless: { self?: object } = {};
  endless.self = endless;
  expect(isJsonEqual(endless, endless)).toBe(true);
});

const getId = ({ id }: { id: number }) => id;
const OLD = [
  { id: 1, goals: 0 },
  { id: 2, goals: 0 },
];

test('reuseEqualItems returns the old list when all items are equal', () => {
  expect(reuseEqualItems(OLD, structuredClone(OLD), getId)).toBe(OLD);
});

test('reuseEqualItems returns the old objects of equal items and the new objects of changed and additional items', () => {
  const next = [
    { id: 3, goals: 0 },
    { id: 2, goals: 0 },
    { id: 1, goals: 1 },
  ];
  const merged = reuseEqualItems(OLD, next, getId);
  expect(merged).toEqual(next);
  expect(merged.map((item) => OLD.indexOf(item))).toEqual([-1, 1, -1]);
});

test.each([
  ['one item fewer', [{ id: 1, goals: 0 }]],
  ['no item', []],
])('reuseEqualItems returns the items of the new list when the new list has %s', (_, next) => {
  expect(reuseEqualItems(OLD, next, getId)).toEqual(next);
});
