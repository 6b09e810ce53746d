import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../mock-server/lib/time.ts';

/** Writes a span as an expression of a recipe, such as `1h 30m`. */
export function toSpanExpression(ms: number): string {
  let rest = ms;
  const parts = Object.entries({ d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS }).map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count}${unit}` : '';
  });
  return parts.filter(Boolean).join(' ');
}
