import { COMMON_PASSWORDS } from './common-passwords.ts';
import { normaliseEmail } from './email.ts';
import type { FieldCode } from './fields.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from './limits.ts';

const isOneCharacter = (text: string) => new Set(text).size === 1;
const isRun = (text: string) =>
  [...text].every((char, index, all) => {
    const previous = all[index - 1];
    return previous === undefined || char.codePointAt(0) === (previous.codePointAt(0) ?? 0) + 1;
  });

// Bidi marks and isolates, zero-width spaces, byte order marks and soft hyphens.
const PASTED = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/**
 * Removes the invisible characters that copying adds to the ends of a password, and nothing else: blanks, the rest of
 * the text and the joiners of emoji belong to the password that the player chose. They are removed on every page, so
 * that a password that was pasted once can be typed later.
 */
export function cleanPassword(raw: string): string {
  let [start, end] = [0, raw.length];
  while (start < end && PASTED.test(raw.charAt(start))) start += 1;
  while (end > start && PASTED.test(raw.charAt(end - 1))) end -= 1;
  return raw.slice(start, end);
}

/**
 * Validates the field “Contraseña*”: 8 to 64 characters, spaces included. Refuses a text of spaces alone, a
 * common password, one repeated character, consecutive characters such as `abcdefgh`, and the e-mail itself.
 * These refusals ignore capital letters and the spaces at both ends.
 */
export function checkPassword(raw: string, email: string): FieldCode | null {
  const password = cleanPassword(raw);
  if (password === '') return 'required';
  const length = [...password.slice(0, 1000)].length;
  if (length < MIN_PASSWORD) return 'password-short';
  if (length > MAX_PASSWORD) return 'password-long';
  const plain = password.trim().toLowerCase();
  const isEmail = plain !== '' && plain === normaliseEmail(email);
  const isEasy = isEmail || COMMON_PASSWORDS.has(plain) || isOneCharacter(plain) || isRun(plain);
  return isEasy || plain === '' ? 'password-common' : null;
}

export function checkConfirmation(password: string, confirmation: string): FieldCode | null {
  if (cleanPassword(confirmation) === '') return 'required';
  return cleanPassword(password) === cleanPassword(confirmation) ? null : 'password-mismatch';
}
