import { expect, test } from 'vitest';
import { createSupportCode } from './support-code.ts';

test.each([
  [new TypeError('lost'), 'RR-4450'],
  [new Error('lost'), 'RR-2976'],
  ['lost', 'RR-C724'],
  ['b', 'RR-0062'],
  [undefined, 'RR-6150'],
  ['', 'RR-0000'],
])('createSupportCode for the failure %o returns %s', (error, code) => {
  expect(createSupportCode(error)).toBe(code);
});
