import { expect, test } from 'vitest';
import { createTestPen } from './pen.test.helper.ts';
import { writeOrdinal } from './write-ordinal.ts';

const STYLE = { size: 100, maxWidth: 500 };

test('the letters of an ordinal on a shared picture are smaller and higher than the others', () => {
  const { pen, texts, baselines } = createTestPen();
  writeOrdinal(pen, '1.er lugar', 300, 200, STYLE);
  expect(texts).toEqual(['1.', 'er', ' lugar']);
  expect(baselines).toEqual([
    { y: 200, size: 100 },
    { y: 168, size: 56 },
    { y: 200, size: 100 },
  ]);
});

test('a text without an ordinal is written as it is, in the middle', () => {
  const { pen, readDrawing } = createTestPen();
  writeOrdinal(pen, '1,284', 300, 200, STYLE);
  expect(readDrawing()).toMatch(/^“1,284” .* center ≤500 at 300,200\n$/);
});

test('an ordinal that is too wide for its place is written smaller', () => {
  const { pen, baselines } = createTestPen();
  writeOrdinal(pen, '1.er lugar', 300, 200, { ...STYLE, maxWidth: 114 });
  expect(baselines.map(({ size }) => size)).toEqual([50, 28, 50]);
});
