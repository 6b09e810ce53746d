import { randomFraction } from '../../mock-server/lib/random.ts';

export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  let count = 0;
  const next = () => {
    count += 1;
    return randomFraction(seed, count);
  };
  const below = (max: number) => Math.floor(next() * max);
  return {
    /** Returns a number from 0 to below 1, as `Math.random` does. */
    next,
    below,
    pick: <T>(values: readonly T[]): T | undefined => values[below(values.length)],
    happens: (probability: number) => next() < probability,
  };
}
