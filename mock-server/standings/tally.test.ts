import { expect, it } from 'vitest';
import { createTally, getLine, toMerit } from './tally.ts';

it('a season of 848 points, 165 exact scores and 23 trivias fits into a merit, the standings’ sort key', () => {
  const tally = createTally(1);
  for (let turn = 0; turn < 23; turn += 1)
    (tally.merit[0] as number) += toMerit(turn < 17 ? 46 : 11, turn < 17 ? 9 : 2, turn < 17 ? 9 : 2, 1);
  expect(getLine(tally, 0)).toEqual({ score: 848, exact: 165, results: 165, trivias: 23, last: 0 });
});
