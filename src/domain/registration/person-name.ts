/** Names of people and nicknames for the ranking. */
import type { FieldCode } from './field-code.ts';
import { cleanPhone } from './phone.ts';

// Accents, ñ, spaces, hyphen, apostrophe, and the full stop of "Ma. Fernanda".
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
const NICKNAME = /^[\p{L}\p{N}_.-]{3,20}$/u;

/** One line of text without outer or doubled spaces, in composed form. Capitals stay as typed. */
export function cleanText(raw: string): string {
  return raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

function checkLetters(raw: string, max: number, code: FieldCode): FieldCode | null {
  const text = cleanText(raw);
  if (text === '') return 'required';
  const length = [...text].length;
  return length >= 2 && length <= max && NAME.test(text) ? null : code;
}

/** *Nombre(s)*: 2 to 60 letters. */
export const checkName = (raw: string): FieldCode | null => checkLetters(raw, 60, 'name');

/** *Apellidos*: 2 to 80 letters, one or two surnames. */
export const checkLastName = (raw: string): FieldCode | null => checkLetters(raw, 80, 'last-name');

/** *Apodo*: 3 to 20 letters, digits, `_ . -`; never an e-mail or a phone, since everybody reads it. */
export function checkNickname(raw: string): FieldCode | null {
  const text = cleanText(raw);
  if (text === '') return 'required';
  if (!NICKNAME.test(text) || !/[\p{L}\p{N}]/u.test(text)) return 'nickname';
  return cleanPhone(text.replace(/[_.]/g, '')) === null ? null : 'nickname';
}
