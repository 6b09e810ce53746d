import { expect, test, vi } from 'vitest';
import { parseBody } from '../decode.ts';
import { parseRetryAfter } from './classify.ts';
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

test('createHeaders sets Authorization and X-XSRF-TOKEN with a token and a CSRF token, and neither without them', () => {
  const common = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  expect(createHeaders(null, null)).toEqual(common);
  expect(createHeaders('1|abc', 'x')).toEqual({
    ...common,
    Authorization: 'Bearer 1|abc',
    'X-XSRF-TOKEN': 'x',
  });
});

const readContent = (text: string) => {
  const body = parseBody(text);
  return body.kind === 'json' ? body.value : body.kind;
};

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['<!doctype html>', 'text'],
  ['{"a":1', 'text'],
  ['null', null],
  ['[1,"2"]', [1, '2']],
])(
  'parseBody reads the text %j as %j: the JSON value, or “empty” or “text” when it is not valid JSON',
  (text, value) => {
    expect(readContent(text)).toEqual(value);
  },
);

test.each([
  ['{"id":9007199254740993}', { id: '9007199254740993' }],
  ['{"id":-9007199254740993}', { id: '-9007199254740993' }],
  ['[12345678901234567890,1]', ['12345678901234567890', 1]],
  ['{"id":9007199254740991}', { id: 9007199254740991 }],
  ['{"id":"9007199254740993"}', { id: '9007199254740993' }],
  [
    '{"text":"call 9007199254740993, \\"9007199254740993\\""}',
    { text: 'call 9007199254740993, "9007199254740993"' },
  ],
  ['[0.12345678901234567]', [Number('0.12345678901234567')]],
  ['[12345678901234567e2]', [Number('12345678901234567e2')]],
])(
  'parseBody keeps every digit of the integers in the JSON text %s, and leaves other values as they are',
  (text, value) => {
    expect(readContent(text)).toEqual(value);
  },
);

test('parseBody changes no prototype when a key is `__proto__`', () => {
  const value = readContent('{"__proto__":{"isAdmin":true},"id":9007199254740993}') as object;
  expect(Object.hasOwn(value, '__proto__')).toBe(true);
  expect((value as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

const now = Date.UTC(2026, 10, 21, 12);

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
