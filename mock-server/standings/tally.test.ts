import { expect, it } from 'vitest';
import { createTally, getLine, sortPlayers, toMerit } from './tally.ts';

it('a season of 848 points, 165 exact scores and 23 trivias fits into a merit, the standings’ sort key', () => {
  const tally = createTally(1);
  for (let turn = 0; turn < 23; turn += 1)
    (tally.merit[0] as number) += toMerit(turn < 17 ? 46 : 11, turn < 17 ? 9 : 2, turn < 17 ? 9 : 2, 1);
  expect(getLine(tally, 0)).toEqual({ score: 848, exact: 165, results: 165, trivias: 23, last: 0 });
});

it('simulated players with points are sorted by merit, then by the earlier last submission, then by number', () => {
  const tally = createTally(6);
  const rows = [
    { merit: toMerit(0, 0, 0, 0), last: 1 },
    { merit: toMerit(2, 0, 1, 0), last: 9 },
    { merit: toMerit(5, 1, 1, 0), last: 9 },
    { merit: toMerit(2, 0, 1, 0), last: 3 },
    { merit: toMerit(2, 0, 1, 0), last: 3 },
    { merit: toMerit(1, 0, 0, 1), last: 2 },
  ];
  for (const [player, { merit, last }] of rows.entries()) {
    tally.merit[player] = merit;
    tally.last[player] = last;
  }
  expect([...sortPlayers(tally)]).toEqual([2, 3, 4, 1, 5]);
});

type Merit = Parameters<typeof toMerit>;

it.each<{ better: Merit; worse: Merit }>([
  { better: [7, 0, 0, 0], worse: [6, 9, 9, 9] },
  { better: [7, 2, 0, 0], worse: [7, 1, 9, 9] },
  { better: [7, 2, 4, 0], worse: [7, 2, 3, 9] },
  { better: [7, 2, 4, 1], worse: [7, 2, 4, 0] },
])(
  'the points, exact scores, results and trivias $better are a higher merit than $worse',
  ({ better, worse }) => {
    expect(toMerit(...better)).toBeGreaterThan(toMerit(...worse));
  },
);
