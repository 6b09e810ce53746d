import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const now = Date.UTC(2026, 10, 21, 12);

test('the wait until the date of a Retry-After is rounded up to whole seconds, never down', () => {
  expect(parseRetryAfter('Sat, 21 Nov 2026 12:00:50 GMT', now + 400)).toBe(50);
});

test.each([
  ['45', 45],
  ['0', 1],
  ['999', 120],
  [' 45 ', 45],
  ['1234567890', null],
  ['-5', null],
  ['1.5', null],
  ['30s', null],
  ['5, 5', null],
  ['soon', null],
  ['Sat, 21 Nov 2026 12:00:50 GMT', 50],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 1],
  ['', null],
  [null, null],
])(
  'parseRetryAfter of the header %j at 12:00 GMT on 21 November 2026 returns %j (in seconds)',
  (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  },
);
