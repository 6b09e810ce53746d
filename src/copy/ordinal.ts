import { formatNumber } from './format.ts';

/**
 * Examples: `1.er lugar`, `2.º lugar`, `1,203.er lugar`. “Primero” and “tercero” are shortened before a
 * masculine noun, in compound ordinals too (13.er, 21.er). 11 is “undécimo”, which is not shortened.
 */
export function formatOrdinalPlace(position: number): string {
  const isShortened = (position % 10 === 1 && position % 100 !== 11) || position % 10 === 3;
  return `${formatNumber(position)}.${isShortened ? 'er' : 'º'} lugar`;
}
