import { expect, test } from 'vitest';
import { checkBirthdate, getAge, readBirthdate } from './birthdate.ts';
import { checkZipcode, cleanCode, cleanZipcode } from './digits.ts';
import { checkEmail, normaliseEmail, suggestEmail } from './email.ts';
import { checkConfirmation, checkPassword } from './password.ts';
import { checkLastName, checkName, checkNickname, cleanText } from './person-name.ts';
import { cleanPhone, formatPhone, maskPhone } from './phone.ts';

test.each([
  ['5512345678', '55 1234 5678', '55 •••• 5678'],
  ['3312345678', '33 1234 5678', '33 •••• 5678'],
  ['2221234567', '222 123 4567', '222 ••• 4567'],
  ['', '', ''],
])('for the digits %j, formatPhone returns %j and maskPhone returns %j', (digits, shown, masked) => {
  expect([formatPhone(digits), maskPhone(digits)]).toEqual([shown, masked]);
});

test.each([
  ['52551234567', null],
  ['0015512345678', null],
  ['52015512345678', '5512345678'],
  ['52445512345678', null],
  ['a5512345678', null],
  ['5512345678a', null],
  [`5512345678${' '.repeat(54)}`, '5512345678'],
  [`${' '.repeat(55)}5512345678`, null],
])('cleanPhone turns %j into %j', (raw, digits) => {
  expect(cleanPhone(raw)).toBe(digits);
});

test.each([
  ['Al', null],
  ['a'.repeat(60), null],
  ['Jose\u0301', null],
  [' A ', 'name'],
  ['Ana,', 'name'],
])('checkName for %j returns %j', (raw, code) => {
  expect(checkName(raw)).toBe(code);
});

test('cleanText joins a vowel and its combining accent to one character, and checkNickname counts them as one', () => {
  expect(cleanText('Jose\u0301')).toBe('José');
  expect(checkNickname('Jo\u0301')).toBe('nickname');
});

test.each([
  ['ab', null],
  ['a', 'last-name'],
  ['', 'required'],
])('checkLastName for %j returns %j', (raw, code) => {
  expect(checkLastName(raw)).toBe(code);
});

test.each([
  ['', 'required'],
  [' ', 'required'],
  ['ana!', 'nickname'],
  ['!ana', 'nickname'],
  ['___', 'nickname'],
  ['55_1234_5678', 'nickname'],
])(
  'checkNickname refuses %j, which is empty, has a wrong character or is a phone number, with %j',
  (raw, code) => {
    expect(checkNickname(raw)).toBe(code);
  },
);

test('checkNickname accepts eleven digits, which are no phone number', () => {
  expect(checkNickname('55123456789')).toBeNull();
});

test.each([
  ['06700', null],
  ['０６７００', null],
  ['06-700', null],
  ['0670', 'zipcode'],
  ['067000', 'zipcode'],
  ['a06700', 'zipcode'],
  [' - ', 'required'],
])('checkZipcode for %j returns %j', (raw, code) => {
  expect(checkZipcode(raw)).toBe(code);
});

test('cleanZipcode and cleanCode read only the first 64 characters, and cleanCode removes spaces and hyphens', () => {
  const long = '1'.repeat(70);
  expect([cleanZipcode(long).length, cleanCode(long).length]).toEqual([64, 64]);
  expect(cleanCode(' 1-2 3 ')).toBe('123');
});

const mail = (local: number, domain: number) => `${'a'.repeat(local)}@${'b'.repeat(domain - 3)}.mx`;

test.each([
  [mail(64, 100), null],
  [mail(65, 100), 'email'],
  [mail(2, 251), null],
  [mail(3, 251), 'email'],
  [mail(1, 252), null],
  [`${' '.repeat(987)}ana@correo.mx`, null],
  [`${' '.repeat(988)}ana@correo.mx`, 'email'],
  ['', 'required'],
  [' ', 'required'],
  ['@', 'email'],
  ['ana.@correo.mx', 'email'],
  ['.ana@correo.mx', 'email'],
  ['ñandú@correo.mx', 'email'],
  ["a!#$%&'*+/=?^_`{|}~-b@correo.mx", null],
  ['ana@correo-.mx', 'email'],
  ['ana@co-rreo.mx', null],
  ['ana@correo.m1', null],
  ['ana@correo.1m', 'email'],
  ['ana@correo.mx-', 'email'],
  ['ana@correo_.mx', 'email'],
  ['ana@1.mx', null],
])(
  'checkEmail for $0 returns the error code $1 (limits: 64 characters before “@”, 254 in total, 1,000 with spaces)',
  (email, code) => {
    expect(checkEmail(email)).toBe(code);
  },
);

test('normaliseEmail joins a vowel and its combining accent to one character', () => {
  expect(normaliseEmail('Jose\u0301@x.mx')).toBe('josé@x.mx');
});

test.each([
  // A typed domain of up to eight characters may have one typing error, a longer one two.
  ['mns.com', 'msn.com'],
  ['ms.com', 'msn.com'],
  ['msnn.com', 'msn.com'],
  ['mmm.com', null],
  ['liev.com', 'live.com'],
  ['gmaal.con', 'gmail.com'],
  ['htomial.com', 'hotmail.com'],
  ['htomiall.con', null],
  ['yahoo.com.mxx', 'yahoo.com.mx'],
  ['prodigy.net.mxx', 'prodigy.net.mx'],
  // This one has more than one typing error, but a rule of its own suggests gmail.com.
  ['gmail.mx', 'gmail.com'],
  ['xgmail.mx', null],
  ['gmail.mxx', null],
  // Existing domains, such as email.com, get no suggestion.
  ['email.com', null],
  ['outlook.mx', null],
  ['outlook.com', null],
])('suggestEmail for an address at %s suggests the domain %j (null: no suggestion)', (domain, meant) => {
  expect(suggestEmail(`ana@${domain}`)).toBe(meant === null ? null : `ana@${meant}`);
});

test('suggestEmail suggests nothing (null) for a malformed e-mail and for a domain of more than 20 characters', () => {
  expect(suggestEmail('ana@gmial')).toBeNull();
  expect(suggestEmail('a b@gmial.com')).toBeNull();
  expect(suggestEmail(`ana@${'gmail.com'.repeat(3)}`)).toBeNull();
});

test.each([
  ['abcdefgh', 'password-common'],
  ['bcdefghi', 'password-common'],
  ['bcdefghj', null],
  ['ihgfedcb', null],
  ['zzzzzzzz', 'password-common'],
  [' password ', 'password-common'],
  ['12345678', 'password-common'],
  ['x9'.repeat(4), null],
  ['x9x9x9x', 'password-short'],
  ['x9'.repeat(32), null],
  [`${'x9'.repeat(32)}x`, 'password-long'],
  ['x'.repeat(100_000), 'password-long'],
])('checkPassword for $0 returns the error code $1 (limits: 8 and 64 characters)', (password, code) => {
  expect(checkPassword(password, '')).toBe(code);
});

test.each([
  ['', 'required'],
  ['clave larga', null],
  ['clave corta', 'password-mismatch'],
])(
  'checkConfirmation of the password “clave larga” and the repeated password %j returns %j',
  (confirmation, code) => {
    expect(checkConfirmation('clave larga', confirmation)).toBe(code);
  },
);

const check = (day: string, month: string, year: string) =>
  checkBirthdate({ day, month, year }, '2026-08-26');

test.each([
  ['', '', '', 'required'],
  ['1', '', '', 'date'],
  [' 1 ', ' 2 ', ' 1990 ', null],
  ['26', '8', '2026', 'underage'],
  ['27', '8', '2026', 'date'],
  ['26', '8', '2008', null],
  ['27', '8', '2008', 'underage'],
  ['27', '8', '1915', null],
  ['26', '8', '1915', 'date'],
  ['1', '2', '19900', 'date'],
  ['a1', '2', '1990', 'date'],
  ['1', '+2', '1990', 'date'],
])(
  'checkBirthdate on 26 August 2026 for the day %j, the month %j and the year %j returns %j',
  (day, month, year, code) => {
    expect(check(day, month, year)).toBe(code);
  },
);

test('readBirthdate writes the day and the month with two digits', () => {
  expect(readBirthdate({ day: '1', month: '2', year: '1990' })).toBe('1990-02-01');
  expect(readBirthdate({ day: '11', month: '12', year: '1990' })).toBe('1990-12-11');
});

test.each([
  ['1990-08-25', 36],
  ['1990-08-26', 36],
  ['1990-08-27', 35],
  ['1990-09-01', 35],
])('getAge on 26 August 2026 for a person born on %s returns %d', (birthdate, age) => {
  expect(getAge(birthdate, '2026-08-26')).toBe(age);
});
