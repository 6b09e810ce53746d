import type { Simulator } from '../api/simulator.ts';
import { formatTimeAway } from '../format.ts';
import { useNow } from './use-world.tsx';

/** `at` is world time (ms). */
export function TimeAway({ simulator, at }: { simulator: Simulator; at: number }) {
  return formatTimeAway(at, useNow(simulator));
}
