import { expect, test } from 'vitest';
import { checkBirthdate } from './birthdate.ts';
import { checkCode, checkZipcode } from './digits.ts';
import { checkEmail, normaliseEmail, suggestEmail } from './email.ts';
import { checkConfirmation, checkPassword } from './password.ts';
import { checkLastName, checkName, checkNickname, cleanText } from './person-name.ts';
import { checkPhone, cleanPhone } from './phone.ts';

/**
 * Lengths of the hostile texts. Shorter texts run first, so that a check with exponential backtracking fails
 * before the text of 100,000 characters.
 */
const LENGTHS = [1_000, 10_000, 100_000];
const MAX_MS = 50;

const UNITS = ['a', 'a.', '.', ' ', '0', '0 ', '-', 'a-', 'a@', '@a.', '\u00a0', 'é', '+52', '(', '😀'];

const CHECKS: [string, (text: string) => unknown][] = [
  ['name', checkName],
  ['last name', checkLastName],
  ['nickname', checkNickname],
  ['cleaned name', cleanText],
  ['phone', checkPhone],
  ['cleaned phone', cleanPhone],
  ['e-mail', checkEmail],
  ['e-mail with a name', (text) => checkEmail(`ana@${text}`)],
  ['normalised e-mail', normaliseEmail],
  ['suggested e-mail', suggestEmail],
  ['postal code', checkZipcode],
  ['code', checkCode],
  ['password', (text) => checkPassword(text, text)],
  ['confirmation', (text) => checkConfirmation(text, text)],
  ['date of birth', (text) => checkBirthdate({ day: text, month: text, year: text }, '2026-08-26')],
];

/**
 * Returns the shorter of two runs (ms), because compilation or another process can slow down one of them.
 */
function measure(check: (text: string) => unknown, text: string): number {
  const times = [1, 2].map(() => {
    const started = performance.now();
    check(text);
    return performance.now() - started;
  });
  return Math.min(...times);
}

test.each(CHECKS)(
  `the check of the %s takes at most ${MAX_MS} ms for each hostile text of 1,000, 10,000 and 100,000 characters`,
  (_, check) => {
    const slow = UNITS.filter((unit) =>
      LENGTHS.some((length) => measure(check, `${unit.repeat(length / unit.length)}!`) > MAX_MS),
    );
    expect(slow).toEqual([]);
  },
);
