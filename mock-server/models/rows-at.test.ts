import { expect, test } from 'vitest';
import { isFutureSeedRow } from './rows.ts';

test.each([
  [true, 11, true],
  [true, 10, false],
  [false, 11, false],
])(
  'isFutureSeedRow for seeded %j and created_at %d, at the time 10, returns %j',
  (seeded, created_at, isFuture) => {
    expect(isFutureSeedRow({ seeded, created_at }, 10)).toBe(isFuture);
  },
);
