import { expect, it } from 'vitest';
import { compareLines, type Line } from './line.ts';

const line = (score: number, exact = 0, results = 0, trivias = 0, last = 100): Line => ({
  score,
  exact,
  results,
  trivias,
  last,
});

const pairs: [string, Line, Line][] = [
  ['a player with more points ranks first', line(5), line(4, 9, 9, 9, 1)],
  ['with equal points, more exact scores rank first', line(5, 2), line(5, 1, 9, 9, 1)],
  ['with equal exact scores, more correct results rank first', line(5, 1, 3), line(5, 1, 2, 9, 1)],
  ['with equal results, more correct trivias rank first', line(5, 1, 3, 1), line(5, 1, 3, 0, 1)],
  ['with equal trivias, the earlier submission ranks first', line(5, 1, 3, 1, 99), line(5, 1, 3, 1, 100)],
];

it.each(pairs)('in the standings, %s', (_, better, worse) => {
  expect(compareLines(better, worse)).toBeLessThan(0);
  expect(compareLines(worse, better)).toBeGreaterThan(0);
});
