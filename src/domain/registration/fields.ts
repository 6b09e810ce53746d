import { getCentreMidnight } from '../centre-time.ts';
import { DASHES, removeInvisible, toAsciiDigits } from '../plain-text.ts';
import {
  ADULT_AGE,
  MAX_AGE,
  MAX_FIRST_NAME,
  MAX_LAST_NAME,
  MAX_NICKNAME,
  MIN_NICKNAME,
  ZIPCODE_LENGTH,
} from './limits.ts';

export type FieldCode =
  | 'required'
  /** Refused by a rule that only the server has. */
  | 'invalid'
  | 'name'
  | 'last-name'
  | 'date'
  | 'underage'
  | 'phone'
  | 'zipcode'
  | 'nickname'
  | 'email'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-mismatch'
  | 'code';

// A first letter of any alphabet, then letters, combining accents, spaces, hyphens, apostrophes and full stops, as
// in “Ma. Fernanda”.
const NAME = /^\p{L}[\p{L}\p{M}'. -]*$/u;
const NICKNAME = new RegExp(`^[\\p{L}\\p{N}_.-]{${MIN_NICKNAME},${MAX_NICKNAME}}$`, 'u');

export function cleanText(raw: string): string {
  return removeInvisible(raw).normalize('NFC').replace(/\s+/gu, ' ').trim();
}

const APOSTROPHES = /[´‘’‛`ʼʻʽʹˊˋ′‵＇｀\u0384\u055a\u1fbd\u1fbf\ua78b\ua78c]/gu;
const HYPHENS = new RegExp(`[${DASHES}]`, 'gu');

/** Cleans a name: apostrophes and hyphens of every keyboard become `'` and `-`, so that one person has one spelling. */
export const cleanName = (raw: string): string =>
  cleanText(raw).replace(APOSTROPHES, "'").replace(HYPHENS, '-');

function checkLetters(raw: string, min: number, max: number, code: FieldCode): FieldCode | null {
  const text = cleanName(raw);
  if (text === '') return 'required';
  const length = [...text].length;
  return length >= min && length <= max && NAME.test(text) ? null : code;
}

export const checkFirstName = (raw: string): FieldCode | null => checkLetters(raw, 2, MAX_FIRST_NAME, 'name');

/** One letter is a whole last name for some people, such as “O”. */
export const checkLastName = (raw: string): FieldCode | null =>
  checkLetters(raw, 1, MAX_LAST_NAME, 'last-name');

/**
 * Validates the field “Apodo*”: letters, digits, `_`, `.` or `-`, with at least one letter or digit. A phone number is
 * refused because the nickname is public.
 */
export function checkNickname(raw: string): FieldCode | null {
  const text = cleanName(raw);
  if (text === '') return 'required';
  if (!NICKNAME.test(text) || !/[\p{L}\p{N}]/u.test(text)) return 'nickname';
  return cleanPhone(text.replace(/[_.]/g, '')) === null ? null : 'nickname';
}

// A copied link or contact begins with the name of the field.
const PHONE_LABEL = /^(?:tel|cel|m[oó]vil|whatsapp|wa)\p{L}*[.:\s]+/iu;
const PHONE_CHARACTERS = new RegExp(`^[\\d\\s()+./,;:_·•${DASHES}]+$`, 'u');
// Ten digits, after an optional country code (52 or 0052) and an optional former prefix (01, 044 or 045; after
// the country code also the former mobile digit 1). The former prefixes are obsolete since 2019 but still
// common in contact lists.
const PHONE = /^(?:(?:00)?52(?:1|01|044|045)?|01|044|045)?(\d{10})$/;

export function cleanPhone(raw: string): string | null {
  const text = toAsciiDigits(removeInvisible(raw.slice(0, 64)))
    .trim()
    .replace(PHONE_LABEL, '');
  if (!PHONE_CHARACTERS.test(text)) return null;
  return PHONE.exec(text.replace(/\D/g, ''))?.[1] ?? null;
}

export function checkPhone(raw: string): FieldCode | null {
  if (cleanText(raw) === '') return 'required';
  return cleanPhone(raw) === null ? 'phone' : null;
}

const SEPARATORS = new RegExp(`[\\s${DASHES}]`, 'gu');

/**
 * Returns a typed postal code without spaces, hyphens and invisible characters, and with ASCII digits instead of digits
 * such as “１”. Letters and other signs stay, and `checkZipcode` refuses them. Reads at most 64 characters.
 */
export const cleanDigits = (raw: string) =>
  toAsciiDigits(removeInvisible(raw.slice(0, 64))).replace(SEPARATORS, '');

export function checkZipcode(raw: string): FieldCode | null {
  const digits = cleanDigits(raw);
  if (digits === '') return 'required';
  return /^\d+$/.test(digits) && digits.length === ZIPCODE_LENGTH ? null : 'zipcode';
}

export interface BirthdateParts {
  day: string;
  month: string;
  year: string;
}

/** `YYYY-MM-DD`, or null when the three parts are not a real date. The year needs four digits. */
export function readBirthdate(parts: BirthdateParts): string | null {
  const [day = '', month = '', year = ''] = [parts.day, parts.month, parts.year].map((part) =>
    toAsciiDigits(removeInvisible(part.slice(0, 64))).trim(),
  );
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(getCentreMidnight(date)) ? null : date;
}

/**
 * Full years between two `YYYY-MM-DD` dates. A person born on 29 February has their birthday on 1 March in
 * common years.
 */
export function getAge(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/**
 * Validates the field “Fecha de nacimiento*”: a real date, and an age of 18 to 110 years on `today`
 * (`YYYY-MM-DD` at −06:00).
 */
export function checkBirthdate(parts: BirthdateParts, today: string): FieldCode | null {
  if (!parts.day.trim() && !parts.month.trim() && !parts.year.trim()) return 'required';
  const date = readBirthdate(parts);
  if (date === null || date > today) return 'date';
  const age = getAge(date, today);
  if (age > MAX_AGE) return 'date';
  return age < ADULT_AGE ? 'underage' : null;
}
