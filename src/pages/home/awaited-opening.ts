import { getOpening } from '../../domain/window.ts';
import type { WeekView } from '../../stores/games/week-view.ts';

/**
 * When the week that can't be predicted yet opens (ms); otherwise null. Of a week in which an advanced game has closed
 * and nothing was sent, the next opening.
 */
export function getAwaitedOpening({ counts, entries, firstOpening, phase }: WeekView): number | null {
  if (phase.value === 'before') return firstOpening.value;
  if (phase.value === 'open' || counts.value.sent > 0) return null;
  const next = entries.value.filter(({ state }) => state.value === 'next');
  return next.length > 0 ? Math.min(...next.map(({ gameWindow }) => getOpening(gameWindow))) : null;
}
