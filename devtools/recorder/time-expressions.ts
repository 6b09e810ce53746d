/** Writes instants relative to agenda events, so that a recorded recipe works in any season. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../simulator.ts';

const UNITS = [
  ['d', DAY_MS],
  ['h', HOUR_MS],
  ['m', MINUTE_MS],
  ['s', SECOND_MS],
] as const;

export function toSpanExpression(ms: number): string {
  const parts: string[] = [];
  let left = ms;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    if (count > 0) parts.push(`${count}${unit}`);
    left -= count * size;
  }
  return parts.join(' ');
}

/**
 * Expiries of codes, links and sessions exist only in the world in which the recipe was recorded, so a recorded
 * recipe must not use them in its times.
 */
const OWN_KINDS = ['code', 'link', 'session'];

export function toTimeExpression({ agenda, clock }: Simulator, at: number): string {
  const last = agenda
    .list({ to: at })
    .findLast(({ expression, kind }) => expression !== null && !OWN_KINDS.includes(kind));
  const from = last?.expression ?? 'nacimiento';
  const span = toSpanExpression(at - clock.resolve(from));
  return span ? `${from} + ${span}` : from;
}
