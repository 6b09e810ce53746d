import { expect, test } from 'vitest';
import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';
import { getParams, readChoice } from './ranking-address.ts';

const INITIAL_WEEK = 7;

test.each<[string, RankingChoice]>([
  ['', { scope: 'week', week: null, page: 1 }],
  ['jornada=6', { scope: 'week', week: 6, page: 1 }],
  ['jornada=6&pagina=3', { scope: 'week', week: 6, page: 3 }],
  ['tabla=general', { scope: 'general', week: null, page: 1 }],
  ['tabla=general&pagina=2', { scope: 'general', week: null, page: 2 }],
])(
  'the address of Ranking with the parameters “%s” names the table, and the table has that address',
  (params, choice) => {
    expect(readChoice(new URLSearchParams(params))).toEqual(choice);
    expect(getParams(choice, INITIAL_WEEK)).toBe(params);
  },
);

test('the first page of the week that opens by itself has no parameters', () => {
  expect(getParams({ scope: 'week', week: INITIAL_WEEK, page: 1 }, INITIAL_WEEK)).toBe('');
});
