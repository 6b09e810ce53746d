import { expect, test } from 'vitest';
import { summarise } from './growth.ts';

test('summarise returns the median paint time, the median heap, and the shortest of the runs’ slowest key presses', () => {
  const runs = [
    { paintedAt: 300, worstKey: 80, heap: 4 },
    { paintedAt: 100, worstKey: 56, heap: 6 },
    { paintedAt: 900, worstKey: 64, heap: 5 },
  ];
  expect(summarise(runs)).toEqual({ paintedAt: 300, worstKey: 56, heap: 5 });
});
