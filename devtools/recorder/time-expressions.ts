/** Writes instants relative to agenda events, so that a recorded recipe works in any season. */
import type { AgendaKind } from '../../mock-server/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../simulator.ts';

export const EXPIRY_KINDS: readonly AgendaKind[] = ['code', 'link', 'session'];

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

/** A recorded recipe must not use expiries in its times, because they exist only in the world of the recording. */
export function toTimeExpression({ agenda, clock }: Simulator, at: number): string {
  const last = agenda
    .list({ to: at })
    .findLast(({ expression, kind }) => expression !== null && !EXPIRY_KINDS.includes(kind));
  const from = last?.expression ?? 'nacimiento';
  const span = toSpanExpression(at - clock.resolve(from));
  return span ? `${from} + ${span}` : from;
}
