import { expect, test } from 'vitest';
import { checkEmail, normaliseEmail, suggestEmail } from './email.ts';
import { findSlow, listTexts, MAX_MS, type TextCheck } from './texts.test.helper.ts';

const mail = (local: number, domain: number) => `${'a'.repeat(local)}@${'b'.repeat(domain - 3)}.mx`;

/** The texts that each check refuses, by error code; `none` lists the texts that it accepts. */
const CHECKS: TextCheck[] = [
  [
    // Limits: 64 characters before “@”, 254 in total, 1,000 with spaces.
    'checkEmail',
    checkEmail,
    {
      none: [
        'ANA@CORREO.MX',
        'a.b+c@sub.correo.com.mx',
        'ana@compañía.mx',
        "a!#$%&'*+/=?^_`{|}~-b@correo.mx",
        'ana@co-rreo.mx',
        'ana@correo.m1',
        'ana@1.mx',
        mail(64, 100),
        mail(2, 251),
        `${' '.repeat(987)}ana@correo.mx`,
      ],
      email: [
        'ana',
        'ana.correo.mx',
        'ana@@correo.mx',
        mail(65, 100),
        mail(3, 251),
        `${' '.repeat(988)}ana@correo.mx`,
      ],
      required: ['', ' '],
    },
  ],
  [
    'checkEmail before the “@”',
    checkEmail,
    { email: ['@correo.mx', 'a b@c.mx', 'a..b@c.mx', 'ñandú@correo.mx', 'ana.@correo.mx', '.ana@correo.mx'] },
  ],
  [
    'checkEmail after the “@”',
    checkEmail,
    { email: ['ana@correo', 'ana@c.m', 'ana@-c.mx', 'ana@correo-.mx', 'ana@correo.mx-', 'ana@correo.1m'] },
  ],
];

test.each(listTexts(CHECKS))('$0 of the text $1 returns the error code “$2”', (_name, text, code, check) => {
  expect(check(text) ?? 'none').toBe(code);
});

test.each([
  ['\u202aAna@correo.mx\u202c', 'ana@correo.mx'],
  ['\ufeff\u00a0ana@\u200bcorreo.mx\u200e', 'ana@correo.mx'],
])('normaliseEmail drops what nobody sees in a pasted text (row %#)', (raw, expected) => {
  expect(normaliseEmail(raw)).toBe(expected);
});

test.each([
  'mailto:ana@correo.mx',
  'MAILTO: ana@correo.mx',
  '<ana@correo.mx>',
  '<mailto:ana@correo.mx>',
  'Ana Ruiz <ana@correo.mx>',
  '"Ruiz, Ana" <ana@correo.mx>;',
  'mailto:ana@correo.mx?subject=Hola',
  '“ana@correo.mx”',
  '"ana@correo.mx",',
  '(ana@correo.mx)',
  'ana@correo.mx.',
])('the e-mail that a mail or a link writes as %s is valid and read as ana@correo.mx', (text) => {
  expect([checkEmail(text), normaliseEmail(text)]).toEqual([null, 'ana@correo.mx']);
});

test.each(['<ana@correo.mx', 'ana@correo.mx, luis@correo.mx', '<ana@correo.mx> <luis@correo.mx>', '<>'])(
  'the text %s is no e-mail',
  (text) => {
    expect(checkEmail(text)).toBe('email');
  },
);

test('normaliseEmail trims the e-mail, converts it to lower case and joins a vowel and its combining accent', () => {
  expect(normaliseEmail('  Ana@Correo.MX ')).toBe('ana@correo.mx');
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
  // Unlike in `ilve.com` for `live.com`, the first two letters aren't swapped: one of the two is wrong.
  ['ixve.com', null],
  ['xlve.com', null],
  ['gmail.mxx', null],
  // Existing domains, such as email.com, get no suggestion.
  ['gmail.com', null],
  ['mail.com', null],
  ['email.com', null],
  ['outlook.mx', null],
  ['unam.mx', null],
  // A domain of more than 20 characters.
  ['gmail.com'.repeat(3), null],
])('suggestEmail for an address at %s suggests the domain %j (null: no suggestion)', (domain, meant) => {
  expect(suggestEmail(`ana@${domain}`)).toBe(meant === null ? null : `ana@${meant}`);
});

test('suggestEmail suggests nothing for a malformed e-mail', () => {
  expect([suggestEmail('ana'), suggestEmail('a b@gmial.com')]).toEqual([null, null]);
});

test.each<[string, (text: string) => unknown]>([
  ['checkEmail', checkEmail],
  ['checkEmail of an address at a domain', (text) => checkEmail(`ana@${text}`)],
  ['normaliseEmail', normaliseEmail],
  ['suggestEmail', suggestEmail],
])(
  `%s takes at most ${MAX_MS} ms for texts of up to 100,000 characters that repeat one pattern`,
  (_, check) => {
    expect(findSlow(check)).toEqual([]);
  },
);
