/** Writes a cell's value as the text of its field, and reads the typed text back. */
import type { ColumnView } from '../../mock-server/index.ts';
import { toIso } from '../../mock-server/lib/time.ts';

type Column = Pick<ColumnView, 'type'>;

/** Text of the instant 0, which stands for “from the start”, such as `published_at` of a regular game. */
const NO_INSTANT = '–';

export function formatCell({ type }: Column, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (type === 'instant' && typeof value === 'number')
    return value > 0 ? toIso(value).slice(0, 16).replace('T', ' ') : NO_INSTANT;
  if (Array.isArray(value)) return value.join(' | ');
  return String(value);
}

/**
 * Converts the text of a table cell to a value. Empty text is null, except in a list. `resolve` throws an error
 * with a Spanish message for an unknown instant.
 */
export function parseCell({ type }: Column, text: string, resolve: (text: string) => number): unknown {
  if (type === 'list') return text.split('|').map((part) => part.trim());
  if (text.trim() === '') return null;
  if (type === 'number') return Number(text);
  if (type === 'instant') return text.trim() === NO_INSTANT ? 0 : resolve(text.trim());
  return text;
}
