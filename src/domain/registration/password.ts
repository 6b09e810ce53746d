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

/**
 * Validates the field “Contraseña*”: 8 to 64 characters, spaces included. Refuses a text of spaces alone, a
 * common password, one repeated character, consecutive characters such as `abcdefgh`, and the e-mail itself.
 * These refusals ignore capital letters and the spaces at both ends.
 */
export function checkPassword(password: string, email: string): FieldCode | null {
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
  if (confirmation === '') return 'required';
  return password === confirmation ? null : 'password-mismatch';
}
