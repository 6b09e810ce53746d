import { expect, test } from 'vitest';
import { isFutureSeedRow } from '../models/records.ts';
import { createCsrfCookie } from '../routes/account.ts';
import { getThrottleSeconds, isInThrottleWindow } from './account.ts';
import { getPoints } from './games.ts';

test.each([
  [2, 1, 2, 1, 5],
  [0, 0, 0, 0, 5],
  [2, 1, 1, 0, 2],
  [0, 2, 1, 3, 2],
  [1, 1, 2, 2, 2],
  [2, 1, 2, 2, 0],
  [2, 1, 1, 1, 0],
  [1, 2, 2, 1, 0],
  [1, 1, 0, 1, 0],
])('a prediction %d–%d of a %d–%d gets %d points', (home, away, realHome, realAway, points) => {
  expect(getPoints(home, away, realHome, realAway)).toBe(points);
});

const FAILED = { id: '1', email: 'ana@correo.mx', since: 1_000, count: 1 };

test.each([
  [5, 1_000, 60],
  [5, 1_001, 60],
  [5, 31_000, 30],
  [5, 60_999, 1],
  [5, 61_000, 0],
  [5, 999, 0],
  [6, 1_000, 60],
  [4, 1_000, 0],
])(
  'after %d failed log-ins, the first at 1,000 ms, an e-mail that logs in at %d ms must wait %d seconds',
  (count, now, seconds) => {
    expect(getThrottleSeconds({ ...FAILED, count }, now)).toBe(seconds);
  },
);

test.each([
  [999, false],
  [1_000, true],
  [60_999, true],
  [61_000, false],
])('the log-in throttle counts a failed log-in at %d ms together with one at 1,000 ms: %j', (now, isOpen) => {
  expect(isInThrottleWindow(FAILED, now)).toBe(isOpen);
});

test.each([
  [true, 11, true],
  [true, 10, false],
  [false, 11, false],
])(
  'isFutureSeedRow for seeded %j and created_at %d, at the time 10, returns %j',
  (seeded, created_at, isFuture) => {
    expect(isFutureSeedRow({ seeded, created_at }, 10)).toBe(isFuture);
  },
);

test('the value of the CSRF cookie is URL-encoded, ends in “==” and differs for another seed and for another counter', () => {
  const cookie = createCsrfCookie(1, 1);
  expect(cookie).toMatch(/^XSRF-TOKEN=eyJpdiI6(?:[A-Za-z0-9]|%2B|%2F){32,}%3D%3D$/);
  const value = decodeURIComponent(cookie.slice('XSRF-TOKEN='.length));
  expect(value).toMatch(/^eyJpdiI6[A-Za-z0-9+/]{34}==$/);
  expect(createCsrfCookie(1, 1)).toBe(cookie);
  expect(new Set([cookie, createCsrfCookie(1, 2), createCsrfCookie(2, 1)]).size).toBe(3);
  // More than 16 different characters: the value is not written in hexadecimal digits.
  expect(new Set(value.slice(8, -2)).size).toBeGreaterThan(16);
});
