import { expect, test } from 'vitest';
import { summarise } from './growth.ts';

test('summarise returns the median of times and heaps, and for the slowest key press the best of the runs', () => {
  const runs = [
    { paintedAt: 300, worstKey: 80, heap: 4 },
    { paintedAt: 100, worstKey: 56, heap: 6 },
    { paintedAt: 900, worstKey: 64, heap: 5 },
  ];
  expect(summarise(runs)).toEqual({ paintedAt: 300, worstKey: 56, heap: 5 });
});
