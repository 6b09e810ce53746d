import { expect, test } from 'vitest';
import { readMatrix } from './read-matrix.ts';
import SPANISH from './spanish.json' with { type: 'json' };

const ids = readMatrix().map(({ statement }) => statement.id);

test('each statement has a Spanish sentence, in the order of the document', () => {
  expect(Object.keys(SPANISH)).toEqual(ids);
});

test('a Spanish sentence of a statement fits in two lines and ends with a full stop', () => {
  const wrong = Object.values(SPANISH).filter((words) => words.length > 110 || !/[.][”]?$/.test(words));
  expect(wrong).toEqual([]);
});

test('no two statements have the same Spanish sentence, so that a person can tell them apart', () => {
  expect(new Set(Object.values(SPANISH)).size).toBe(ids.length);
});
