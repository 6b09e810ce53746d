import { expect, test, vi } from 'vitest';
import { createHeaders, getXsrfToken, readCookies } from './headers.ts';

test.each([
  ['XSRF-TOKEN=abc%3D', 'abc='],
  ['XSRF-TOKEN-OLD=no; XSRF-TOKEN=yes', 'yes'],
  ['OLD-XSRF-TOKEN=no; XSRF-TOKEN=yes', 'yes'],
  ['xsrf-token=no', null],
  ['XSRF-TOKEN=first; XSRF-TOKEN=second', 'first'],
  ['XSRF-TOKEN=%E0%A4', '%E0%A4'],
  ['XSRF-TOKEN=a==', 'a=='],
  ['XSRF-TOKEN=', null],
  ['XSRF-TOKEN', null],
  ['XSRF-TOKEN=%0Aa', null],
  ['XSRF-TOKEN=a%0A', null],
  ['XSRF-TOKEN=; XSRF-TOKEN=second', 'second'],
  ['', null],
])('getXsrfToken for the cookies “%s” returns %j', (cookies, token) => {
  expect(getXsrfToken(cookies)).toBe(token);
});

test.each([
  ['first', 'second'],
  ['second', 'first'],
  ['first, second', 'first'],
])(
  'when another application has set the tokens “%s”, getXsrfToken returns “%s” of the two tokens “first” and “second”',
  (foreign, token) => {
    expect(getXsrfToken('XSRF-TOKEN=first; XSRF-TOKEN=second', new Set(foreign.split(', ')))).toBe(token);
  },
);

test('readCookies returns an empty text when the browser denies access to the cookies', () => {
  vi.stubGlobal('document', {
    get cookie() {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(readCookies()).toBe('');
  vi.unstubAllGlobals();
});

test('createHeaders sets Authorization and X-XSRF-TOKEN with a token and a CSRF token, and neither without them [6.7, 6.9]', () => {
  const common = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  expect(createHeaders(null, null)).toEqual(common);
  expect(createHeaders('1|abc', 'x')).toEqual({
    ...common,
    Authorization: 'Bearer 1|abc',
    'X-XSRF-TOKEN': 'x',
  });
});
