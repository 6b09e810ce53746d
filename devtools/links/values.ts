/** The values of a link's parameters. Each function throws an error with a Spanish message for an invalid value. */
import { normalize } from '../../mock-server/lib/text.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';

export function readChoice<const Value extends string>(
  name: string,
  text: string,
  known: readonly Value[],
): Value {
  const choice = known.find((value) => value === normalize(text.replace(/^\++/, '')));
  if (choice === undefined) throw new Error(`“${name}=${text}”: se espera ${known.join(', ')}.`);
  return choice;
}

export function readNumber(
  name: string,
  text: string,
  expected = 'un número',
  isValid: (value: number) => boolean = Number.isFinite,
): number {
  const value = Number(text.replace(/^(\d+),(?=\d+$)/, '$1.'));
  if (text.trim() === '' || !isValid(value)) throw new Error(`“${name}=${text}”: se espera ${expected}.`);
  return value;
}

/**
 * Reads a time expression. A program that writes links as forms puts `+` for each blank: `cierre(7,1)+-+1m`,
 * `28/08/2026+19:00`.
 */
export const readTime = (text: string): string =>
  text
    .replace(/^(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})\+(?=\d)/, '$1 ')
    .replace(/([(,])[+\s]+/g, '$1')
    .replace(/[+\s]*([+-])[+\s]*/g, '$1');

const UNITS: Record<string, number> = { h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS };

export function readDevice(value: string): 'real' | 'server' | number {
  const text = value.replaceAll(/\s/g, '').toLowerCase();
  if (text === 'real' || text === 'server') return text;
  const [, amount, unit = ''] = /^([+-]?\d+(?:\.\d+)?)(h|m|s)$/.exec(text) ?? [];
  if (amount === undefined)
    throw new Error(`“device=${value}”: se espera real, server o un desfase como -3h.`);
  return Number(amount) * (UNITS[unit] ?? 0);
}
