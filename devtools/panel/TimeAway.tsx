import type { Simulator } from '../api/simulator.ts';
import { formatTimeAway } from '../format.ts';
import { useNow } from './use-world.tsx';

/** How far an instant is from the world's time: `en 2 h 33 min`. `at` in virtual ms. */
export function TimeAway({ simulator, at }: { simulator: Simulator; at: number }) {
  return formatTimeAway(at, useNow(simulator));
}
