import { expect, test } from 'vitest';
import { checkCode, findCode, readTypedCode } from './code.ts';
import { findSlow, MAX_MS } from './texts.test.helper.ts';

test.each([
  ['482913'],
  [' 482913 '],
  ['482 913'],
  ['482-913'],
  ['482\u2011913'],
  ['482\u00a0913'],
  ['482.913'],
  ['48 29 13'],
  ['4 8 2 9 1 3'],
  ['4-8-2-9-1-3'],
  ['\u202a482913\u202c'],
  ['482\u200b913'],
  ['٤٨٢٩١٣'],
  ['۴۸۲۹۱۳'],
  ['４８２９１３'],
  ['Reto Ruffles 2026: tu código es 482913'],
  ['Reto Ruffles 2026 482913'],
  ['482913 es tu código de Reto Ruffles 2026. Caduca en 15 minutos.'],
  ['Tu código: 482 913. Caduca a las 12:45 del 28/11/2026.'],
  ['28-11-26: tu código es 482913'],
  ['Tu código es 482913. No lo compartas. 482913'],
  ['Tu código es 482-913; si no eres tú, llama al 55 1234 5678'],
  ['Folio 100200. Tu código es 482913'],
  ['Tu código es 482913 y tu folio 100200'],
  ['482913 es tu código; folio 100200'],
  ['482913\n\nReto Ruffles 2026'],
])('the code in the text %j is 482913', (text) => {
  expect([findCode(text), checkCode(text), readTypedCode(text)]).toEqual(['482913', null, '482913']);
});

test.each([
  ['', 'required'],
  ['\u200b ', 'required'],
  ['12345', 'code'],
  ['1234567', 'code'],
  ['Reto Ruffles 2026', 'code'],
  ['2026: tu código es 48', 'code'],
  ['100200 o 482913', 'code'],
  ['55 1234 5678', 'code'],
])('the text %j holds no code: %s', (text, error) => {
  expect([findCode(text), checkCode(text)]).toEqual([null, error]);
});

test.each([
  ['4', '4'],
  ['48a', '48'],
  ['482 9', '4829'],
  ['4829137', '482913'],
  ['407-213 0', '407213'],
  ['٤٨', '48'],
  ['', ''],
])('the typed text %j becomes %j in the field of the code', (text, shown) => {
  expect(readTypedCode(text)).toBe(shown);
});

test.each(['100200 o 482913', 'Reto Ruffles 2026: pide tu código al 01 800'])(
  'the text %j, which may hold another code than its first six digits, stays in the field as it is',
  (text) => {
    expect(readTypedCode(text)).toBe(text);
  },
);

test.each([
  ['at the end of', '482913', '482913555666', '555666'],
  ['with blanks at the end of', '482913', '482913 555 666 ', '555666'],
  ['as a text at the end of', '482913', '482913Reto Ruffles 2026: 555666 es tu código', '555666'],
  ['at the start of', '482913', '555666482913', '555666'],
  ['in the middle of', '482913', '482555666913', '555666'],
  ['at the end of the begun', '48', '48555666', '555666'],
])('a code that is pasted %s code %s replaces it', (_where, before, text, shown) => {
  expect(readTypedCode(text, before)).toBe(shown);
});

test('a seventh digit leaves the code in its field as it is', () => {
  expect(readTypedCode('4829137', '482913')).toBe('482913');
});

test.each<[string, (text: string) => unknown]>([
  ['checkCode', checkCode],
  ['findCode', findCode],
  ['readTypedCode', readTypedCode],
])(
  `%s takes at most ${MAX_MS} ms for texts of up to 100,000 characters that repeat one pattern`,
  (_, check) => {
    expect(findSlow(check)).toEqual([]);
  },
);
