import { expect, test } from 'vitest';
import { at, week } from '../../testing/fixtures.ts';
import { getIntro } from './ranking-intro.ts';

test.each([
  [true, 'quedó', 'fue'],
  [false, 'va', 'va'],
])(
  'Ranking uses the right tense for its tables when it is %s that they have no more points to come',
  (past, ofWeek, general) => {
    const weeks = [week(1, '2026-12-06'), week(2, '2026-12-13')];
    const intro = (scope: 'week' | 'general') =>
      getIntro({ scope, week: 1, page: 1 }, past, weeks, at('2026-12-14T00:00:00'));
    expect([intro('week'), intro('general')]).toEqual([
      `Así ${ofWeek} la tabla de la Jornada 1.`,
      `Así ${general} la tabla general.`,
    ]);
  },
);
