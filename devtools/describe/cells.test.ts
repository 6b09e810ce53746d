import { expect, test } from 'vitest';
import { formatCell, parseCell } from './cells.ts';

const AT = Date.parse('2026-08-28T19:00:00-06:00');
const resolve = (text: string) => {
  if (text !== '2026-08-28 19:00') throw new Error(text);
  return AT;
};

test.each([
  ['text', 'BBVA', 'BBVA'],
  ['number', 12, '12'],
  ['instant', AT, '2026-08-28 19:00'],
  ['instant', 0, '–'],
  ['list', ['Uno', 'Dos tres'], 'Uno | Dos tres'],
] as const)(
  'a cell of the type %s with %j is written as “%s”, and read back as it was',
  (type, value, text) => {
    expect(formatCell({ type }, value)).toBe(text);
    expect(parseCell({ type }, ` ${text}`, resolve)).toEqual(type === 'text' ? ` ${text}` : value);
  },
);

test.each(['text', 'number', 'instant'] as const)('an empty cell of the type %s has no value', (type) => {
  expect([formatCell({ type }, null), parseCell({ type }, ' ', resolve)]).toEqual(['', null]);
});
