import { expect, test } from 'vitest';
import { at, createPrediction, week } from '../testing/fixtures.ts';
import { chooseCurrentWeek, getVisibleWeeks } from './weeks.ts';

// `reference.test.ts` checks the weeks that these functions choose by date.
const weeks = [week(7, '2026-08-28'), week(5, '2026-08-14'), week(6, '2026-08-21')];

test('the current week is the week that the server names', () => {
  expect(chooseCurrentWeek(weeks, 5, at('2026-08-26T12:00:00'))).toBe(5);
});

test.each([
  ['an earlier week whose list of predictions is empty', 7, new Map([[5, []]]), [7]],
  [
    'a week without predictions while the current week is unknown',
    null,
    new Map([[5, [createPrediction()]]]),
    [5],
  ],
])('getVisibleWeeks leaves out %s', (_week, current, predictions, shown) => {
  const all = [week(0, '2026-07-01'), ...weeks];
  expect(getVisibleWeeks(all, current, predictions).map(({ number }) => number)).toEqual(shown);
});
