import { expect, test } from 'vitest';
import { isOtherEmail } from './same-email.ts';

test.each([
  ['ana@correo.mx', 'ana@correo.mx'],
  ['ana@correo.mx', 'Ana@Correo.MX'],
  [' ana@correo.mx ', 'ana@correo.mx'],
  ['ana@correo.mx', 'ana@correo.mx\u200b'],
  ['ana@compañía.mx', 'ana@xn--compaa-7va5a.mx'],
  ['ana@xn--compaa-7va5a.mx', 'Ana@COMPAÑÍA.mx'],
  ['ana@compan\u0303i\u0301a.mx', 'ana@compañía.mx'],
  ['ana@correo.mx', ''],
  ['ana@correo.mx', 'a***@correo.mx'],
  ['ana@correo.mx', 'ana'],
  ['', 'ana@correo.mx'],
])('the e-mails %j and %j are not of two accounts', (typed, known) => {
  expect(isOtherEmail(typed, known)).toBe(false);
});

test.each([
  ['ana@correo.mx', 'eva@correo.mx'],
  ['ana@correo.mx', 'ana@correo.com'],
  ['a.na@gmail.com', 'ana@gmail.com'],
  ['ana+liga@gmail.com', 'ana@gmail.com'],
  ['ana@compañía.mx', 'ana@compania.mx'],
  ['ana@correo.mx', 'josé@correo.mx'],
])('the e-mails %j and %j are of two accounts', (typed, known) => {
  expect(isOtherEmail(typed, known)).toBe(true);
});
