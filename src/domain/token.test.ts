import { expect, test } from 'vitest';
import { isAccessToken, isResetToken } from './token.ts';

test.each([
  ['1|abcDEF', true],
  ['!~', true],
  ['a\r\nb', false],
  ['a b', false],
  ['\u007f', false],
  ['null', false],
  ['undefined', false],
  ['', false],
  [null, false],
])('isAccessToken for %j returns %s', (text, expected) => {
  expect(isAccessToken(text)).toBe(expected);
});

test.each([
  ['an access token', isAccessToken, 4096],
  ['a reset token', isResetToken, 512],
])(
  '%s of the maximum length is accepted, and one with one more character is refused',
  (_token, check, max) => {
    expect([check('x'.repeat(max)), check('x'.repeat(max + 1))]).toEqual([true, false]);
  },
);

test.each([
  ['t0k3n-abc', true],
  ['undefined', true],
  ['a b', false],
  ['', false],
])('isResetToken for %j returns %s', (text, expected) => {
  expect(isResetToken(text)).toBe(expected);
});
