import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from '../lib/time.ts';
import { cleanExpression } from './expression-text.ts';

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: SECOND_MS,
  m: MINUTE_MS,
  h: HOUR_MS,
  d: DAY_MS,
  w: WEEK_MS,
};

export function parseSpan(span: number | string): number {
  if (typeof span === 'number' && Number.isFinite(span)) return span;
  const text = cleanExpression(String(span)).replaceAll(/\s+/g, '');
  if (!/^([+-]?\d+(\.\d+)?(ms|[smhdw]))+$/.test(text))
    throw new Error(`No entiendo la duración “${span}”. Conozco d, h, m, s y ms: por ejemplo 2h 30m o -1d.`);
  let sum = 0;
  let sign = 1;
  for (const [, mark, amount, unit] of text.matchAll(/([+-]?)(\d+(?:\.\d+)?)(ms|[smhdw])/g)) {
    if (mark) sign = mark === '-' ? -1 : 1;
    sum += sign * Number(amount) * (UNITS[unit ?? ''] ?? 0);
  }
  return sum;
}
