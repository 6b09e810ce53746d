import type { FieldCode } from './field-code.ts';
import { cleanPhone } from './phone.ts';

// A first letter of any alphabet, then letters, combining accents, spaces, hyphens, apostrophes and full stops, as
// in “Ma. Fernanda”.
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
const NICKNAME = /^[\p{L}\p{N}_.-]{3,20}$/u;

export function cleanText(raw: string): string {
  return raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

function checkLetters(raw: string, max: number, code: FieldCode): FieldCode | null {
  const text = cleanText(raw);
  if (text === '') return 'required';
  const length = [...text].length;
  return length >= 2 && length <= max && NAME.test(text) ? null : code;
}

export const checkFirstName = (raw: string): FieldCode | null => checkLetters(raw, 60, 'name');

export const checkLastName = (raw: string): FieldCode | null => checkLetters(raw, 80, 'last-name');

/**
 * Validates the field “Apodo*”: 3 to 20 letters, digits, `_`, `.` or `-`, with at least one letter or digit.
 * E-mail addresses and phone numbers are refused because the nickname is public.
 */
export function checkNickname(raw: string): FieldCode | null {
  const text = cleanText(raw);
  if (text === '') return 'required';
  if (!NICKNAME.test(text) || !/[\p{L}\p{N}]/u.test(text)) return 'nickname';
  return cleanPhone(text.replace(/[_.]/g, '')) === null ? null : 'nickname';
}
