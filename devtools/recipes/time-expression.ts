import type { MockControl } from '../api.ts';
import { toSpanExpression } from '../player/recorder/span-expression.ts';

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
