/** Seeded random choices: the same seed gives the same choices on any machine. */
import { chance } from '../../mock-server/lib/random.ts';

export interface Random {
  /** A whole number from 0 to `max` − 1. */
  below(max: number): number;
  /** One of the values; undefined for an empty list. */
  pick<T>(values: readonly T[]): T | undefined;
  /** True with this probability. */
  happens(probability: number): boolean;
}

export function createRandom(seed: number): Random {
  let count = 0;
  const next = () => {
    count += 1;
    return chance(seed, count);
  };
  const below = (max: number) => Math.floor(next() * max);
  return {
    below,
    pick: (values) => values[below(values.length)],
    happens: (probability) => next() < probability,
  };
}
