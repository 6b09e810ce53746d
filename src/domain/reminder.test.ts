import { expect, test } from 'vitest';
import { at } from '../testing/fixtures.ts';
import { isReminderInTime } from './reminder.ts';

const CUTOFF = at('2026-08-29T17:00:00');

test.each([
  ['three hours and a millisecond before the first cut-off', '2026-08-29T13:59:59.999', CUTOFF, true],
  ['three hours before the first cut-off', '2026-08-29T14:00:00', CUTOFF, false],
  ['when no game is remaining', '2026-08-29T12:00:00', undefined, false],
])('a reminder is in time or not %s', (_when, now, cutoff, isInTime) => {
  expect(isReminderInTime(cutoff, at(now))).toBe(isInTime);
});
