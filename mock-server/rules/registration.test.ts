import { expect, test } from 'vitest';
import type { UserRow } from '../models/user.ts';
import { createRegistration } from '../testing/registration.ts';
import { at } from '../testing/rows.ts';
import { getRegistrationErrors, readRegistration } from './registration.ts';

const NOW = at('2026-08-28T12:00:00');
const FORM = createRegistration();
const TONI = { email: FORM.email, nickname: 'Toni', deleted_at: null } as UserRow;

const getErrors = (changes: Record<string, unknown>, users: UserRow[] = []) =>
  getRegistrationErrors({ ...FORM, ...changes }, users, NOW);

test('the server accepts a valid registration', () => {
  expect(getErrors({})).toEqual({});
});

test('the server trims a registration’s texts except the password and writes its e-mail in lower case', () => {
  const padded = Object.fromEntries(
    Object.entries(FORM).map(([field, value]) => [field, typeof value === 'string' ? ` ${value} ` : value]),
  );
  const { accepts_terms, accepts_privacy, ...texts } = FORM;
  expect([accepts_terms, accepts_privacy]).toEqual([true, true]);
  expect(readRegistration({ ...padded, email: ' Toni@Correo.MX ' })).toEqual({
    ...texts,
    password: ` ${FORM.password} `,
    accepts_marketing: false,
  });
});

test.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])('the consent to marketing %j in a registration is stored as %j', (accepts_marketing, isGiven) => {
  expect(readRegistration({ ...FORM, accepts_marketing }).accepts_marketing).toBe(isGiven);
});

test('the server refuses an empty registration with an error for every required field', () => {
  const errors = getRegistrationErrors({}, [], NOW);
  expect(Object.values(errors).map(([text]) => text)).toEqual([
    'The name field is required.',
    'The last name field is required.',
    'The nickname field is required.',
    'The email field is required.',
    'The phone field is required.',
    'The birthdate field is required.',
    'The zipcode field is required.',
    'The state field is required.',
    'The municipality field is required.',
    'The neighborhood field is required.',
    'The password field is required.',
    'The accepts terms field must be accepted.',
    'The accepts privacy field must be accepted.',
  ]);
});

test('a number as the name or the password of a registration counts as missing', () => {
  expect(getErrors({ name: 7, password: 12345678 })).toEqual({
    name: ['The name field is required.'],
    password: ['The password field is required.'],
  });
});

test.each([
  ['name', 'A', 'The name field must be at least 2 characters.'],
  ['name', 'Al', null],
  ['name', 'a'.repeat(60), null],
  ['name', 'a'.repeat(61), 'The name field must not be greater than 60 characters.'],
  ['name', 'Ana 1', 'The name field format is invalid.'],
  ['name', '1Ana', 'The name field format is invalid.'],
  ['name', 'Ma. José-O’Neil', null],
  ['last_name', 'R', null],
  ['last_name', 'a'.repeat(80), null],
  ['last_name', '𠮷'.repeat(80), null],
  ['last_name', 'a'.repeat(81), 'The last name field must not be greater than 80 characters.'],
  ['last_name', 'Ruiz_', 'The last name field format is invalid.'],
  ['birthdate', '1990-02-30', 'The birthdate field must be a valid date.'],
  ['birthdate', '1990-1-01', 'The birthdate field must be a valid date.'],
  ['birthdate', '1990-01-01T00:00', 'The birthdate field must be a valid date.'],
  ['birthdate', 'x1990-01-01', 'The birthdate field must be a valid date.'],
  ['birthdate', '2008-08-28', null],
  ['birthdate', '2008-08-29', 'The birthdate field must be a date before or equal to 18 years ago.'],
  ['birthdate', '1915-08-29', null],
  ['birthdate', '1915-08-28', 'The birthdate field must be a valid date.'],
  ['phone', '551234567', 'The phone field must be 10 digits.'],
  ['phone', '55123456789', 'The phone field must be 10 digits.'],
  ['phone', '55 1234 5678', 'The phone field must be 10 digits.'],
  ['zipcode', '0670', 'The zipcode field must be 5 digits.'],
  ['zipcode', '067000', 'The zipcode field must be 5 digits.'],
  ['nickname', 'to', 'The nickname field format is invalid.'],
  ['nickname', 'toñ', null],
  ['nickname', 'a'.repeat(20), null],
  ['nickname', 'a'.repeat(21), 'The nickname field format is invalid.'],
  ['nickname', 'to ni', 'The nickname field format is invalid.'],
  ['email', 'toni', 'The email field must be a valid email address.'],
  ['email', 'toni@correo', 'The email field must be a valid email address.'],
  ['email', 'to ni@correo.mx', 'The email field must be a valid email address.'],
  ['email', 'toni@correo.mx.', 'The email field must be a valid email address.'],
  ['email', 'toni@@correo.mx', 'The email field must be a valid email address.'],
  ['email', `${'a'.repeat(244)}@correo.mx`, null],
  ['email', `${'a'.repeat(245)}@correo.mx`, 'The email field must be a valid email address.'],
  ['password', 'a'.repeat(7), 'The password field must be at least 8 characters.'],
  ['password', 'a'.repeat(8), null],
  ['password', 'a'.repeat(64), null],
  ['password', '⚽'.repeat(4) + '🏆'.repeat(3), 'The password field must be at least 8 characters.'],
  ['password', '🏆'.repeat(64), null],
  ['password', 'a'.repeat(65), 'The password field must not be greater than 64 characters.'],
  ['accepts_terms', false, 'The accepts terms field must be accepted.'],
  ['accepts_terms', 'true', 'The accepts terms field must be accepted.'],
  ['accepts_privacy', undefined, 'The accepts privacy field must be accepted.'],
])('the server’s error for the %s %j of a registration is %j', (field, value, message) => {
  expect(getErrors({ [field]: value })).toEqual(message === null ? {} : { [field]: [message] });
});

test('an e-mail and a nickname count as taken whatever their case', () => {
  expect(getErrors({ email: 'TONI@correo.mx', nickname: 'TONI' }, [TONI])).toEqual({
    email: ['The email has already been taken.'],
    nickname: ['The nickname has already been taken.'],
  });
});

test('a registration is refused when one of several users has its e-mail and nickname', () => {
  const luis = { email: 'luis@correo.mx', nickname: 'luis', deleted_at: null } as UserRow;
  expect(Object.keys(getErrors({}, [luis, TONI]))).toEqual(['email', 'nickname']);
  expect(getErrors({}, [luis])).toEqual({});
});

test('a registration accepts the e-mail and the nickname of a deleted user', () => {
  expect(getErrors({}, [{ ...TONI, deleted_at: 1 }])).toEqual({});
});
