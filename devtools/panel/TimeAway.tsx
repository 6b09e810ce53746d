import type { Simulator } from '../api/simulator.ts';
import { formatTimeAway } from '../format.ts';
import { useNow } from './signals.tsx';

/** Shows the time from the world time to `at` (world time in ms), such as `en 2 h 33 min`. */
export function TimeAway({ simulator, at }: { simulator: Simulator; at: number }) {
  return formatTimeAway(at, useNow(simulator));
}
