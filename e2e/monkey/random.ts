import { getChance } from '../../mock-server/lib/random.ts';

export interface Random {
  /** Returns a number from 0 to below 1, as `Math.random` does. */
  next(): number;
  below(max: number): number;
  pick<T>(values: readonly T[]): T | undefined;
  happens(probability: number): boolean;
}

export function createRandom(seed: number): Random {
  let count = 0;
  const next = () => {
    count += 1;
    return getChance(seed, count);
  };
  const below = (max: number) => Math.floor(next() * max);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)],
    happens: (probability) => next() < probability,
  };
}
