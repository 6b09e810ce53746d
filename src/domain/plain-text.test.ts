import { expect, test } from 'vitest';
import { removeInvisible, toAsciiDigits } from './plain-text.ts';

test.each([
  ['bidi embeddings', '\u202aAna\u202c'],
  ['bidi marks', '\u200eAna\u200f\u061c'],
  ['bidi isolates', '\u2066A\u2067n\u2068a\u2069'],
  ['a bidi override', '\u202dA\u202ena'],
  ['zero-width characters', 'A\u200bn\u200c\u200da\u2060'],
  ['a soft hyphen', 'A\u00adna'],
  ['a byte order mark', '\ufeffAna'],
  ['variation selectors', 'A\ufe0fn\ufe0ea\u{e0100}'],
  ['tag characters', 'Ana\u{e0061}'],
  ['Hangul fillers', '\u115fAna\u3164'],
  ['a braille blank', 'Ana\u2800'],
  ['control characters', '\u0000A\u0007na\u007f'],
])('removeInvisible removes %s and keeps the letters', (_characters, text) => {
  expect(removeInvisible(text)).toBe('Ana');
});

test('removeInvisible keeps blanks, line breaks, combining accents and emoji', () => {
  const text = ' José\u0301\t\n\u00a0😀 ';
  expect(removeInvisible(text)).toBe(text);
});

test.each([
  ['fullwidth', '１２３０９', '12309'],
  ['Arabic-Indic', '١٢٣٠٩', '12309'],
  ['Persian', '۱۲۳۰۹', '12309'],
  ['Devanagari', '१२३०९', '12309'],
  ['Thai', '๑๒๓๐๙', '12309'],
  ['mathematical', '𝟏𝟐𝟑𝟎𝟗', '12309'],
  ['Kannada', '೧೨೩೦೯', '12309'],
  ['ASCII', '12309', '12309'],
])('toAsciiDigits converts %s digits to ASCII', (_digits, text, ascii) => {
  expect(toAsciiDigits(`a${text}`)).toBe(`a${ascii}`);
});
