import { expect, test } from 'vitest';
import { seasonCopy } from './season.ts';

test.each([
  ['Jornada 7', 'Hasta la Jornada 7'],
  ['Final · Vuelta', 'Final · Vuelta'],
])('the shared card of a season that ends with the week “%s” has the tag “%s”', (week, tag) => {
  expect(seasonCopy.shareTag(week)).toBe(tag);
});

test('the season copy says “1 punto”, in the singular, when the week of one trivia point is unknown', () => {
  expect(seasonCopy.triviaToPlace(1)).toBe('1 punto de trivia por ubicar: ya está en tu total.');
});

test('the season copy writes one cancelled game of a week in the singular and two in the plural', () => {
  expect([seasonCopy.cancelled(1), seasonCopy.cancelled(2)]).toEqual([
    '1 partido cancelado, no suma',
    '2 partidos cancelados, no suman',
  ]);
});
