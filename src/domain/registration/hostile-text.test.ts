import { expect, test } from 'vitest';
import { checkCode, findCode, readTypedCode } from './code.ts';
import { checkEmail, normaliseEmail, suggestEmail } from './email.ts';
import {
  checkBirthdate,
  checkFirstName,
  checkLastName,
  checkNickname,
  checkPhone,
  checkZipcode,
  cleanName,
  cleanPhone,
  cleanText,
} from './fields.ts';
import { checkConfirmation, checkPassword, cleanPassword } from './password.ts';

/**
 * Lengths of the hostile texts, each of which repeats one of `UNITS`. Shorter texts run first, so that a check
 * whose time grows with the square of the length fails before the text of 100,000 characters.
 */
const LENGTHS = [1_000, 10_000, 100_000];
const MAX_MS = 50;

const UNITS = [
  'a',
  'a.',
  '.',
  ' ',
  '0',
  '0 ',
  '-',
  'a-',
  'a@',
  '@a.',
  '\u00a0',
  '\u200b',
  '1\u200b',
  '482 913 ',
  'é',
  '+52',
  '(',
  '😀',
];

const CHECKS: [string, (text: string) => unknown][] = [
  ['checkFirstName', checkFirstName],
  ['checkLastName', checkLastName],
  ['checkNickname', checkNickname],
  ['cleanText', cleanText],
  ['cleanName', cleanName],
  ['cleanPassword', cleanPassword],
  ['checkPhone', checkPhone],
  ['cleanPhone', cleanPhone],
  ['checkEmail', checkEmail],
  ['checkEmail of an address at a domain', (text) => checkEmail(`ana@${text}`)],
  ['normaliseEmail', normaliseEmail],
  ['suggestEmail', suggestEmail],
  ['checkZipcode', checkZipcode],
  ['checkCode', checkCode],
  ['findCode', findCode],
  ['readTypedCode', readTypedCode],
  ['checkPassword', (text) => checkPassword(text, text)],
  ['checkConfirmation', (text) => checkConfirmation(text, text)],
  ['checkBirthdate', (text) => checkBirthdate({ day: text, month: text, year: text }, '2026-08-26')],
];

/** True if no run of up to five takes at most `MAX_MS` of processor time. Compilation can slow down some of them. */
function isSlow(check: (text: string) => unknown, text: string): boolean {
  return [1, 2, 3, 4, 5].every(() => {
    const started = process.cpuUsage();
    check(text);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000 > MAX_MS;
  });
}

test.each(CHECKS)(
  `%s takes at most ${MAX_MS} ms of the processor for texts of 1,000, 10,000 and 100,000 characters that repeat one pattern and end with “!”`,
  (_, check) => {
    const slow = UNITS.filter((unit) =>
      LENGTHS.some((length) => isSlow(check, `${unit.repeat(length / unit.length)}!`)),
    );
    expect(slow).toEqual([]);
  },
);
