import { chance } from '../../mock-server/lib/random.ts';

export interface Random {
  below(max: number): number;
  pick<T>(values: readonly T[]): T | undefined;
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
