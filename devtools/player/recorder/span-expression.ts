/** Spans and instants as expressions of a recipe. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../mock-server/lib/time.ts';
import type { MockControl } from '../../api.ts';

export function toSpanExpression(ms: number): string {
  let rest = ms;
  const parts = Object.entries({ d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS }).map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count}${unit}` : '';
  });
  return parts.filter(Boolean).join(' ');
}

/**
 * Writes an instant relative to an event of the agenda, so that a recorded recipe works in any season. Expiries, which
 * have no week, exist only in the world of the recording.
 */
export function toTimeExpression(
  { agenda, clock }: Pick<MockControl, 'agenda' | 'clock'>,
  at: number,
): string {
  const last = agenda
    .list({ to: at })
    .findLast(({ expression, week }) => expression !== null && week !== null);
  const from = last?.expression ?? 'nacimiento';
  const span = toSpanExpression(at - clock.resolve(from));
  return span ? `${from} + ${span}` : from;
}
