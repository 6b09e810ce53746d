import { expect, test } from 'vitest';
import { getWorstOfBest } from './interactions.ts';

test('getWorstOfBest takes each step from its fastest run and returns the longest of these times for each step name', () => {
  const runs = [
    [
      { name: 'type a digit', duration: 40 },
      { name: 'type a digit', duration: 90 },
      { name: 'open the menu', duration: 64 },
    ],
    [
      { name: 'type a digit', duration: 200 },
      { name: 'type a digit', duration: 56 },
      { name: 'open the menu', duration: 72 },
    ],
  ];
  expect([...getWorstOfBest(runs)]).toEqual([
    ['type a digit', 56],
    ['open the menu', 64],
  ]);
});
