import { expect, test } from 'vitest';
import { parseStored } from './parse-stored.ts';

test.each([
  ['[1]', [1]],
  ['null', null],
  [null, null],
  ['', null],
  ['{"cut":', null],
])('parseStored of %j returns %j', (text, value) => {
  expect(parseStored(text)).toEqual(value);
});
