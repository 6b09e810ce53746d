import { expect, test } from 'vitest';
import { summarise } from './growth.ts';

test('summarise returns the median time and heap, and the best run of the slowest keys', () => {
  const runs = [
    { paintedAt: 300, worstKey: 80, heap: 4 },
    { paintedAt: 100, worstKey: 56, heap: 6 },
    { paintedAt: 900, worstKey: 64, heap: 5 },
  ];
  expect(summarise(runs)).toEqual({ paintedAt: 300, worstKey: 56, heap: 5 });
});
