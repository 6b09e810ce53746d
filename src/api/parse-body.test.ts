import { expect, test } from 'vitest';
import { parseBody } from './parse-body.ts';

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
