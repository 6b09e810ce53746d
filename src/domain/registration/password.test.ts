import { expect, test } from 'vitest';
import { checkConfirmation, checkPassword, cleanPassword } from './password.ts';
import { findSlow, listTexts, MAX_MS, type TextCheck } from './texts.test.helper.ts';

const checkMyPassword = (password: string) => checkPassword(password, 'Ana@Correo.mx');
const checkRepeated = (confirmation: string) => checkConfirmation('clave larga', confirmation);

/** The texts that each check refuses, by error code; `none` lists the texts that it accepts. */
const CHECKS: TextCheck[] = [
  [
    // Limits: 8 and 64 characters.
    'checkPassword of the player ana@correo.mx',
    checkMyPassword,
    {
      none: [' con espacios ', 'x9'.repeat(4), 'x9'.repeat(32), '🌽🌮🥔🌶️🫘🧂🍋', 'bcdefghj', 'ihgfedcb'],
      'password-short': ['siete77', 'x9x9x9x'],
      'password-long': [`${'x9'.repeat(32)}x`, 'x'.repeat(100_000)],
      'password-common': ['Password1', ' password ', 'bcdefghi', 'zzzzzzzz', 'ANA@correo.mx', ' '.repeat(10)],
      required: [''],
    },
  ],
  [
    'checkConfirmation of the password “clave larga”',
    checkRepeated,
    { none: ['clave larga'], 'password-mismatch': ['clave corta', 'clave larga '], required: [''] },
  ],
];

test.each(listTexts(CHECKS))('$0 of the text $1 returns the error code “$2”', (_name, text, code, check) => {
  expect(check(text) ?? 'none').toBe(code);
});

test.each([
  ['bidi marks at its ends', '\u202amarcador de dos\u202c', 'marcador de dos'],
  ['zero-width spaces and a byte order mark at its ends', '\ufeffmarcador\u200b\u200b', 'marcador'],
  ['isolates at its ends', '\u2068marcador\u2069', 'marcador'],
  ['blanks at its ends', ' marcador\u00a0', ' marcador\u00a0'],
  ['an invisible character in the middle', 'marca\u200bdor', 'marca\u200bdor'],
  ['an emoji that is joined and selected at its end', 'papas👩\u200d🌾❤\ufe0f', 'papas👩\u200d🌾❤\ufe0f'],
  ['accents in two characters', 'jose\u0301', 'jose\u0301'],
])('cleanPassword of a password with %s changes only the ends', (_what, raw, expected) => {
  expect(cleanPassword(raw)).toBe(expected);
});

test('a password of invisible characters alone is missing', () => {
  expect([checkMyPassword('\u200b\u200e'), checkRepeated('\ufeff')]).toEqual(['required', 'required']);
});

test('a repetition that differs from the password only by the invisible characters of a paste is equal', () => {
  expect(checkConfirmation('clave larga', '\u202aclave larga\u202c')).toBeNull();
});

test.each<[string, (text: string) => unknown]>([
  ['cleanPassword', cleanPassword],
  ['checkPassword', (text) => checkPassword(text, text)],
  ['checkConfirmation', (text) => checkConfirmation(text, text)],
])(
  `%s takes at most ${MAX_MS} ms for texts of up to 100,000 characters that repeat one pattern`,
  (_, check) => {
    expect(findSlow(check)).toEqual([]);
  },
);
