import { expect, test } from 'vitest';
import { formatHits } from './format-hits.ts';

test.each([
  [0, 6, '6 resultados'],
  [0, 1, '1 resultado'],
  [1, 1, '1 resultado exacto'],
  [2, 2, '2 resultados, los 2 exactos'],
  [1, 3, '3 resultados, 1 exacto'],
  [114, 1236, '1,236 resultados, 114 exactos'],
])('%i exact scores among %i results read “%s”', (exact, results, text) => {
  expect(formatHits(exact, results)).toBe(text);
});
