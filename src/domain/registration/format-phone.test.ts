import { expect, test } from 'vitest';
import { formatPhone, maskPhone } from './format-phone.ts';

test.each([
  ['5512345678', '55 1234 5678', '55 •••• 5678'],
  ['3312345678', '33 1234 5678', '33 •••• 5678'],
  ['2221234567', '222 123 4567', '222 ••• 4567'],
  ['', '', ''],
])('for the digits %j, formatPhone returns %j and maskPhone returns %j', (digits, shown, masked) => {
  expect([formatPhone(digits), maskPhone(digits)]).toEqual([shown, masked]);
});
