import { Cookie } from 'tough-cookie';
import { expect, test } from 'vitest';
import { findCookieDifferences, isDroppedCookie } from './cookies.ts';

const READABLE = { isSecure: true, isHidden: false };
const HIDDEN = { isSecure: true, isHidden: true };

test.each([
  ['a=b; Path=/; SameSite=Lax; Secure', READABLE, []],
  ['a=b; Path=/; SameSite=Lax; Secure; HttpOnly', HIDDEN, []],
  ['a=b; Path=/; SameSite=Lax', READABLE, ['not Secure']],
  ['a=b; Path=/; SameSite=Lax', { ...READABLE, isSecure: false }, []],
  ['a=b; Path=/lmx; SameSite=Lax; Secure', READABLE, ['Path=/lmx']],
  ['a=b; Path=/; Secure', READABLE, ['no SameSite']],
  ['a=b; Path=/; SameSite=Strict; Secure', READABLE, ['SameSite=strict']],
  ['a=b; Path=/; SameSite=Lax; Secure; HttpOnly', READABLE, ['HttpOnly']],
  ['a=b; Path=/; SameSite=Lax; Secure', HIDDEN, ['not HttpOnly']],
])('findCookieDifferences for the cookie %j and the rules %j returns %j', (text, rules, differences) => {
  expect(findCookieDifferences(Cookie.parse(text)!, rules)).toEqual(differences);
});

test.each([
  ['a=b; SameSite=None', true],
  ['a=b; SameSite=None; Secure', false],
  ['a=b; SameSite=Lax', false],
])('isDroppedCookie for the cookie %j returns %s', (text, isDropped) => {
  expect(isDroppedCookie(Cookie.parse(text)!)).toBe(isDropped);
});
