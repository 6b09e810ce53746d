import { expect, test } from 'vitest';
import { type BenchRow, drawTable, getVerdict } from './table.ts';

const row = { what: 'paint', measured: 120, static: 100, bare: 150 };
test.each<{ row: BenchRow; verdict: string; what: string }>([
  { row, verdict: 'no goal', what: '120 without a goal' },
  { row: { ...row, goal: { most: 120 } }, verdict: 'met', what: '120 of at most 120' },
  { row: { ...row, goal: { most: 119.9 } }, verdict: 'missed', what: '120 of at most 119.9' },
  { row: { ...row, goal: { least: 120.1 } }, verdict: 'missed', what: '120 of at least 120.1' },
  { row: { ...row, goal: { most: 1.2, of: 'static' } }, verdict: 'met', what: '120 of at most 1.2 × 100' },
  {
    row: { ...row, goal: { most: 1.19, of: 'static' } },
    verdict: 'missed',
    what: '120 of at most 1.19 × 100',
  },
  {
    row: { ...row, goal: { most: 0.79, of: 'bare' } },
    verdict: 'missed',
    what: '120 of at most 0.79 × 150',
  },
  {
    row: { what: 'paint', measured: 1, goal: { most: 9, of: 'bare' } },
    verdict: 'missed',
    what: 'a goal relative to a missing figure',
  },
  {
    row: { what: 'paint', measured: Number.NaN, goal: { most: 9 } },
    verdict: 'missed',
    what: 'the figure NaN',
  },
])('getVerdict returns $verdict for $what', ({ row: measured, verdict }) => {
  expect(getVerdict(measured)).toBe(verdict);
});

test('drawTable writes a line for each group, and a line with figure, ratios, goal and verdict for each row', () => {
  const groups = [
    {
      title: 'Paint',
      rows: [
        { what: 'LCP', measured: 150, unit: 'ms', static: 100, bare: 200, goal: { most: 1.5, of: 'static' } },
        { what: 'score', measured: 98, goal: { least: 99 } },
      ],
    },
    { title: 'Bytes', rows: [{ what: 'scripts', measured: 85.3, unit: 'KiB', goal: { most: 85 } }] },
  ] as const;
  expect(drawTable(groups).split('\n').slice(2)).toEqual([
    '| **Paint** | | | | | |',
    '| LCP | 150 ms | 1.50 | 0.75 | ≤ 1.5 ÷ static | met |',
    '| score | 98 |  |  | ≥ 99 | **missed** |',
    '| **Bytes** | | | | | |',
    '| scripts | 85.3 KiB |  |  | ≤ 85 KiB | **missed** |',
  ]);
});
