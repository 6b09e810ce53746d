import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkBirthdate,
  checkFirstName,
  checkLastName,
  checkNickname,
  checkPhone,
  checkZipcode,
  cleanDigits,
  cleanName,
  cleanPhone,
  cleanText,
  getAge,
  readBirthdate,
} from './fields.ts';
import { findSlow, listTexts, MAX_MS, type TextCheck } from './texts.test.helper.ts';

/** The texts that each check refuses, by error code; `none` lists the texts that it accepts. */
const CHECKS: TextCheck[] = [
  [
    'checkFirstName',
    checkFirstName,
    {
      none: ['María José', "D'Angelo", 'Ana-Sofía', 'Ma. Fernanda', 'Al', 'Jose\u0301', 'a'.repeat(60)],
      name: ['Ana😀', ' A ', 'a'.repeat(61), '-Ana', 'Ana"'],
    },
  ],
  [
    'checkLastName',
    checkLastName,
    {
      none: ['O', 'ab', 'a'.repeat(80), "O'", 'García–Ruiz'],
      'last-name': ["'", '4', 'a'.repeat(81)],
      required: ['', '\u200b'],
    },
  ],
  [
    'checkNickname',
    checkNickname,
    {
      // Eleven digits are no phone number.
      none: ['ana', 'La_Onda.10', 'ñero-7', '123', '55123456789', 'a'.repeat(20)],
      nickname: ['an', 'a'.repeat(21), 'Jo\u0301', 'ana@correo.mx', '___', '!ana', '55_1234_5678'],
      required: ['', ' '],
    },
  ],
  [
    'checkZipcode',
    checkZipcode,
    {
      none: ['06700', '０６７００'],
      zipcode: ['0670', '067000', 'a06700'],
      required: [' - '],
    },
  ],
  [
    'checkPhone',
    checkPhone,
    { phone: ['551234567', '55123456789', '+1 415 555 2671', '55 1234 567a', 'x'.repeat(100_000)] },
  ],
];

test.each(listTexts(CHECKS))('$0 of the text $1 returns the error code “$2”', (_name, text, code, check) => {
  expect(check(text) ?? 'none').toBe(code);
});

test.each([
  ['´', 'acute accent'],
  ['‘', 'left single quotation mark'],
  ['’', 'right single quotation mark'],
  ['`', 'grave accent'],
  ['ʼ', 'modifier letter apostrophe'],
  ['ʻ', 'okina'],
  ['′', 'prime'],
  ['＇', 'fullwidth apostrophe'],
  ['‛', 'reversed quotation mark'],
  ['｀', 'fullwidth grave accent'],
  ['\u0384', 'Greek tonos'],
  ['\u055a', 'Armenian apostrophe'],
  ['\ua78c', 'saltillo'],
  ['\u1fbf', 'Greek psili'],
  ["'", 'apostrophe'],
])('a first name with the sign %s (%s) is valid, and the sign is stored as an apostrophe', (sign) => {
  expect([checkFirstName(`D${sign}Angelo`), cleanName(`D${sign}Angelo`)]).toEqual([null, "D'Angelo"]);
});

test.each([
  ['\u2010', 'hyphen'],
  ['\u2011', 'non-breaking hyphen'],
  ['\u2012', 'figure dash'],
  ['–', 'en dash'],
  ['—', 'em dash'],
  ['\u2212', 'minus sign'],
  ['－', 'fullwidth hyphen'],
  ['-', 'hyphen-minus'],
])('a last name with the sign %s (%s) is valid, and the sign is stored as a hyphen', (sign) => {
  expect([checkLastName(`Ruiz${sign}Paz`), cleanName(`Ruiz${sign}Paz`)]).toEqual([null, 'Ruiz-Paz']);
});

test.each([
  ['cleanText', cleanText, '\u202aAna \u200bMaría\u202c', 'Ana María'],
  ['cleanText', cleanText, '\u00a0Ana\u00a0\u2009María\ufeff', 'Ana María'],
  ['cleanName', cleanName, '\u2068Ana\u00ad\u2069', 'Ana'],
  ['cleanDigits', cleanDigits, '\u206606\u00a0700\ufe0f\u2069', '06700'],
  ['cleanDigits', cleanDigits, '٠٦٧٠٠', '06700'],
  ['cleanPhone', cleanPhone, '\u202a+52 55 1234 5678\u202c', '5512345678'],
  ['cleanPhone', cleanPhone, '\u206655\u2011 1234\u200b5678\u2069', '5512345678'],
  ['cleanPhone', cleanPhone, '\u2068tel:+525512345678\u2069', '5512345678'],
  ['cleanPhone', cleanPhone, '\u200eCel. 55·1234·5678,\u200e', '5512345678'],
  ['cleanPhone', cleanPhone, '\ufeff٥٥ ١٢٣٤ ٥٦٧٨', '5512345678'],
])('%s drops what nobody sees in a pasted text (row %#)', (_name, clean, raw, expected) => {
  expect(clean(raw)).toBe(expected);
});

test('a date of birth is read without the invisible characters around its parts', () => {
  expect(readBirthdate({ day: '\u202a1\u202c', month: '2', year: '\u200e١٩٩٠' })).toBe('1990-02-01');
});

test('cleanText removes extra spaces, keeps capital letters and joins a vowel and its combining accent', () => {
  expect([cleanText('  ana   LÓPEZ '), cleanText('Jose\u0301')]).toEqual(['ana LÓPEZ', 'José']);
});

test('cleanDigits reads only the first 64 characters and removes spaces and hyphens', () => {
  const long = '1'.repeat(70);
  expect(cleanDigits(long).length).toBe(64);
  expect(cleanDigits(' 1-2 3 ')).toBe('123');
});

test('readBirthdate writes the day and the month with two digits', () => {
  expect(readBirthdate({ day: '1', month: '2', year: '1990' })).toBe('1990-02-01');
  expect(readBirthdate({ day: '11', month: '12', year: '1990' })).toBe('1990-12-11');
});

test.each([
  [' 55\u00a01234\u20115678 ', '5512345678'],
  ['５５１２３４５６７８', '5512345678'],
  ['52015512345678', '5512345678'],
  ['5255123456', '5255123456'],
  [`5512345678${' '.repeat(54)}`, '5512345678'],
  [`${' '.repeat(55)}5512345678`, null],
  ['52551234567', null],
  ['52445512345678', null],
  ['a5512345678', null],
  ['5512345678a', null],
])('cleanPhone turns %j into %j', (raw, digits) => {
  expect(cleanPhone(raw)).toBe(digits);
});

test('cleanPhone removes the prefix and the separators that were added to a generated ten-digit phone number', () => {
  const digits = fc.stringMatching(/^[2-9]\d{9}$/);
  const prefix = fc.constantFrom('', '+52 ', '521', '044', '045-', '(01) ', '0052');
  const gap = fc.constantFrom('', ' ', '-', '.', '  ');
  fc.assert(
    fc.property(digits, prefix, gap, (number, before, between) => {
      expect(cleanPhone(before + [...number].join(between))).toBe(number);
    }),
  );
});

test.each([
  ['', '', '', 'required'],
  [' 1 ', ' 2 ', ' 1990 ', null],
  ['26', '8', '2008', null],
  ['27', '8', '2008', 'underage'],
  ['26', '8', '2026', 'underage'],
  ['27', '8', '2026', 'date'],
  ['27', '8', '1915', null],
  ['26', '8', '1915', 'date'],
  ['30', '2', '1990', 'date'],
  ['0', '1', '1990', 'date'],
  ['1', '1', '90', 'date'],
  ['1', '2', '19900', 'date'],
  ['1', '', '', 'date'],
  ['', '1', '1990', 'date'],
  ['1e1', '1', '1990', 'date'],
  ['1', '+2', '1990', 'date'],
])(
  'checkBirthdate on 26 August 2026 for the day %j, the month %j and the year %j returns %j',
  (day, month, year, code) => {
    expect(checkBirthdate({ day, month, year }, '2026-08-26')).toBe(code);
  },
);

test.each([
  ['1990-08-26', '2026-08-26', 36],
  ['1990-08-27', '2026-08-26', 35],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('getAge of a person born on %s returns on %s %d', (birthdate, today, age) => {
  expect(getAge(birthdate, today)).toBe(age);
});

test.each<[string, (text: string) => unknown]>([
  ['checkFirstName', checkFirstName],
  ['checkLastName', checkLastName],
  ['checkNickname', checkNickname],
  ['cleanText', cleanText],
  ['cleanName', cleanName],
  ['checkPhone', checkPhone],
  ['cleanPhone', cleanPhone],
  ['checkZipcode', checkZipcode],
  ['checkBirthdate', (text) => checkBirthdate({ day: text, month: text, year: text }, '2026-08-26')],
])(
  `%s takes at most ${MAX_MS} ms for texts of up to 100,000 characters that repeat one pattern`,
  (_, check) => {
    expect(findSlow(check)).toEqual([]);
  },
);
