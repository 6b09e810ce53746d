import { expect, test } from 'vitest';
import { readResetLink } from './reset-link.ts';

const TOKEN = '5f4dcc3b5aa765d61d8327deb882cf99';
const ANA = { email: 'ana@correo.mx', token: TOKEN };

test.each([
  ['as it was sent', `ana%40correo.mx/${TOKEN}`],
  ['not encoded', `ana@correo.mx/${TOKEN}`],
  ['encoded twice', `ana%2540correo.mx/${TOKEN}`],
  ['encoded three times', `ana%252540correo.mx/${TOKEN}`],
  ['encoded four times', `ana%25252540correo.mx/${TOKEN}`],
  ['encoded as a whole', `ana%2540correo.mx%2F${TOKEN}`],
  ['in capitals', `ANA%40Correo.MX/${TOKEN}`],
  ['with a final slash', `ana%40correo.mx/${TOKEN}/`],
  ['with a blank at its end', `ana%40correo.mx/${TOKEN}%20`],
  ['with a blank that is encoded twice', `ana%40correo.mx/${TOKEN}%2520`],
  ['with a non-breaking blank', `ana%40correo.mx/${TOKEN}%C2%A0`],
  ['with a line break at its end', `ana%40correo.mx/${TOKEN}%0D%0A`],
  ['with a line break in its token', `ana%40correo.mx/${TOKEN.slice(0, 12)}%0D%0A${TOKEN.slice(12)}`],
  ['with blanks around the e-mail', `%20ana%40correo.mx%20/${TOKEN}`],
  ['with a full stop', `ana%40correo.mx/${TOKEN}.`],
  ['with a comma', `ana%40correo.mx/${TOKEN},`],
  ['with a closing bracket', `ana%40correo.mx/${TOKEN})`],
  ['with a bracket and a full stop', `ana%40correo.mx/${TOKEN}).`],
  ['with a closing angle bracket', `ana%40correo.mx/${TOKEN}%3E`],
  ['with a quotation mark', `ana%40correo.mx/${TOKEN}%22`],
  ['with a curly quotation mark', `ana%40correo.mx/${TOKEN}%E2%80%9D`],
  ['with an escaped quotation mark', `ana%40correo.mx/${TOKEN}&quot;`],
  ['with an escaped ampersand', `ana%40correo.mx/${TOKEN}&amp;`],
  ['with a parameter that lost its question mark', `ana%40correo.mx/${TOKEN}&amp;utm_source=mail`],
  ['with an escaped blank', `ana%40correo.mx/${TOKEN}&nbsp;`],
  ['with an escaped blank that is encoded', `ana%40correo.mx/${TOKEN}%26nbsp%3B`],
  ['with quotation marks around the token', `ana%40correo.mx/%22${TOKEN}%22`],
  ['with angle brackets around the e-mail', `%3Cana%40correo.mx%3E/${TOKEN}`],
  ['with “mailto:” before the e-mail', `mailto:ana%40correo.mx/${TOKEN}`],
  ['with two slashes between its parts', `ana%40correo.mx//${TOKEN}`],
  ['with the soft line break of a mail', `ana%40correo.mx/${TOKEN.slice(0, 12)}=%0D%0A${TOKEN.slice(12)}`],
  ['with a zero-width space', `ana%40correo.mx/${TOKEN}%E2%80%8B`],
  ['with a broken escape at its end', `ana%40correo.mx/${TOKEN}%2`],
  ['with a lone percent sign at its end', `ana%40correo.mx/${TOKEN}%`],
])('a mailed link %s is read', (_how, rest) => {
  expect(readResetLink(rest)).toEqual(ANA);
});

test.each([
  ['ana+liga@correo.mx', 'ana%2Bliga%40correo.mx'],
  ['ana+liga@correo.mx', 'ana+liga@correo.mx'],
  ['ana+liga@correo.mx', 'ana%252Bliga%2540correo.mx'],
  // A gateway has read the plus sign as a blank.
  ['ana+liga@correo.mx', 'ana%20liga%40correo.mx'],
  ['ana.b.c@sub.correo.mx', 'ana.b.c%40sub.correo.mx'],
  ['ana@compañía.mx', 'ana%40compa%C3%B1%C3%ADa.mx'],
  ['a&b@correo.mx', 'a%26b%40correo.mx'],
  ['a&b@correo.mx', 'a&amp;b%40correo.mx'],
  ["d'angelo@correo.mx", 'd%27angelo%40correo.mx'],
])('the e-mail of a mailed link is %s for the address %s', (email, encoded) => {
  expect(readResetLink(`${encoded}/${TOKEN}`)).toEqual({ email, token: TOKEN });
});

test.each(['t0k3n-abc', 'a_b-', 'abc==', 'undefined', 'token.js'])('the token %s stays as it is', (token) => {
  expect(readResetLink(`ana%40correo.mx/${token}`)?.token).toBe(token);
});

test.each([
  ['without anything', ''],
  ['without a token', 'ana%40correo.mx'],
  ['without a token after the slash', 'ana%40correo.mx/'],
  ['with a token of punctuation', 'ana%40correo.mx/...'],
  ['cut in the e-mail', 'ana%40corr'],
  ['cut in an escape', 'ana%4'],
  ['without an e-mail', `/${TOKEN}`],
  ['with a blank in its token', 'ana%40correo.mx/a%20b'],
  ['with one part too many', `ana%40correo.mx/x/${TOKEN}`],
  ['with a path as its e-mail', `ana%2F%2E%2E%2Fadmin/${TOKEN}`],
  ['with markup as its e-mail', `%3Cimg%20src%3Dx%3E/${TOKEN}`],
  ['encoded six times', `ana%252525252540correo.mx/${TOKEN}`],
  ['with a malformed escape', `%E0%A4%A/${TOKEN}`],
  ['with a very long token', `ana%40correo.mx/${'x'.repeat(513)}`],
])('a mailed link %s is not read', (_how, rest) => {
  expect(readResetLink(rest)).toBeNull();
});
