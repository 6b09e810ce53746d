import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBirthdate, getAge } from './birthdate.ts';
import { checkCode } from './digits.ts';
import { checkEmail, normaliseEmail, suggestEmail } from './email.ts';
import { checkConfirmation, checkPassword } from './password.ts';
import { checkLastName, checkName, checkNickname, cleanText } from './person-name.ts';
import { checkPhone, cleanPhone } from './phone.ts';

describe('the validation of a name', () => {
  it.each(['María José', 'Ñandú', "D'Angelo", 'Ana-Sofía', 'Ma. Fernanda', 'de la O'])(
    'checkName accepts %s',
    (name) => {
      expect(checkName(name)).toBeNull();
    },
  );

  it.each(['4na', 'Ana😀', 'A', '<b>Ana</b>', 'a'.repeat(61), '-Ana', 'Ana\u202e'])(
    'checkName refuses %j with the error code “name”',
    (name) => {
      expect(checkName(name)).toBe('name');
    },
  );

  it('checkLastName accepts 80 letters and refuses 81', () => {
    expect([checkLastName('Peña'), checkLastName('a'.repeat(80)), checkLastName('a'.repeat(81))]).toEqual([
      null,
      null,
      'last-name',
    ]);
  });

  it('cleanText removes extra spaces and keeps capital letters', () => {
    expect(cleanText('  ana   LÓPEZ ')).toBe('ana LÓPEZ');
  });
});

describe('the validation of a nickname', () => {
  it.each(['ana', 'La_Onda.10', 'ñero-7', '123', 'a'.repeat(20)])('checkNickname accepts %s', (nickname) => {
    expect(checkNickname(nickname)).toBeNull();
  });

  it.each([
    'an',
    'a'.repeat(21),
    'ana@correo.mx',
    '5512345678',
    '55-1234-5678',
    '55.1234.5678',
    'ana lópez',
    '...',
  ])('checkNickname refuses %s with the error code “nickname”', (nickname) =>
    expect(checkNickname(nickname)).toBe('nickname'),
  );
});

describe('the validation of a phone number', () => {
  it.each([
    '5512345678',
    '55 1234 5678',
    '55-1234-5678',
    '(55) 1234.5678',
    '+52 55 1234 5678',
    '+52 1 55 1234 5678',
    '5215512345678',
    '0052 55 1234 5678',
    '044 55 1234 5678',
    '045 55 1234 5678',
    '01 55 1234 5678',
    '+52 (01) 55 1234 5678',
    ' 55\u00a01234\u20115678 ',
    '５５１２３４５６７８',
  ])('cleanPhone reads the phone number %s as 5512345678', (raw) => {
    expect(cleanPhone(raw)).toBe('5512345678');
  });

  it('cleanPhone keeps a ten-digit phone number that begins with 52', () => {
    expect(cleanPhone('5255123456')).toBe('5255123456');
  });

  it.each(['551234567', '55123456789', '+1 415 555 2671', '55 1234 567a', 'x'.repeat(100_000)])(
    'checkPhone refuses $0 with the error code “phone”',
    (raw) => expect(checkPhone(raw)).toBe('phone'),
  );

  it('cleanPhone removes the prefix and the separators that were added to a generated ten-digit phone number', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    const prefix = fc.constantFrom('', '+52 ', '521', '044', '045-', '(01) ', '0052');
    const gap = fc.constantFrom('', ' ', '-', '.', '  ');
    fc.assert(
      fc.property(digits, prefix, gap, (number, before, between) => {
        expect(cleanPhone(before + [...number].join(between))).toBe(number);
      }),
    );
  });
});

describe('the validation of the date of birth', () => {
  const check = (day: string, month: string, year: string, today = '2026-08-26') =>
    checkBirthdate({ day, month, year }, today);

  it.each([
    ['30', '2', '1990'],
    ['29', '02', '1900'],
    ['0', '1', '1990'],
    ['31', '4', '1990'],
    ['1', '13', '1990'],
    ['1', '1', '90'],
    ['1', '1', '1915'],
    ['1', '1', '2030'],
    ['', '1', '1990'],
    ['1e1', '1', '1990'],
  ])(
    'checkBirthdate on 26 August 2026 returns “date” for the day “%s”, the month “%s” and the year “%s”',
    (day, month, year) => {
      expect(check(day, month, year)).toBe('date');
    },
  );

  it('getAge counts the birthday of a person born on 29 February on 1 March in a common year', () => {
    expect([getAge('2008-02-29', '2026-02-28'), getAge('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
  });
});

describe('the validation of an e-mail', () => {
  it('normaliseEmail trims the e-mail and converts it to lower case', () => {
    expect(normaliseEmail('  Ana@Correo.MX ')).toBe('ana@correo.mx');
  });

  it.each(['ana@correo.mx', 'a.b+c@sub.correo.com.mx', 'ana@compañía.mx', 'ANA@CORREO.MX'])(
    'checkEmail accepts %s',
    (email) => {
      expect(checkEmail(email)).toBeNull();
    },
  );

  it.each([
    'ana',
    'ana@',
    '@correo.mx',
    'ana@correo',
    'a b@c.mx',
    'ana@@correo.mx',
    'a..b@c.mx',
    'ana@c.m',
    'ana@-c.mx',
  ])('checkEmail refuses %s with the error code “email”', (email) => expect(checkEmail(email)).toBe('email'));

  it.each(['ana@gmail.com', 'ana@mail.com', 'ana@unam.mx', 'ana@correo.mx', 'ana'])(
    'suggestEmail suggests nothing for %s',
    (email) => expect(suggestEmail(email)).toBeNull(),
  );
});

describe('the validation of a password', () => {
  it.each(['papas con chile', ' con espacios ', 'x9'.repeat(32), 'ññññññña', '🌽🌮🥔🌶️🫘🧂🍋'])(
    'checkPassword accepts %j',
    (password) => {
      expect(checkPassword(password, 'ana@correo.mx')).toBeNull();
    },
  );

  it.each([
    ['', 'required'],
    ['siete77', 'password-short'],
    ['a1'.repeat(33), 'password-long'],
    ['Password1', 'password-common'],
    ['12345678', 'password-common'],
    ['aaaaaaaa', 'password-common'],
    ['ANA@correo.mx', 'password-common'],
    ['          ', 'password-common'],
  ])('checkPassword refuses %j with the code %s', (password, code) => {
    expect(checkPassword(password, 'Ana@Correo.mx')).toBe(code);
  });

  it('checkConfirmation refuses a repeated password with an extra space at the end, and accepts one with the same space', () => {
    expect([checkConfirmation('clave larga', 'clave larga '), checkConfirmation(' a', ' a')]).toEqual([
      'password-mismatch',
      null,
    ]);
  });
});

describe('the validation of the postal code and the confirmation code', () => {
  it('checkCode accepts six digits with a space or a hyphen, and returns “code” for five digits and “required” for empty text', () => {
    expect([checkCode('123 456'), checkCode('123-456'), checkCode('12345'), checkCode('')]).toEqual([
      null,
      null,
      'code',
      'required',
    ]);
  });
});
